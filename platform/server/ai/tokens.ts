/** Bytes of UTF-8 that a token stands for, on the safe side: about 4 in English, 3 in other Latin scripts, 3 to 4 in CJK. */
const BYTES_PER_TOKEN = 3.6

/** About how many tokens a text takes. Vocabularies differ by a fifth; this errs on more. */
export function estimatedTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)
}
