import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Content, declaredContent } from './contract/shapes.ts'
import { choicesOf, filled, oddBraces, openBraces, problemsOf, type Variable, variablesIn } from './variables.ts'

test('variables are found once, in their order; \\{{ is the braces themselves', () => {
  const body = 'For {{ product }} and {{reader}}: {{product}}. Write \\{{product}} literally.'
  expect(variablesIn(body)).toEqual(['product', 'reader'])
  expect(filled(body, { product: 'Soap', reader: 'nurses' })).toBe(
    'For Soap and nurses: Soap. Write {{product}} literally.',
  )
  expect(oddBraces('{{a b}} {{}} {{größe}} \\{{x y}}')).toEqual(['{{a b}}', '{{}}'])
})

test('braces that nothing closes are found, and no save takes them', () => {
  expect(openBraces('About {{product for {{reader}}')).toEqual(['{{product'])
  expect(openBraces('{{ {{a}} }} \\{{b {{{c}}}')).toEqual(['{{'])
  expect(filled('{{ {{a}} }} {{{a}}}', { a: 'x' })).toBe('{{ x }} {x}')
  const { error } = Content.safeParse({ title: 'T', body: 'About {{product' })
  expect(error?.issues[0]?.message).toMatch(/^\{\{product isn’t closed/)
})

test('a value fills its place and nothing else, whatever stands in it', () => {
  const value = fc.string({ unit: fc.constantFrom('{', '}', 'a', 'b', '\\', '$', '&', ' ') })
  fc.assert(
    fc.property(value, value, (a, b) => {
      const expected = `1 ${a.trim() || '–'} 2 ${b.trim() || '–'} 3`
      expect(filled('1 {{a}} 2 {{b}} 3', { a, b })).toBe(expected)
    }),
  )
})

test('values are checked by their type, and empty ones only where they are required', () => {
  const shared = { label: 'L', hint: '', is_required: true, initial: '', example: '' }
  const variables: Variable[] = [
    { ...shared, name: 'what', label: 'What', type: 'line' },
    { ...shared, name: 'more', type: 'text', is_required: false },
    { ...shared, name: 'count', type: 'number', least: 1, most: 9 },
    { ...shared, name: 'tone', type: 'choice', options: ['calm', 'loud'] },
  ]
  expect(problemsOf(variables, { what: ' ', count: '12', tone: 'shy' })).toEqual([
    { name: 'what', message: 'Enter What.' },
    { name: 'count', message: 'Enter at most 9.' },
    { name: 'tone', message: 'Choose one of the options.' },
  ])
  expect(problemsOf(variables, { what: 'x', count: 3, tone: 'loud' })).toEqual([])
})

test('an optional choice can be left without an option', () => {
  const choice = { name: 'tone', label: 'Tone', type: 'choice', hint: '', initial: '', example: '' } as const
  const options = ['calm', 'loud']
  expect(choicesOf({ ...choice, options, is_required: true })).toEqual(options)
  const optional = { ...choice, options, is_required: false }
  expect(choicesOf(optional)).toEqual(['', ...options])
  expect(problemsOf([optional], { tone: '' })).toEqual([])
})

test('a declaration that contradicts itself says where', () => {
  const declared = (variable: object) =>
    Content.safeParse({
      title: 'T',
      body: '{{v}}',
      variables: [{ name: 'v', label: 'V', ...variable }],
    }).error?.issues.map(({ path, message }) => [path.join('.'), message])
  const choice = { type: 'choice', options: ['calm', 'loud'] }
  expect(declared({ ...choice, initial: 'shy', example: 'loud' })).toEqual([
    ['variables.0.initial', 'Choose one of the options.'],
  ])
  expect(declared({ ...choice, options: ['calm', 'calm'] })).toEqual([
    ['variables.0.options', '“calm” is there twice.'],
  ])
  expect(declared({ type: 'number', least: 9, most: 1 })).toEqual([['variables.0.most', 'Enter at least 9.']])
  expect(declared({ type: 'number', most: 9, initial: 'ten', example: '10' })).toEqual([
    ['variables.0.initial', 'Enter a number.'],
    ['variables.0.example', 'Enter at most 9.'],
  ])
  expect(declared({ ...choice, initial: 'loud' })).toBeUndefined()
})

test('a template says what is wrong with its text, and declares exactly the variables that stand in it', () => {
  const many = Array.from({ length: 200 }, (_, at) => `{{v${at}}}`).join(' ')
  const messages = (body: string) => Content.safeParse({ title: 'T', body }).error?.issues.map(({ message }) => message)
  expect(messages(many)).toEqual(['A template takes up to 50 variables. This one has 200.'])
  expect(messages('Dear {{first name}}')?.[0]).toContain('{{first name}} isn’t a variable.')
  const content = Content.parse({
    title: 'T',
    body: 'A {{new_one}} for {{old}}',
    variables: [
      { name: 'gone', label: 'Gone', type: 'line' },
      { name: 'old', label: 'Old', type: 'text' },
    ],
  })
  expect(declaredContent(content).variables).toMatchObject([
    { name: 'new_one', label: 'New one', type: 'line' },
    { name: 'old', type: 'text' },
  ])
})
