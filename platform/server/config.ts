import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'

const text = z.string().trim()
const optional = text.optional().transform((value) => value || undefined)
const webAddress = optional.refine(
  (value) => !value || /^https?:$/.test(protocolOf(value)),
  'Enter a web address, such as https://example.com.',
)
const webAddressByLanguage = optional.refine(
  (value) => !value || /^https?:$/.test(protocolOf(value.replace('{language}', 'en'))),
  'Enter a web address, such as https://{language}.example.com.',
)
// it goes into a header, in which only ASCII may stand, and there between brackets
const contact = optional.refine(
  (value) => !value || (/^[!-'*-~]+$/.test(value) && /@|^https?:/.test(value)),
  'Enter an email address or a web address, in ASCII.',
)
const flag = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback)
const list = text.default('').transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)
/** A port is asked what it is, so they are few. */
const ports = list.pipe(z.array(z.coerce.number<string>().int().min(1).max(65535)).max(8))

const SHORTEST_KEY = 32
const MAKE_A_KEY =
  'Use at least 32 random characters, for example from `openssl rand -base64 32`. Use the same key for every process.'

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : ''
}

/** Every setting of the server: unit, default that works offline, and a sentence. `.env.example` is written from it. */
export const Settings = z.object({
  HOST: text
    .default('127.0.0.1')
    .describe('Address to listen on. Use 0.0.0.0 to accept connections from other machines.'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on; 0 picks a free one.'),
  PUBLIC_URL: optional.describe(
    'Public URL of the server, for example https://write.example.org. Determines the allowed origin and secure cookies.',
  ),
  TRUST_PROXY: list.describe(
    'Comma-separated addresses or CIDRs of reverse proxies whose X-Forwarded-For header is trusted.',
  ),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('What this process runs: everything, only the web server, or only background jobs.'),
  DATA_DIR: text
    .default('./data')
    .transform((dir) => (isAbsolute(dir) ? dir : resolve(dir)))
    .describe('Folder for the embedded database, files, the mail outbox, and the server’s secret key.'),
  DATABASE_URL: optional.describe(
    'PostgreSQL 15 or newer, for example postgres://user:password@host/longhand. If unset, the embedded database is used.',
  ),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10).describe('Connections to PostgreSQL per process.'),
  REDIS_URL: optional.describe('Redis, for co-editing, rate limits, and events across several processes.'),
  SECRET_KEY: optional
    .refine((key) => !key || key.length >= SHORTEST_KEY, `This key is too short. ${MAKE_A_KEY}`)
    .describe(
      'Encrypts stored secrets and signs sessions: at least 32 characters, for example from `openssl rand -base64 32`. Generated in DATA_DIR with the embedded database; required with DATABASE_URL.',
    ),
  OPERATOR_KEY: optional
    .refine((key) => !key || /^[^:]+:./.test(key), 'Write it as id:secret.')
    .describe('Operator’s Basic credentials, as id:secret.'),
  METRICS_TOKEN: optional.describe(
    'Bearer token that can read /metrics and nothing else. If unset, only operator credentials can read it.',
  ),
  DEFAULT_PLAN: text.default('premium-tier-3-monthly-june-2024').describe('Plan for new accounts.'),
  RATE_LIMITS: flag('on').describe('Rate limits by client address and user; turn off for acceptance and load tests.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Minimum log level.'),
  OUTBOUND_ALLOW: list.describe(
    'Comma-separated private hosts, addresses, or CIDRs, preferably each with a port (wiki.lan:8080, 10.0.0.0/8:443), that anyone’s sources and images can be fetched from. Longhand’s own ports, database, Redis, file storage, and mail server stay blocked.',
  ),
  MODEL_ALLOW: list.describe(
    'The same for model servers that people add with their own model key, such as 127.0.0.1:11434. Sources can’t be fetched from these. Model servers in these settings need no entry.',
  ),
  CHROMIUM_PATH: optional.describe(
    'Path to Chromium for PDF export; detected in the usual places. Without Chromium, PDFs are made with the browser’s print dialog.',
  ),
  CHROMIUM_SANDBOX: flag('on').describe(
    'Chromium’s sandbox. Turn off where it can’t start, such as in containers. Printed pages run no scripts and have no network access.',
  ),
  PLUGIN_HOSTS: list.describe(
    'Comma-separated hosts that people can connect by plugin sign-in, such as blog.example.org, *.example.org, or localhost for programs on their own computer. If unset, any https host and localhost, each after consent that names it; `none` turns plugin sign-in off.',
  ),
  SMTP_URL: optional.describe(
    'Mail server, for example smtp://user:password@host:587. If unset, mail is written to DATA_DIR/outbox instead.',
  ),
  MAIL_FROM: text.default('Longhand <no-reply@localhost>').describe('Sender of outgoing mail.'),
  TERMS_FILE: optional.describe(
    'Markdown file with your terms and privacy notice, shown at /terms. If unset, that page lists what Longhand stores.',
  ),
  COUNT_VISITS: flag('on').describe(
    'Counts how often each page is opened per day, without cookies, IP addresses, or anything about who opened it. Shown by `npm run operator -- visits`.',
  ),
  THANKS_URL: webAddress.describe('Page that /redirect leads to. Defaults to /thank-you.'),
  TEAM_CHAT_WEBHOOK: optional.describe('Webhook URL that receives a JSON message for each internal error.'),
  S3_ENDPOINT: optional.describe(
    'S3-compatible storage for files, for example http://minio:9000. If unset, files are stored in DATA_DIR/files.',
  ),
  S3_REGION: text.default('us-east-1').describe('S3 region.'),
  S3_BUCKET: text.default('longhand').describe('S3 bucket.'),
  S3_ACCESS_KEY_ID: optional.describe('S3 access key.'),
  S3_SECRET_ACCESS_KEY: optional.describe('S3 secret key.'),
  OPENAI_API_KEY: optional.describe('The server’s OpenAI key.'),
  OPENAI_BASE_URL: optional.describe('OpenAI base URL, if not the default.'),
  OPENAI_MODEL: text.default('gpt-5-mini').describe('Default OpenAI model.'),
  ANTHROPIC_API_KEY: optional.describe('The server’s Anthropic key.'),
  ANTHROPIC_BASE_URL: optional.describe('Anthropic base URL, if not the default.'),
  ANTHROPIC_MODEL: text.default('claude-sonnet-4-5').describe('Default Anthropic model.'),
  AZURE_OPENAI_ENDPOINT: optional.describe('Azure OpenAI resource, for example https://name.openai.azure.com.'),
  AZURE_OPENAI_API_KEY: optional.describe('Azure OpenAI key.'),
  AZURE_OPENAI_DEPLOYMENT: optional.describe('Azure OpenAI deployment.'),
  COMPATIBLE_BASE_URL: optional.describe(
    'OpenAI-compatible server (Ollama, llama.cpp, vLLM, LM Studio), for example http://127.0.0.1:11434/v1.',
  ),
  COMPATIBLE_API_KEY: optional.describe('Key for the OpenAI-compatible server, if required.'),
  COMPATIBLE_MODEL: optional.describe('Model on the OpenAI-compatible server.'),
  COMPATIBLE_CONTEXT_TOKENS: z.coerce
    .number()
    .int()
    .min(1_024)
    .optional()
    .describe('Context window of that model, in tokens. If unset, what the server reports, or 8192.'),
  LOCAL_MODELS: z
    .enum(['on', 'first', 'off'])
    .default('on')
    .describe(
      'Models of Ollama, LM Studio, llama.cpp, and vLLM on this machine are detected and used: on, after the providers in these settings; first, before them; off, never.',
    ),
  LOCAL_MODEL_PORTS: ports.prefault('11434,1234,8080,8000').describe('Ports on 127.0.0.1 to check for them.'),
  ON_BOARD_MODELS: optional.describe(
    'JSON file with your own list of models that this server can download and run itself, instead of the built-in list; `off` offers none. Its format: docs/operations.md.',
  ),
  ON_BOARD_WEIGHTS_URL: text
    .default('https://huggingface.co/')
    .refine((value) => /^https?:$/.test(protocolOf(value)), 'Enter a web address, such as https://example.com.')
    .describe('Where those models are downloaded from. Nothing is downloaded until somebody asks for a model.'),
  ON_BOARD_REGISTRY: webAddress.describe(
    'npm registry that llama.cpp is installed from for them, if not the one that npm is configured with.',
  ),
  MODEL_FIRST_TEXT_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(60)
    .describe('Maximum wait for a model’s first words, in seconds.'),
  MODEL_NEXT_TEXT_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(30)
    .describe('Maximum pause between a model’s words, in seconds.'),
  MODEL_RUN_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(30)
    .describe('Days that prompts and answers of language models are kept, encrypted, to be run again; 0 keeps none.'),
  MODEL_TOTAL_SECONDS: z.coerce
    .number()
    .positive()
    .max(3600)
    .default(300)
    .describe('Maximum time for a model’s whole response, in seconds.'),
  MODEL_SOURCE_TOKENS: z.coerce
    .number()
    .int()
    .min(500)
    .max(500_000)
    .default(9_000)
    .describe(
      'Tokens of source text sent with one request for an article. More tokens cost more and give the model more to work with.',
    ),
  MODEL_REVIEW: flag('on').describe(
    'A model reads what it wrote in a tool once more, with the order beside it, and mends what is wrong: better texts for about twice the tokens.',
  ),
  SEARXNG_URL: optional.describe('SearXNG instance with JSON output.'),
  BRAVE_API_KEY: optional.describe('Brave Search key.'),
  BRAVE_BASE_URL: optional.describe('Brave Search base URL, if not the default.'),
  SERPER_API_KEY: optional.describe('Serper key.'),
  SERPER_BASE_URL: optional.describe('Serper base URL, if not the default.'),
  TAVILY_API_KEY: optional.describe('Tavily key.'),
  TAVILY_BASE_URL: optional.describe('Tavily base URL, if not the default.'),
  OPEN_SOURCES: flag('on').describe(
    'Whether people can turn on search in Wikipedia, OpenAlex, and Crossref for themselves. Nothing is sent until they do.',
  ),
  OUTBOUND_CONTACT: contact.describe(
    'Your email or web address, sent in the User-Agent with every request for a source and as mailto to OpenAlex and Crossref, which then respond faster. Wikipedia asks for it.',
  ),
  WIKIPEDIA_BASE_URL: webAddressByLanguage.describe(
    'Wikipedia base URL, if not the default. {language} is replaced with en, de, and so on.',
  ),
  OPENALEX_BASE_URL: webAddress.describe('OpenAlex base URL, if not the default.'),
  OPENALEX_API_KEY: optional.describe(
    'OpenAlex key, free at openalex.org. Without one, OpenAlex allows only a few searches per day.',
  ),
  CROSSREF_BASE_URL: webAddress.describe('Crossref base URL, if not the default.'),
  COPYSCAPE_USERNAME: optional.describe('Copyscape Premium user name, for originality checks against its web index.'),
  COPYSCAPE_API_KEY: optional.describe('Copyscape API key.'),
  COPYSCAPE_BASE_URL: optional.describe('Copyscape base URL, if not the default.'),
})

/** The server's settings, read once and passed down. */
export type Config = z.output<typeof Settings>

/** What programs that we start get of our environment: all but our settings, since there are keys among them. */
export function environmentOfOthers(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in Settings.shape)))
}

/** Reads and checks the settings; throws one message that names every setting at fault. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const known = Object.fromEntries(Object.keys(Settings.shape).map((name) => [name, environment[name] || undefined]))
  const parsed = Settings.safeParse(known)
  if (!parsed.success) {
    throw new Error(
      `Invalid settings:\n${parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    )
  }
  const config = parsed.data
  if (config.DATABASE_URL && !config.SECRET_KEY)
    throw new Error(`SECRET_KEY is required with DATABASE_URL. ${MAKE_A_KEY}`)
  return config
}
