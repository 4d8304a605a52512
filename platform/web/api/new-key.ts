/** A random key of 32 hex digits. `crypto.randomUUID` would need https, which a self-hosted server may not have. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A random UUID, version 4 (RFC 9562), without https too. */
export function newUuid(): string {
  const hex = [...newKey()].with(12, '4')
  hex[16] = '89ab'.charAt(Number.parseInt(hex[16] ?? '0', 16) % 4)
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
