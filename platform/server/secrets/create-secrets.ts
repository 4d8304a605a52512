import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from '../deps.ts'

const VERSION = 'v1'

/** AES-256-GCM and HMAC-SHA256 under keys derived (HKDF-SHA256, RFC 5869) from the server's own. Sealed: `v1.nonce.tag.text`, base64url. */
export function createSecrets(serverKey: string): Secrets {
  const key = derived(serverKey, 'stored secrets')
  const fingerprintKey = derived(serverKey, 'fingerprints')
  return {
    encrypt(plain) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [VERSION, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
    },
    decrypt(text) {
      const [version, nonce, tag, sealed] = text.split('.')
      if (version !== VERSION || !nonce || !tag || sealed === undefined) throw new Error('This is not a sealed secret.')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), { authTagLength: 16 })
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8')
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('base64'),
  }
}

function derived(serverKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverKey, 'longhand', purpose, 32))
}
