import { createAnthropic } from '@ai-sdk/anthropic'
import { createAzure } from '@ai-sdk/azure'
import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import type { Config } from '../config.ts'
import { isOpenAiThinker, knownAbilities } from './abilities.ts'
import type { Language, TimeLimits } from './attempt.ts'
import { chatCompletions } from './chat-completions.ts'
import type { Abilities, LocalServerName, OnBoardName, OwnKey, ProviderName } from './types.ts'

/** The way to a provider: plain for the operator's settings, guarded for addresses that people gave. */
export type ProviderFetch = typeof fetch

/** One provider with one model, ready to be asked. */
export interface Provider {
  name: ProviderName | LocalServerName | OnBoardName
  model: string
  /** The provider's status page; null for self-hosted servers. */
  statusPage: string | null
  /** Never to be shown. */
  secrets: string[]
  /** The setting that holds its key; null on a person's own key, and where there is none. */
  setting: string | null
  language: Language
  /** What this provider wants beside the usual options. */
  options: Partial<LanguageModelV4CallOptions>
  abilities: Abilities
  /** Thoughts may come among the text, as they do from open models; the vendors keep them apart. */
  writesThoughts: boolean
  /** How long it may take, where the server's settings are not meant for it. */
  limits?: TimeLimits
}

/** Tells a provider's models apart, as in `ollama/qwen3:8b`. */
export function nameOf({ name, model }: Provider): string {
  return `${name}/${model}`
}

type ProviderSettings = Config | Pick<Config, ProviderSetting>
type ProviderSetting =
  | `OPENAI_${'API_KEY' | 'BASE_URL' | 'MODEL'}`
  | `ANTHROPIC_${'API_KEY' | 'BASE_URL' | 'MODEL'}`
  | `AZURE_OPENAI_${'ENDPOINT' | 'API_KEY' | 'DEPLOYMENT'}`
  | `COMPATIBLE_${'BASE_URL' | 'API_KEY' | 'MODEL' | 'CONTEXT_TOKENS'}`

const OPENAI = 'https://api.openai.com/v1'
const ANTHROPIC = 'https://api.anthropic.com/v1'
/** Newest dated version that is generally available, for gateways before Azure; Azure itself is spoken to by its v1 calls. */
const AZURE_DATED_VERSION = '2024-10-21'

/** The providers of the server's settings, in the order in which they are tried. */
export function configuredProviders(config: ProviderSettings, fetch: ProviderFetch): Provider[] {
  const found: (Provider | null)[] = [
    config.OPENAI_API_KEY ? openai(config.OPENAI_API_KEY, config.OPENAI_MODEL, config.OPENAI_BASE_URL, fetch) : null,
    config.AZURE_OPENAI_API_KEY && config.AZURE_OPENAI_ENDPOINT && config.AZURE_OPENAI_DEPLOYMENT
      ? azure(config.AZURE_OPENAI_API_KEY, config.AZURE_OPENAI_DEPLOYMENT, config.AZURE_OPENAI_ENDPOINT, fetch)
      : null,
    config.ANTHROPIC_API_KEY
      ? anthropic(config.ANTHROPIC_API_KEY, config.ANTHROPIC_MODEL, config.ANTHROPIC_BASE_URL, fetch)
      : null,
    config.COMPATIBLE_BASE_URL && config.COMPATIBLE_MODEL
      ? ofSettings(
          config.COMPATIBLE_CONTEXT_TOKENS,
          compatible(config.COMPATIBLE_API_KEY, config.COMPATIBLE_MODEL, config.COMPATIBLE_BASE_URL, fetch),
        )
      : null,
  ]
  return found.filter((provider) => provider !== null)
}

/** The form of an answer is handed to it until it refuses one: nobody tests the server's settings as a key is tested. */
function ofSettings(contextTokens: number | undefined, provider: Provider): Provider {
  return {
    ...provider,
    abilities: { ...provider.abilities, schema: true, ...(contextTokens ? { contextTokens } : {}) },
  }
}

/** Where a key's provider answers, without a slash at the end. */
export function baseUrlOf({ provider, baseUrl }: Pick<OwnKey, 'provider' | 'baseUrl'>): string {
  return versioned(baseUrl) ?? (provider === 'anthropic' ? ANTHROPIC : OPENAI)
}

/**
 * The provider behind a person's own key. `fetch` must be the guarded one. An address or model that the key lacks comes
 * from the provider itself or from `defaults`, never from the server's own settings.
 */
export function ownKeyProvider(
  own: OwnKey,
  defaults: Pick<Config, 'OPENAI_MODEL' | 'ANTHROPIC_MODEL'>,
  fetch: ProviderFetch,
): Provider {
  const provider = providerOf(own, defaults, fetch)
  return { ...provider, setting: null, abilities: { ...provider.abilities, ...own.abilities } }
}

function providerOf(
  own: OwnKey,
  defaults: Pick<Config, 'OPENAI_MODEL' | 'ANTHROPIC_MODEL'>,
  fetch: ProviderFetch,
): Provider {
  switch (own.provider) {
    case 'openai':
      return openai(own.key, own.model ?? defaults.OPENAI_MODEL, own.baseUrl, fetch)
    case 'anthropic':
      return anthropic(own.key, own.model ?? defaults.ANTHROPIC_MODEL, own.baseUrl, fetch)
    case 'azure':
      return azure(own.key, own.model ?? '', own.baseUrl ?? '', fetch)
    case 'compatible':
      return compatible(own.key, own.model ?? '', own.baseUrl ?? '', fetch)
  }
}

// Every address is given explicitly: the SDK would otherwise read the server's environment, and a person's key would
// travel to the operator's gateway.
function openai(apiKey: string, model: string, baseUrl: string | undefined, fetch: ProviderFetch): Provider {
  const sdk = createOpenAI({ apiKey, baseURL: versioned(baseUrl) ?? OPENAI, fetch })
  const theirs = isAt(baseUrl, 'api.openai.com')
  return {
    name: 'openai',
    model,
    statusPage: 'https://status.openai.com',
    secrets: [apiKey],
    // Servers that speak for OpenAI know chat completions; only OpenAI is sure to know responses.
    language: theirs ? sdk.responses(model) : sdk.chat(model),
    options: {
      providerOptions: {
        openai: {
          store: false,
          strictJsonSchema: false,
          ...(isOpenAiThinker(model) ? { reasoningEffort: 'low' } : {}),
        },
      },
    },
    abilities: knownAbilities('openai', model),
    setting: 'OPENAI_API_KEY',
    writesThoughts: false,
  }
}

function azure(apiKey: string, deployment: string, endpoint: string, fetch: ProviderFetch): Provider {
  const base = withoutSlash(endpoint)
  const theirs = isAzureHost(base)
  const sdk = theirs
    ? createAzure({ apiKey, baseURL: new URL(base).pathname === '/' ? `${base}/openai` : base, fetch })
    : createAzure({
        apiKey,
        baseURL: base.endsWith('/openai') ? base : `${base}/openai`,
        useDeploymentBasedUrls: true,
        apiVersion: AZURE_DATED_VERSION,
        fetch,
      })
  return {
    name: 'azure',
    model: deployment,
    statusPage: 'https://azure.status.microsoft/status',
    secrets: [apiKey],
    language: sdk.chat(deployment),
    options: { providerOptions: { openai: { strictJsonSchema: false }, azure: { strictJsonSchema: false } } },
    abilities: knownAbilities('azure', deployment),
    setting: 'AZURE_OPENAI_API_KEY',
    writesThoughts: false,
  }
}

function anthropic(apiKey: string, model: string, baseUrl: string | undefined, fetch: ProviderFetch): Provider {
  return {
    name: 'anthropic',
    model,
    statusPage: 'https://status.anthropic.com',
    secrets: [apiKey],
    language: createAnthropic({ apiKey, baseURL: versioned(baseUrl) ?? ANTHROPIC, fetch })(model),
    options: {},
    abilities: knownAbilities('anthropic', model),
    setting: 'ANTHROPIC_API_KEY',
    writesThoughts: false,
  }
}

function compatible(apiKey: string | undefined, model: string, baseUrl: string, fetch: ProviderFetch): Provider {
  return {
    name: 'compatible',
    model,
    statusPage: null,
    secrets: apiKey ? [apiKey] : [],
    language: chatCompletions({ baseUrl: versioned(baseUrl) ?? baseUrl, apiKey, model, fetch }),
    options: {},
    abilities: knownAbilities('compatible', model),
    setting: apiKey ? 'COMPATIBLE_API_KEY' : null,
    writesThoughts: true,
  }
}

/** An address without a path gets the `/v1` under which all of these servers answer. */
function versioned(baseUrl: string | undefined): string | undefined {
  if (!baseUrl || !URL.canParse(baseUrl)) return baseUrl
  return new URL(baseUrl).pathname === '/' ? `${withoutSlash(baseUrl)}/v1` : withoutSlash(baseUrl)
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

function isAt(baseUrl: string | undefined, host: string): boolean {
  return !baseUrl || (URL.canParse(baseUrl) && new URL(baseUrl).hostname === host)
}

function isAzureHost(base: string): boolean {
  return (
    URL.canParse(base) &&
    /\.(?:openai\.azure|services\.ai\.azure|cognitiveservices\.azure)\.com$/.test(new URL(base).hostname)
  )
}
