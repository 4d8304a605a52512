import { createHash } from 'node:crypto'

/** SHA-256 in base64url: of a code, as it is stored; of a verifier, as its challenge was made (RFC 7636 4.6). */
export function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64url')
}
