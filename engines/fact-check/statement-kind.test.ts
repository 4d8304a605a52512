import { describe, expect, test } from 'vitest'
import { type ContentLanguage, contentLanguages } from '../text/index.ts'
import { checkWorthiness, type StatementKind, statementKind } from './index.ts'

describe('kinds', () => {
  test.each<[string, StatementKind]>([
    ['The plant opened in 1990.', 'claim'],
    ['The plant opened in 1990', 'claim'],
    ['Water boils at lower temperatures on mountains.', 'claim'],
    ['Researchers expect that 5% will leave.', 'claim'],
    ['I think the plant is ugly.', 'opinion'],
    ['You should visit the plant in Paris.', 'advice'],
    ['The plant will close by 2030.', 'prediction'],
    ['Did it open in 1990?', 'question'],
    ['It got worse.', 'too-vague'],
    ['Noise never bothers neighbours.', 'claim'],
    ['We always try.', 'too-vague'],
    ['This article looks at these points: the Severn, costs in 2020 and Sihwa Lake.', 'too-vague'],
    ['', 'too-vague'],
  ])('%s', (sentence, kind) => expect(statementKind(sentence)).toBe(kind))

  test.each<[ContentLanguage, string, StatementKind]>([
    ['German', 'Das Werk wird 2030 schließen.', 'prediction'],
    ['German', 'Der Turm wird 2027 gebaut werden.', 'prediction'],
    ['German', 'Die Partei wird die Wahl gewinnen.', 'prediction'],
    ['German', 'Der Most wird in elf Gasthäusern ausgeschenkt.', 'claim'],
    ['German', 'Ein Baum, der lange nicht geschnitten wird, trägt weniger.', 'claim'],
    ['French', 'À mon avis, Paris est belle.', 'opinion'],
    ['Portuguese', 'A ponte tem 300 metros.', 'claim'],
    ['German', 'Dieser Artikel behandelt die Elbe und Hamburg.', 'too-vague'],
    ['Vietnamese', 'Bạn nên uống 2 lít nước.', 'advice'],
  ])('%s: %s', (language, sentence, kind) => expect(statementKind(sentence, language)).toBe(kind))
})

describe('worth a check', () => {
  const isRanked = (sentences: string[], language?: ContentLanguage) => {
    const scores = checkWorthiness(sentences, language)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(new Set(scores).size).toBe(scores.length)
  }

  test('figures and records before greetings and wishes', () => {
    isRanked([
      'Unemployment fell from 10 percent to 4 percent, and they voted against it.',
      'He voted for the bill.',
      'Thank you, good evening.',
      'I really hope that we will do this together.',
    ])
  })

  test('in other languages too', () => {
    isRanked(
      ['Die Stadt hat 2,96 Millionen Einwohner.', 'Die Stadt hat viele Einwohner.', 'Ich glaube, du solltest gehen.'],
      'German',
    )
  })

  test('any text has a score between 0 and 1, alone as among others', () => {
    const texts = [
      '',
      ' ',
      '?',
      '今天天气',
      'ไทย',
      '\u200b',
      'a'.repeat(50_000),
      '5 '.repeat(20_000),
      'مرحبا بالعالم 5',
    ]
    for (const language of contentLanguages) {
      const scores = checkWorthiness(texts, language)
      expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true)
      expect(texts.map((text) => checkWorthiness([text], language)[0])).toEqual(scores)
    }
  })
})
