/** Decks and teams as links: the text itself, packed, behind the # of an address. So no server keeps or sees it. */

const MOST = 20_000; // characters of a deck: as many as the server would judge
const WORD = "deck=";

function pipe(
  data: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([data]).stream().pipeThrough(through);
}

/** What stands behind the # for a text. */
export async function packed(text: string): Promise<string> {
  const data = new TextEncoder().encode(text);
  const small = await new Response(pipe(data, new CompressionStream("deflate-raw"))).arrayBuffer();
  const letters = btoa(String.fromCharCode(...new Uint8Array(small)));
  return WORD + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text behind a #; null if there is none, or none that can be read. */
export async function unpacked(hash: string): Promise<string | null> {
  if (!hash.startsWith(WORD)) return null;
  try {
    const letters = atob(hash.slice(WORD.length).replaceAll("-", "+").replaceAll("_", "/"));
    const data = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await read(pipe(data, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}

/** All of a stream, unless it is far more than a deck: a short link can unpack to anything. */
async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string | null> {
  const reader = stream.getReader();
  const reads = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += reads.decode(part.value, { stream: true });
    if (text.length > MOST) {
      await reader.cancel();
      return null;
    }
  }
  return text + reads.decode();
}
