import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'

const text = z.string().trim()
const optional = text.optional().transform((value) => value || undefined)
const webAddress = optional.refine(
  (value) => !value || /^https?:$/.test(protocolOf(value)),
  'This is not a web address.',
)
const flag = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback)
const list = text.default('').transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const SHORTEST_KEY = 32
const MAKE_A_KEY =
  'It needs 32 characters or more that nobody can guess: `openssl rand -base64 32` prints one. Every process needs the same.'

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : ''
}

/** Every setting of the server: unit, default that works offline, and a sentence. `.env.example` is written from it. */
export const Settings = z.object({
  HOST: text.default('127.0.0.1').describe('Address to listen on. 0.0.0.0 makes it reachable from other machines.'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on; 0 picks a free one.'),
  PUBLIC_URL: optional.describe(
    'Address under which people reach the server, for example https://write.example.org. Sets our own origin and secure cookies.',
  ),
  TRUST_PROXY: list.describe(
    'Comma list of addresses or CIDRs of proxies in front, whose X-Forwarded-For is believed.',
  ),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('What this process does: everything, only the calls and pages, or only the long work.'),
  DATA_DIR: text
    .default('./data')
    .transform((dir) => (isAbsolute(dir) ? dir : resolve(dir)))
    .describe('Folder of the embedded database, files, outbox and the server’s own key.'),
  DATABASE_URL: optional.describe(
    'PostgreSQL 15 or newer, for example postgres://user:password@host/longhand. Without it the embedded database is used.',
  ),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10).describe('Connections to PostgreSQL per process.'),
  REDIS_URL: optional.describe('Redis for co-editing, rate limits and events over several processes.'),
  SECRET_KEY: optional
    .refine((key) => !key || key.length >= SHORTEST_KEY, `This key is too short to protect anything. ${MAKE_A_KEY}`)
    .describe(
      'Encrypts stored secrets and signs sessions: 32 characters or more, for example from `openssl rand -base64 32`. Made and kept in DATA_DIR with the embedded database; required with DATABASE_URL.',
    ),
  OPERATOR_KEY: optional.describe('id:secret of an operator’s Basic credentials.'),
  METRICS_TOKEN: optional.describe(
    'Bearer token that may read /metrics and nothing else. Without it only operators’ credentials may.',
  ),
  DEFAULT_PLAN: text.default('premium-tier-3-monthly-june-2024').describe('Plan of a new account.'),
  RATE_LIMITS: flag('on').describe('Request limits by client address and person; off for acceptance and load runs.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Least level that is logged.'),
  OUTBOUND_ALLOW: list.describe(
    'Comma list of private hosts, addresses or CIDRs, best each with a port (wiki.lan:8080, 10.0.0.0/8:443), that anybody’s sources and pictures may come from. Longhand’s own ports, database, Redis, file store and mail server stay closed.',
  ),
  MODEL_ALLOW: list.describe(
    'The same for model servers that people name with a key of their own, such as 127.0.0.1:11434; sources do not get there by it. The model servers of these settings need no entry.',
  ),
  CHROMIUM_PATH: optional.describe(
    'Chromium for PDF export; found by itself in the usual places. Without one, PDF goes through the browser’s print dialog.',
  ),
  CHROMIUM_SANDBOX: flag('on').describe(
    'Chromium’s own sandbox; off where it cannot start, as in containers. What is printed runs no script and reaches no network.',
  ),
  SMTP_URL: optional.describe(
    'Mail server, for example smtp://user:password@host:587. Without it mail is written to DATA_DIR/outbox.',
  ),
  MAIL_FROM: text.default('Longhand <no-reply@localhost>').describe('Sender of mail.'),
  TERMS_FILE: optional.describe(
    'Markdown file with your terms and privacy notice, shown at /terms. Without it that page says what Longhand keeps.',
  ),
  THANKS_URL: webAddress.describe('Page of yours that /redirect leads to. Without it, /thank-you.'),
  TEAM_CHAT_WEBHOOK: optional.describe('Address that receives a JSON message for each internal error.'),
  S3_ENDPOINT: optional.describe(
    'S3-compatible store for files, for example http://minio:9000. Without it files lie in DATA_DIR/files.',
  ),
  S3_REGION: text.default('us-east-1').describe('Region of the store.'),
  S3_BUCKET: text.default('longhand').describe('Bucket of the store.'),
  S3_ACCESS_KEY_ID: optional.describe('Access key of the store.'),
  S3_SECRET_ACCESS_KEY: optional.describe('Secret key of the store.'),
  OPENAI_API_KEY: optional.describe('OpenAI key of the server.'),
  OPENAI_BASE_URL: optional.describe('OpenAI address, when not theirs.'),
  OPENAI_MODEL: text.default('gpt-5-mini').describe('OpenAI model where no other is asked for.'),
  ANTHROPIC_API_KEY: optional.describe('Anthropic key of the server.'),
  ANTHROPIC_BASE_URL: optional.describe('Anthropic address, when not theirs.'),
  ANTHROPIC_MODEL: text.default('claude-sonnet-4-5').describe('Anthropic model where no other is asked for.'),
  AZURE_OPENAI_ENDPOINT: optional.describe('Azure OpenAI resource, for example https://name.openai.azure.com.'),
  AZURE_OPENAI_API_KEY: optional.describe('Azure OpenAI key.'),
  AZURE_OPENAI_DEPLOYMENT: optional.describe('Azure OpenAI deployment.'),
  COMPATIBLE_BASE_URL: optional.describe(
    'OpenAI-compatible server (Ollama, llama.cpp, vLLM, LM Studio), for example http://127.0.0.1:11434/v1.',
  ),
  COMPATIBLE_API_KEY: optional.describe('Its key, where it wants one.'),
  COMPATIBLE_MODEL: optional.describe('Its model.'),
  MODEL_FIRST_TEXT_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(60)
    .describe('How long a model may take until its first word, in seconds.'),
  MODEL_NEXT_TEXT_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(30)
    .describe('How long a model may pause between two words, in seconds.'),
  MODEL_TOTAL_SECONDS: z.coerce
    .number()
    .positive()
    .max(3600)
    .default(300)
    .describe('How long a model may take for one whole answer, in seconds.'),
  SEARXNG_URL: optional.describe('SearXNG instance with JSON output.'),
  BRAVE_API_KEY: optional.describe('Brave Search key.'),
  BRAVE_BASE_URL: optional.describe('Brave Search address, when not theirs.'),
  SERPER_API_KEY: optional.describe('Serper key.'),
  SERPER_BASE_URL: optional.describe('Serper address, when not theirs.'),
  TAVILY_API_KEY: optional.describe('Tavily key.'),
  TAVILY_BASE_URL: optional.describe('Tavily address, when not theirs.'),
  COPYSCAPE_USERNAME: optional.describe('Copyscape Premium user, for originality checks against its index of the web.'),
  COPYSCAPE_API_KEY: optional.describe('Its API key.'),
  COPYSCAPE_BASE_URL: optional.describe('Copyscape address, when not theirs.'),
})

/** The server's settings, read once and passed down. */
export type Config = z.output<typeof Settings>

/** Reads and checks the settings; throws one message that names every setting at fault. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const known = Object.fromEntries(Object.keys(Settings.shape).map((name) => [name, environment[name] || undefined]))
  const parsed = Settings.safeParse(known)
  if (!parsed.success) {
    throw new Error(
      `Settings at fault:\n${parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    )
  }
  const config = parsed.data
  if (config.DATABASE_URL && !config.SECRET_KEY)
    throw new Error(`SECRET_KEY is required with DATABASE_URL. ${MAKE_A_KEY}`)
  return config
}
