import { type Logger, pino } from 'pino'

/** One structured line per event; facts first, a past-tense sentence last. Never content, prompts, tokens or keys. */
export type Log = Logger

/** Paths whose values never reach a log line, wherever they stand. */
const SECRET_PATHS = ['authorization', 'cookie', 'password', 'token', 'key', 'secret', 'api_key', 'apiKey'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`, `headers["${name}"]`],
)

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: undefined,
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  }
  return destination ? pino(options, destination) : pino(options)
}
