import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { knownAbilities } from './abilities.ts'
import { aiOver, SECRET } from './ai.fixture.ts'

test.each([
  ['openai', 'gpt-5-mini', 400_000, true],
  ['openai', 'gpt-5-chat-latest', 128_000, false],
  ['openai', 'gpt-4.1-nano', 1_047_576, false],
  ['openai', 'gpt-4o-mini', 128_000, false],
  ['openai', 'gpt-4', 8_192, false],
  ['openai', 'o3', 200_000, true],
  ['azure', 'our-deployment', 128_000, false],
  ['anthropic', 'claude-sonnet-4-5', 200_000, false],
  ['compatible', 'llama3.2', 8_192, false],
  ['compatible', 'qwen3:8b', 8_192, true],
  ['compatible', 'qwen3:30b-instruct', 8_192, false],
] as const)('%s’s %s holds %i tokens', (provider, model, contextTokens, thinks) => {
  expect(knownAbilities(provider, model)).toMatchObject({ contextTokens, thinks })
})

test('measured abilities of a person’s model take precedence over its name', () => {
  const { ai } = aiOver(readConfig({}))
  const ownKey = { provider: 'compatible', key: SECRET, baseUrl: 'http://127.0.0.1:9/v1', model: 'qwen3' } as const
  const wish = { purpose: 'special', ownerId: 'u1', feature: 'test' } as const
  const abilities = { contextTokens: 32_768, schema: true }
  expect(ai.choose({ ...wish, ownKey: { ...ownKey, abilities } })?.abilities).toEqual({ ...abilities, thinks: true })
})
