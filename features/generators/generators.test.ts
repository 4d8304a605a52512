import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { countWords } from '../../engines/text/index.ts'
import { generatorForms, generatorsContract, toolForms } from './contract.ts'
import { formFieldsOf } from './fields.ts'
import type { Generator } from './generator.ts'
import { generators } from './generators.ts'

const all: [string, Generator][] = Object.entries(generators)

test('every file of the catalog is listed, under an id and a path of its own', () => {
  const helpers = [
    'chapters.ts',
    'fault-checks.ts',
    'faults.test.ts',
    'outline-of-notes.ts',
    'prompt-words.ts',
    'reply-faults.ts',
    'shared-fields.ts',
    'shared-ways.ts',
    // what a text is repurposed into, which POST /api/repurpose runs
    'shapes',
    'tidy.ts',
    'tidy.test.ts',
    'whole-phrase.ts',
  ]
  const files = readdirSync(new URL('catalog', import.meta.url)).filter((file) => !helpers.includes(file))
  const named = all.map(([name]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`)
  expect(named.sort()).toEqual(files.sort())
  for (const key of ['id', 'path', 'label'] as const)
    expect(new Set(all.map(([, generator]) => generator[key])).size).toBe(all.length)
  expect(Object.keys(generatorsContract)).toEqual(Object.keys(generators))
})

test.each(all)('%s takes its own examples, and what a form leaves alone', (_, { input, fields }) => {
  const examples = Object.fromEntries(formFieldsOf(fields).map(({ name, example }) => [name, example]))
  expect(z.safeParse(input, examples).error).toBeUndefined()
})

/** Lists of a few words, one per line. */
const LISTS = ['talkingpoints outline', 'faqs known']

test.each(toolForms.map((form) => [form.tool, form] as const))(
  '%s can be filled in with what people bring',
  (tool, form) => {
    const examples = Object.fromEntries(form.fields.map(({ name, example }) => [name, example]))
    const generator = all.find(([call]) => call === form.call)?.[1]
    expect(generator && z.safeParse(generator.input, examples).error).toBeUndefined()
    for (const { name, kind, example } of form.fields)
      if (kind === 'text' && !LISTS.includes(`${tool} ${name}`)) {
        expect(countWords(String(example)), name).toBeGreaterThanOrEqual(60)
        expect(countWords(String(example)), name).toBeLessThanOrEqual(220)
      }
  },
)

test('a form says of each field what to enter, whether it must be, and among what to choose', () => {
  for (const { fields } of generatorForms) {
    expect(fields.length).toBeGreaterThan(0)
    for (const { label, hint } of fields) expect([label.length > 0, hint.length > 0]).toEqual([true, true])
  }
  const rephraser = generatorForms.find(({ call }) => call === 'rephraser')
  expect(rephraser?.fields.map(({ name, kind, isRequired }) => [name, kind, isRequired])).toEqual([
    ['text', 'text', true],
    ['tone', 'choice', false],
  ])
  expect(rephraser?.fields[1]).toMatchObject({
    initial: 'CASUAL',
    options: expect.arrayContaining(['CASUAL', 'FORMAL']),
  })
  expect(JSON.parse(JSON.stringify(generatorForms))).toEqual(generatorForms)
})
