import { describe, expect, test } from 'vitest'
import { splitPassages } from '../../retrieval/index.ts'
import { markdownToText } from '../../text/index.ts'
import { writeAnswers } from '../digest-frame.ts'
import { questions } from '../planning/questions.ts'
import { readMaterial } from '../reading/material.ts'
import { answer } from './answer.ts'
import { beneathQuestion } from './asked-in-sources.ts'

const language = 'English-US'
const INTERVIEW = `Care for wooden floors

Where does the wood come from?

Oak for floors grows in the Jura above 1,200 metres. The trees grow slowly there.

## Kinds

Oak has been scarce for years. Are there other kinds?

Ash and larch are sold as well. Larch comes from wood lots in Siberia.

What if the floor squeaks?

I would call somebody. Squeaks come from wood that the floor rubs against.

Is it safe to wash a wooden floor?

No, water makes the boards swell. When the floor squeaks, wood rubs on wood.`

const materialOf = (text: string) => {
  const source = { sourceId: 'floors', title: 'Floors', language, ...markdownToText(text) } as const
  return readMaterial({ language, topic: 'wooden floors', passages: splitPassages(source) })
}
const answerTo = (text: string, question: string) => {
  const found = answer(materialOf(text), question)
  return found.answered ? found.sentence.text : null
}

describe('a question that a source asks', () => {
  test('is answered by what stands beneath it, and not by what has more of its words', () => {
    expect(answerTo(INTERVIEW, 'Where does the wood come from?')).toBe(
      'Oak for floors grows in the Jura above 1,200 metres.',
    )
  })
  test('stays open where what stands beneath it cannot be quoted', () => {
    expect(answerTo(INTERVIEW, 'What if the floor squeaks?')).toBeNull()
  })
  test('is answered by what points back at it, quoted whole', () => {
    const text = `${INTERVIEW}\n\n## Does a floor need oil?\n\nYes, it does every other year. Oil keeps water out of the wood.`
    const read = materialOf(text)
    expect(answerTo(text, 'Does a floor need oil?')).toBe('It does every other year.')
    expect(writeAnswers(read, { asked: ['Does a floor need oil?'], used: [] }).text).toBe(
      '### Does a floor need oil?\n\n> **Floors**: “Yes, it does every other year. Oil keeps water out of the wood.”',
    )
  })
  test('has an answer without its yes or no', () => {
    expect(answerTo(INTERVIEW, 'Is it safe to wash a wooden floor?')).toBe('Water makes the boards swell.')
  })
  test('may be a heading, and ends with its paragraph', () => {
    const asHeadings = INTERVIEW.replace(/^(.*\?)$/gmu, '## $1')
    const [first] = questions(materialOf(asHeadings)).filter(({ text }) => text.startsWith('Where'))
    expect(first).toMatchObject({ source: 'sources', answered: true })
    expect(beneathQuestion(materialOf(asHeadings), 'Where does the wood come from?')?.map(({ text }) => text)).toEqual([
      'Oak for floors grows in the Jura above 1,200 metres.',
      'The trees grow slowly there.',
    ])
  })
})
