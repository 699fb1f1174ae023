/** Whether the luck of a match follows from the secret that was promised before it, reckoned by this browser. */

const SEED_BITS = 62n;

/** What is known of the luck of a match; `unable` if this browser cannot reckon it (only https pages may). */
export type Verdict = "fair" | "broken" | "unable";

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}

function hex(data: ArrayBuffer): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of a secret. */
export async function commitment(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

/** The seed that follows from a secret: the first bits of its HMAC-SHA256 of "thwack match". */
export async function seedOf(secret: string): Promise<bigint> {
  const how = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), how, false, ["sign"]);
  const found = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode("thwack match"));
  return BigInt(`0x${hex(found).slice(0, 16)}`) >> (64n - SEED_BITS);
}

/** The seed in a record: it is too large for a number of JavaScript, so it is read from the text. */
export function seedIn(record: string): bigint | null {
  const found = /"seed":\s*(\d+)/.exec(record)?.[1];
  return found === undefined ? null : BigInt(found);
}

/** Judge a match: the secret against what was promised, and the seed of its record against the secret. */
export async function judge(promised: string, secret: string, record: string): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return "unable";
  if ((await commitment(secret)) !== promised) return "broken";
  const seed = seedIn(record);
  return seed === null || seed === (await seedOf(secret)) ? "fair" : "broken";
}
