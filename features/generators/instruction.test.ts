import { describe, expect, test } from 'vitest'
import { passagesOf } from '../../engines/digest/cases/case.ts'
import { tides } from '../../engines/digest/cases/material.ts'
import { tidalPower } from '../../engines/digest/cases/tidal-power.ts'
import { digestFaults, readMaterial } from '../../engines/digest/index.ts'
import { followInstruction } from './follow-instruction.ts'
import { readInstruction } from './instruction.ts'

const language = 'English-US'

describe('reading an instruction', () => {
  test.each([
    [`Summarise in two sentences: ${tides}`, 'summarise', { sentences: 2 }],
    [`Shorten this text.\n\n${tides}`, 'shorten', {}],
    [`${tides}\n\nMake this simpler, please.`, 'simplify', {}],
    ['Write an FAQ with 4 questions about tides', 'faq', { items: 4 }],
    ['Give me ten headlines for tidal power', 'made', { items: 10 }],
    ['Create an outline on tidal power in 600 words', 'outline', { words: 600 }],
    ['List the keywords', 'made', {}],
    ['How many turbines does the station have?', 'answer', {}],
    ['Explain tidal barrages', 'written', {}],
    ['Fasse den Text in drei Sätzen zusammen', 'summarise', { sentences: 3 }],
    ['Résume en deux phrases', 'summarise', { sentences: 2 }],
    ['Resume en dos frases', 'summarise', { sentences: 2 }],
    ['Riassumi in tre frasi', 'summarise', { sentences: 3 }],
    ['Vat samen in twee zinnen', 'summarise', { sentences: 2 }],
    ['Resuma em duas frases', 'summarise', { sentences: 2 }],
    ['Streść w dwóch zdaniach', 'summarise', { sentences: 2 }],
    ['İki cümlede özetle', 'summarise', { sentences: 2 }],
    ['Tóm tắt trong hai câu', 'summarise', { sentences: 2 }],
    ['Write a poem about tides', 'made', {}],
    ['Translate into French: Tides rise twice a day at every coast.', 'made', {}],
  ])('%s', (prompt, kind, amounts) => {
    expect(readInstruction(prompt, 'English-US')).toMatchObject({ kind, ...amounts })
  })
  test('a text without an instruction is all body, even where it speaks of an outline or ends in a colon', () => {
    expect(readInstruction(tides, 'English-US')).toMatchObject({ kind: 'unknown', order: '', body: tides })
    const prose = 'The outline of the coast changes. Tides explain much of it: they carry sand away every single day.'
    expect(readInstruction(prose, 'English-US').body).toBe(prose)
  })
  test('the text that comes along is kept apart', () => {
    expect(readInstruction(`Summarise: ${tides}`, 'English-US').body).toBe(tides)
    expect(readInstruction('Explain tidal barrages from the sources', 'English-US')).toMatchObject({
      about: 'tidal barrages',
      body: '',
    })
  })
})

describe('doing what was asked', () => {
  const done = (prompt: string, passages = passagesOf(tidalPower), variant = 0) => {
    const order = readInstruction(prompt, language)
    const material = readMaterial({ language, passages, given: order.body, topic: order.about || undefined })
    return { ...followInstruction(material, order, variant), passages: material.passages }
  }
  test('one sentence is one sentence of the text', () => {
    const { text, outcome } = done(`Summarise in one sentence: ${tides}`)
    expect([tides.includes(text), text.match(/\./g)?.length, outcome]).toEqual([true, 1, undefined])
  })
  test('a phrase that orders nothing names what the sources are quoted on', () => {
    const { text, outcome } = done('what tidal power stations cost')
    expect(text).toContain('> **')
    expect(text).not.toContain('What tidal power stations cost')
    expect(outcome).toBe('instead')
  })
  test('as many points as asked for', () => {
    expect(done('Make 3 bullet points about tidal power').text.match(/^\d\. /gm)).toHaveLength(3)
  })
  test('an answer is the quotation that answers', () => {
    expect(done('When did the Rance station open?').text).toMatch(/^> \*\*.*\*\*: “.*1966/)
    expect(done('Who invented the telephone?').text).toContain('No source answers')
  })
  test('what takes a model is not pretended', () => {
    expect(done('Write a poem about tidal power')).toMatchObject({ outcome: 'instead' })
    expect(done(`Rephrase: Tides rise. Tides fall. ${'They never rest. '.repeat(3)}`)).toMatchObject({
      outcome: 'unchanged',
    })
  })
  test('nothing is said that is not in the text or the sources', () => {
    for (const order of [
      'Summarise',
      'Make a list',
      'Write an FAQ',
      'Write an outline',
      'Write a conclusion',
      'Explain tides',
    ])
      for (const prompt of [`${order}: ${tides}`, order])
        for (const variant of [0, 1]) {
          const made = done(prompt, undefined, variant)
          expect(made.text.length, prompt).toBeGreaterThan(20)
          expect(digestFaults(made, made.passages), prompt).toEqual([])
        }
  })
})
