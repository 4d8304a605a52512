import type { Rate, VoiceMeasures } from './measures.ts'
import type { VoiceRules } from './rules.ts'

/** Places below which a habit is not told: chance looks like one. */
const FEWEST_PLACES = 4
const MOST_FAVORITES_TOLD = 6

/** What measures say of a voice, in plain sentences that a person can edit and a model can follow. */
export function voiceSentences(measures: VoiceMeasures): string[] {
  return [
    rhythm(measures),
    vocabulary(measures.longWords),
    speaker(measures),
    address(measures),
    habit(measures.contractions, ['Uses contractions.', 'Avoids contractions.']),
    habit(measures.numbersAsWords, ['Spells out numbers below ten.', 'Writes numbers below ten as figures.']),
    habit(measures.serialCommas, [
      'Puts a comma before the last item of a list.',
      'Puts no comma before the last item of a list.',
    ]),
    habit(measures.titleCaseHeadings, ['Headings in title case.', 'Headings in sentence case.']),
    marks(measures),
    favorites(measures),
  ].filter((sentence) => sentence !== null)
}

function rhythm({ sentences, sentenceLength: { mean, deviation } }: VoiceMeasures): string | null {
  if (sentences < FEWEST_PLACES) return null
  const words = Math.round(mean)
  const [shortest, longest] = [Math.max(1, Math.round(mean - deviation)), Math.round(mean + deviation)]
  return deviation < mean / 3
    ? `Sentences of about ${words} words, all of much the same length.`
    : `Sentences of about ${words} words, mostly between ${shortest} and ${longest}.`
}

/** Björnsson (1968) counts words of more than six letters: some 20 % in everyday prose, 30 % and more in technical prose. */
function vocabulary(longWords: Rate | null): string | null {
  if (!longWords?.of) return null
  const share = longWords.count / longWords.of
  if (share < 0.2) return 'Everyday words; few are long.'
  return share > 0.3
    ? `Many long and technical words: some ${Math.round(share * 100)} of 100 have more than six letters.`
    : null
}

function speaker({ i, we, sentences }: VoiceMeasures): string | null {
  if (!i || !we) return null
  const [speaksAsI, speaksAsWe] = [isFrequent(i), isFrequent(we)]
  if (speaksAsI && speaksAsWe)
    return `The writer speaks as “I”, ${howOften(i, sentences)}, and as “we”, ${howOften(we, sentences)}.`
  if (speaksAsI) return `The writer speaks as “I”, ${howOften(i, sentences)}.`
  if (speaksAsWe) return `Speaks as “we”, ${howOften(we, sentences)}.`
  return 'The writer stays out of the text: neither “I” nor “we”.'
}

function address({ you, politeYou, sentences }: VoiceMeasures): string | null {
  if (!you) return null
  if (politeYou && isFrequent(politeYou) && politeYou.count > you.count)
    return `Addresses readers politely, ${howOften(politeYou, sentences)}.`
  if (isFrequent(you))
    return `${politeYou ? 'Addresses readers informally' : 'Speaks to readers as “you”'}, ${howOften(you, sentences)}.`
  return 'Does not address readers.'
}

/** A model that only hears that somebody speaks as “I” does so once, or all the time. */
function howOften({ count }: Rate, sentences: number): string {
  const every = Math.round(sentences / Math.max(1, count))
  if (every <= 1) return 'in nearly every sentence'
  const ordinal = ['second', 'third', 'fourth', 'fifth'][every - 2]
  return ordinal ? `in about every ${ordinal} sentence` : 'now and then'
}

/** At least one of two hundred words. */
function isFrequent({ count, of }: Rate): boolean {
  return count >= 2 && count * 200 >= of
}

function habit(rate: Rate | null, [mostly, hardly]: readonly [string, string]): string | null {
  if (!rate || rate.of < FEWEST_PLACES) return null
  const share = rate.count / rate.of
  if (share >= 0.8) return mostly
  return share <= 0.2 ? hardly : null
}

function marks(measures: VoiceMeasures): string | null {
  if (measures.sentences < FEWEST_PLACES) return null
  // one of so many sentences or words is often
  const all: readonly [name: string, rate: Rate, often: number][] = [
    ['questions', measures.questions, 10],
    ['exclamation marks', measures.exclamations, 10],
    ['dashes', measures.dashes, 100],
    ['semicolons', measures.semicolons, 150],
    ['parentheses', measures.parentheses, 100],
  ]
  const often = all.filter(([, { count, of }, one]) => count * one >= of)
  const rarely = all.filter((mark) => mark[1].count >= 2 && !often.includes(mark))
  const never = all.slice(1, 3).filter(([, { count }]) => count === 0)
  const named = (marksOf: typeof all, joint?: string) =>
    listed(
      marksOf.map(([name]) => name),
      joint,
    )
  return (
    [
      often.length ? `Often uses ${named(often)}.` : null,
      rarely.length ? `Now and then uses ${named(rarely)}.` : null,
      never.length ? `Uses no ${named(never, 'or')}.` : null,
    ]
      .filter((sentence) => sentence !== null)
      .join(' ') || null
  )
}

function favorites({ favorites: all }: VoiceMeasures): string | null {
  const told = all.slice(0, MOST_FAVORITES_TOLD).map(({ word }) => `“${word}”`)
  return told.length ? `Words that come back: ${told.join(', ')}.` : null
}

function listed(items: readonly string[], joint = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`
}

const SAID: { [Rule in keyof VoiceRules]?: Record<string, string> } = {
  serialComma: {
    with: 'Put a comma before “and” or “or” in a list of three or more.',
    without: 'Put no comma before “and” or “or” in a list.',
  },
  headingCase: {
    sentence: 'Write headings in sentence case: only the first word and names take a capital.',
    title: 'Write headings in title case.',
  },
  contractions: { use: 'Use contractions (“don’t”, “it’s”).', avoid: 'Use no contractions: “do not”, never “don’t”.' },
  smallNumbers: { words: 'Write numbers below ten in words.', figures: 'Write all numbers as figures.' },
  speaker: {
    'not-i': 'Never write as “I”.',
    'not-i-or-we': 'Never write as “I” or “we”.',
  },
  address: {
    familiar: 'Address readers with the familiar form (du, tú, tu).',
    polite: 'Address readers with the polite form (Sie, usted, vous).',
  },
  exclamations: { avoid: 'Use no exclamation marks.' },
}

/** Rules as sentences to a model. All their words are the person's own or ours. */
export function ruleSentences(rules: VoiceRules): string[] {
  return [
    ...rules.preferred.map(({ use, insteadOf }) =>
      insteadOf.length
        ? `Write “${use}”, never ${insteadOf.map((word) => `“${word}”`).join(' or ')}.`
        : `Prefer “${use}”.`,
    ),
    ...(rules.forbidden.length ? [`Never use: ${rules.forbidden.map((word) => `“${word}”`).join(', ')}.`] : []),
    ...(rules.terms.length ? [`Spell these exactly so: ${rules.terms.join(', ')}.`] : []),
    ...(Object.keys(SAID) as (keyof VoiceRules)[]).flatMap((rule) => SAID[rule]?.[String(rules[rule])] ?? []),
    ...(rules.longestSentence ? [`No sentence is longer than ${rules.longestSentence} words.`] : []),
  ]
}
