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
    serializers: { err: asFacts },
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  }
  return destination ? pino(options, destination) : pino(options)
}

const LONGEST_MESSAGE = 1_000

/**
 * What of an error may be written down: where it happened and what kind it is. The rest of what libraries hang on errors
 * (the values of a query, the row that was refused, the input that did not fit) is people's content.
 */
function asFacts(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const message = messageOf(error)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: error.name,
    message,
    ...namesIn(error),
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...(error.cause !== undefined && depth < 4 ? { cause: asFacts(error.cause, depth + 1) } : {}),
  }
}

/** Drizzle ends its sentence with the values of the query. */
function messageOf(error: Error): string {
  const message = 'params' in error && 'query' in error ? `Failed query: ${error.query}` : error.message
  return message.slice(0, LONGEST_MESSAGE)
}

function namesIn(error: Error): Record<string, string> {
  const known = Object.entries(error).filter(([name]) => ['code', 'table', 'column', 'constraint'].includes(name))
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]))
}
