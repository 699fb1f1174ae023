/** One character, one name: how the games' ids and names in any language lead to the same arms. */

/** Portuguese (and other) slugs of those who have arms in the roll. */
const ALIASES: Readonly<Record<string, string>> = {
  "homem-aranha": "spider-man",
  "capitao-america": "captain-america",
  "homem-de-ferro": "iron-man",
  "tony-stark": "iron-man",
  "bruce-banner": "hulk",
  "viuva-negra": "black-widow",
  "gaviao-arqueiro": "hawkeye",
  "maquina-de-combate": "war-machine",
  falcao: "falcon",
  visao: "vision",
  vespa: "wasp",
  "homem-formiga": "ant-man",
  "feiticeira-escarlate": "scarlet-witch",
  mercurio: "quicksilver",
  "pantera-negra": "black-panther",
  "mulher-hulk": "she-hulk",
  "miss-marvel": "ms-marvel",
  "capitao-mar-vell": "captain-mar-vell",
  "soldado-invernal": "winter-soldier",
  manto: "cloak",
  adaga: "dagger",
  "mulher-aranha": "spider-woman",
  "aranha-escarlate": "scarlet-spider",
  carnificina: "carnage",
  "eddie-brock": "venom",
  "duende-verde": "green-goblin",
  "norman-osborn": "green-goblin",
  "duende-macabro": "hobgoblin",
  "dr-octopus": "doctor-octopus",
  "homem-areia": "sandman",
  abutre: "vulture",
  lagarto: "lizard",
  rino: "rhino",
  escorpiao: "scorpion",
  camaleao: "chameleon",
  "kraven-o-cacador": "kraven-the-hunter",
  "gata-negra": "black-cat",
  "rei-do-crime": "kingpin",
  demolidor: "daredevil",
  mercenario: "bullseye",
  justiceiro: "punisher",
  "punho-de-ferro": "iron-fist",
  "cavaleiro-da-lua": "moon-knight",
  "motoqueiro-fantasma": "ghost-rider",
  "johnny-blaze": "ghost-rider",
  "dr-estranho": "doctor-strange",
  "dr-strange": "doctor-strange",
  "barao-mordo": "baron-mordo",
  "surfista-prateado": "silver-surfer",
  nebulosa: "nebula",
  "senhor-das-estrelas": "star-lord",
  "drax-o-destruidor": "drax-the-destroyer",
  "ronan-o-acusador": "ronan-the-accuser",
  destruidor: "destroyer",
  valquiria: "valkyrie",
  "dr-destino": "doctor-doom",
  "senhor-fantastico": "mr-fantastic",
  "mulher-invisivel": "invisible-woman",
  "tocha-humana": "human-torch",
  coisa: "thing",
  ciclope: "cyclops",
  fenix: "phoenix",
  tempestade: "storm",
  fera: "beast",
  noturno: "nightcrawler",
  vampira: "rogue",
  anjo: "angel",
  arcanjo: "angel",
  "homem-de-gelo": "iceman",
  jubileu: "jubilee",
  "lince-negra": "kitty-pryde",
  mistica: "mystique",
  "dente-de-sabre": "sabretooth",
  fanatico: "juggernaut",
  groxo: "toad",
  apocalipse: "apocalypse",
  "caveira-vermelha": "red-skull",
  "barao-zemo": "baron-zemo",
  "ossos-cruzados": "crossbones",
  "m-o-d-o-k": "modok",
  "ultron-1": "ultron",
  "ultron-5": "ultron",
  "ultron-6": "ultron",
  "ultron-14": "ultron",
  mandarim: "mandarin",
  "kang-o-conquistador": "kang-the-conqueror",
  abominavel: "abomination",
  "hulk-vermelho": "red-hulk",
  lider: "leader",
  mefisto: "mephisto",
  "raio-negro": "black-bolt",
  "april-o-neil": "april-oneil",
};

/** Those who share a name with somebody else: game and slug. */
const NAMESAKES: Readonly<Record<string, string>> = {
  "unmatched/angel": "buffy-angel",
  "battle_scenes/medusa": "inhuman-medusa",
  "battle_scenes/titania": "skeeter",
};

/** A name or an id as a slug: "Dr. Watson" and "dr-watson" are the same, and so are a character's versions. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .replace(/-v\d+$/, "");
}

/** The name under which somebody's arms stand in the roll, whoever asks in whichever language. */
export function bearer(name: string, game = ""): string {
  const slug = slugOf(name);
  return NAMESAKES[`${game}/${slug}`] ?? ALIASES[slug] ?? slug;
}
