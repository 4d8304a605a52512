import { expect, test } from 'vitest'
import { requestFor } from '../writing/server/index.ts'
import { formFieldsOf } from './fields.ts'
import type { Generator } from './generator.ts'
import { generators } from './generators.ts'
import { shapes } from './shapes.ts'

const setting = { language: 'English-US', sources: [], voice: null, brief: '' } as const

test('what every generator asks of a model, word for word', async () => {
  const all: Generator[] = [...Object.values(generators), ...shapes.map(({ generator }) => generator)]
  const pages = all.map(({ id, fields, input, prompt }) => {
    const examples = Object.fromEntries(formFieldsOf(fields).map(({ name, example }) => [name, example]))
    const {
      prompt: before,
      fenced = [],
      after = '',
      maxOutputTokens,
      temperature,
    } = requestFor(prompt(input.parse({ ...examples, known: '' })), setting)
    const quoted = fenced.map(({ label, text }) => `<${label}>\n${text}`)
    return [`== ${id} (${maxOutputTokens} tokens, temperature ${temperature})`, before, ...quoted, after].join('\n')
  })
  await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot('prompts.txt')
})
