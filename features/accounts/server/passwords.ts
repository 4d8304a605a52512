import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 16 MiB and five passes: one of the parameter sets that OWASP's Password Storage Cheat Sheet names for scrypt. */
const NOW = { cost: 2 ** 14, blockSize: 8, parallelization: 5 }
const KEY_BYTES = 32
/** Hashing runs in the thread pool, which files and DNS share; more at once would make them wait. */
const AT_ONCE = 2

/** What a hash costs whoever makes it and whoever tries passwords at it. */
interface Parameters {
  cost: number
  blockSize: number
  parallelization: number
}

/**
 * A salted hash that names its own parameters: `scrypt$cost$blockSize$parallelization$salt$key`, the last two base64url.
 * Only tests, which hash by the hundred, may ask for others.
 */
export async function hashPassword(password: string, parameters: Parameters = NOW): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, parameters)
  const { cost, blockSize, parallelization } = parameters
  return ['scrypt', cost, blockSize, parallelization, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether a password is the one that was hashed; in constant time. False for a hash that is not ours. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [kind, cost, blockSize, parallelization, salt, key] = hash.split('$')
  if (kind !== 'scrypt' || !salt || !key) return false
  const parameters = { cost: Number(cost), blockSize: Number(blockSize), parallelization: Number(parallelization) }
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), parameters)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

let running = 0
const waiting: Array<() => void> = []

async function derive(
  password: string,
  salt: Buffer,
  { cost, blockSize, parallelization }: Parameters,
): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn))
  else running += 1
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const options = { cost, blockSize, parallelization, maxmem: 256 * cost * blockSize }
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
