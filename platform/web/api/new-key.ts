/** A random key of 32 hex digits. `crypto.randomUUID` would need https, which a self-hosted server may not have. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
