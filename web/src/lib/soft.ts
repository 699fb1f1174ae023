/**
 * Where long words may be broken: soft hyphens, which are seen only where a line ends at them. Browsers have rules of
 * their own for some languages only, and some have none at all; without either a word is cut through anywhere.
 */
const [IN_NAMES, IN_SENTENCES] = [/\p{L}{9,}/gu, /\p{L}{11,}/gu];
const SENTENCE = 40; // signs
const VOWEL = /[aeiouyáéíóúâêôãõàèìòùäëïöü]/i;
const ONSET = /^(?:[bcdfgpt][lr]|[clnpst]h|[qg]u)/i; // letters that begin a syllable together
const [LEAST, HYPHEN] = [3, "\u00ad"]; // letters on either side of a hyphen

const known = new Map<string, string>();

export function soft(text: string): string {
  let found = known.get(text);
  if (found === undefined)
    known.set(text, (found = text.replace(text.length < SENTENCE ? IN_NAMES : IN_SENTENCES, broken)));
  return found;
}

function broken(word: string): string {
  let out = "";
  let from = 0;
  for (let i = LEAST; i <= word.length - LEAST; i++)
    if (begins(word, i)) {
      out += word.slice(from, i) + HYPHEN;
      from = i;
    }
  return out + word.slice(from);
}

/** Whether a syllable begins with this letter: a consonant, or two that belong together, before a vowel. */
function begins(word: string, i: number): boolean {
  const vowel = (at: number): boolean => VOWEL.test(word.charAt(at));
  if (vowel(i) || ONSET.test(word.slice(i - 1, i + 1))) return false;
  return vowel(i + (ONSET.test(word.slice(i, i + 2)) ? 2 : 1)) && VOWEL.test(word.slice(0, i));
}
