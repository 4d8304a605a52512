import type { Abilities, ProviderName } from './types.ts'

/** What a model of an unknown server is taken to hold: what most small open models are started with, or more. */
const UNKNOWN_TOKENS = 8_192

/** Context windows by the beginning of a model's name, first match counts. Sources: the vendors' lists of models. */
const OPENAI_CONTEXTS: readonly [RegExp, number][] = [
  [/^gpt-[5-9][\w.]*-chat/, 128_000],
  [/^gpt-[5-9]/, 400_000],
  [/^gpt-4\.1/, 1_047_576],
  [/^gpt-4(?:o|-turbo|\.5|-1106|-0125)/, 128_000],
  [/^gpt-4-32k/, 32_768],
  [/^gpt-4/, 8_192],
  [/^gpt-3\.5/, 16_385],
  [/^o1-(?:mini|preview)/, 128_000],
  [/^o\d/, 200_000],
]
const OPENAI_TOKENS = 128_000
const ANTHROPIC_CONTEXTS: readonly [RegExp, number][] = [
  [/^claude-(?:instant|2\.0)/, 100_000],
  [/^claude/, 200_000],
]
const ANTHROPIC_TOKENS = 200_000

/** Open models that write their thoughts down before the answer, unless their name says that they do not. */
const OPEN_THINKERS = /deepseek-r\d|qwq|qwen-?3|gpt-oss|magistral|phi-?4-(?:mini-)?reasoning|think|reason/i
const OPEN_ANSWERERS = /instruct|non-?thinking|no-?think/i

/** What is known of a model by its provider and name alone; what a server reports or a test measures takes precedence. */
export function knownAbilities(provider: ProviderName, model: string): Abilities {
  switch (provider) {
    case 'openai':
    case 'azure':
      return {
        contextTokens: tokensBy(OPENAI_CONTEXTS, model) ?? OPENAI_TOKENS,
        schema: true,
        thinks: isOpenAiThinker(model),
      }
    case 'anthropic':
      // it thinks only when asked to, and we don't ask
      return { contextTokens: tokensBy(ANTHROPIC_CONTEXTS, model) ?? ANTHROPIC_TOKENS, schema: false, thinks: false }
    case 'compatible':
      return {
        contextTokens: UNKNOWN_TOKENS,
        schema: false,
        thinks: OPEN_THINKERS.test(model) && !OPEN_ANSWERERS.test(model),
      }
  }
}

/** OpenAI's models that think before they write; at their usual effort the first word takes many seconds. */
export function isOpenAiThinker(model: string): boolean {
  return /^(?:o\d|gpt-[5-9])(?!.*chat)/.test(model)
}

function tokensBy(contexts: readonly [RegExp, number][], model: string): number | undefined {
  return contexts.find(([name]) => name.test(model.toLowerCase()))?.[1]
}
