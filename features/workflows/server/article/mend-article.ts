import type { z } from 'zod'
import { copiedWordsFinder } from '../../../../engines/plagiarism/index.ts'
import { termsOf } from '../../../../engines/retrieval/index.ts'
import { textOf } from '../../../../engines/text/index.ts'
import { addedByVoice } from '../../../../engines/voice/index.ts'
import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Model } from '../../../../platform/server/ai/types.ts'
import type { GivenPassage } from '../../../writing/contract.ts'
import {
  brokenRules,
  candidatesOf,
  citationsIn,
  citationsNamed,
  hasFiguresOf,
  markdownSentences,
  numberedText,
} from '../../../writing/server/index.ts'
import type { ArticleSetting } from '../prompts/article-setting.ts'
import { MendedShape, mendRequest } from '../prompts/mend.ts'
import { type FaultFinders, type FaultInPart, faultsIn, hasLessWrong, worstOf } from './faults.ts'
import { withSourcesNamed } from './name-sources.ts'
import { type CitedText, citedPart } from './part.ts'
import { nearestPassages, shownSources } from './shown-sources.ts'

/** Sentences that one article may have mended; an article with more is not saved by it. */
const MOST_MENDED = 24
/** Share of a sentence's telling words that a passage holds when it is found without the model's having named it. */
const LEAST_HELD = 0.6

/** An article with what was found and what of it remains. */
export interface MendedArticle {
  parts: CitedText[]
  found: number
  remaining: number
}

/**
 * Reads an article once more: code finds what an editor would send back, finds a source where one carries the sentence, has
 * the model name the words where it is said in others, and mend the rest; a new sentence stays only where code finds no fault in it. Without an answer the article stays as it is.
 */
export async function mendArticle(
  parts: readonly CitedText[],
  setting: ArticleSetting,
  { model, signal }: { model: Model; signal: AbortSignal },
): Promise<MendedArticle> {
  const finders = findersFor(setting)
  const faults = (of: readonly CitedText[]) => faultsIn(of, setting.language, finders)
  const known = withSourcesFound(parts, faults(parts), setting)
  const cited = await withSourcesNamed(known, setting, { model, signal })
  const found = worstOf(faults(cited), MOST_MENDED)
  if (found.length === 0) return { parts: cited, found: 0, remaining: 0 }
  const answers = await mended(cited, found, setting, { model, signal })
  // from the end, so that the places before a change stay where they are
  const last = [...found.keys()].toSorted((a, b) => (found[b]?.start ?? 0) - (found[a]?.start ?? 0))
  const changed = last.reduce((now, at) => {
    const fault = found[at]
    const answer = answers.get(at + 1)
    if (!fault || !answer || (!answer.text.trim() && isKept(cited, fault, setting))) return now
    const fresh = freshText(answer, setting)
    const next = now.map((part, place) => (place === fault.part ? replaced(part, fault, fresh) : part))
    return hasLessWrong(faults(next), faults(now)) ? next : now
  }, cited)
  return { parts: changed, found: found.length, remaining: faults(changed).length }
}

/** What an article is held against: the words of its sources, and what its voice has brought into it beside its sound, or asks for. */
function findersFor({ voice, language, sources, ...said }: ArticleSetting): FaultFinders {
  const read = sources.flatMap(({ all }) => all.map(({ text }) => text))
  const copiedWords = copiedWordsFinder(read, language)
  if (!voice) return { copiedWords, addedWords: () => [], brokenRules: () => [] }
  const known = [said.topic, said.headline, said.brief, said.notes, ...said.viewpoints, ...read].join('\n')
  const needs = { known, demanded: [said.keyphrase, ...said.phrases] }
  return {
    copiedWords,
    addedWords: (text) => addedByVoice(text, { language, known, samples: voice.samples, isReworded: false }),
    brokenRules: (text) => brokenRules(text, { voice, language }, needs),
  }
}

/** Sentences that lack a source get one where a passage carries all they say: the model had only forgotten the number. */
function withSourcesFound(
  parts: readonly CitedText[],
  faults: readonly FaultInPart[],
  setting: ArticleSetting,
): CitedText[] {
  const all = setting.sources.flatMap((source) => source.all)
  return parts.map((part, place) => {
    const citations = faults
      .filter((fault) => fault.part === place && fault.fault === 'unsourced')
      .flatMap(({ start, end }) => {
        const sentence = part.text.slice(start, end)
        const [carrying] = nearestPassages(sentence, all, setting)
          .map((passage) =>
            citationsIn(
              { text: sentence, marks: [{ at: sentence.length, numbers: [1] }] },
              [[passage]],
              setting.language,
            ).filter(({ matched_by }) => matched_by === 'calculation' || holdsWordsOf(sentence, passage, setting)),
          )
          .filter(({ length }) => length > 0)
        return (carrying ?? []).map((citation) => ({
          ...citation,
          start: citation.start + start,
          end: citation.end + start,
        }))
      })
    return { ...part, citations: [...part.citations, ...citations].toSorted((a, b) => a.start - b.start) }
  })
}

/** The model named no source, so figures alone are not enough: “2 liters an hour water a tomato in an hour” is nobody's. */
function holdsWordsOf(sentence: string, passage: GivenPassage, { language }: ArticleSetting): boolean {
  const terms = new Set(termsOf(sentence, language))
  const held = new Set(termsOf([passage.title, passage.heading, passage.text].filter(Boolean).join('\n'), language))
  return [...terms].filter((term) => held.has(term)).length >= terms.size * LEAST_HELD
}

/** What is said well but for its form is not taken out, nor is what is only reckoned. */
function isKept(parts: readonly CitedText[], fault: FaultInPart, setting: ArticleSetting): boolean {
  return fault.fault === 'voice-rule' || isReckoned(parts, fault, setting)
}

/**
 * Whether every figure of a sentence without a source stands in the sources or follows from theirs: it compares or
 * reckons, which no source does, and is not invented. It stays, marked as unsourced.
 */
function isReckoned(
  parts: readonly CitedText[],
  { part, start, end, fault }: FaultInPart,
  { sources, language }: ArticleSetting,
): boolean {
  const sentence = parts[part]?.text.slice(start, end) ?? ''
  if (fault !== 'unsourced' || !/\d/.test(sentence)) return false
  return hasFiguresOf(
    sentence,
    sources.map((source) => source.all),
    language,
  )
}

type MendedSentence = z.output<typeof MendedShape>['sentences'][number]

/** New texts by the number of the sentence, from 1. None where the model fails: the faults are marked in the editor. */
async function mended(
  parts: readonly CitedText[],
  found: readonly FaultInPart[],
  setting: ArticleSetting,
  { model, signal }: { model: Model; signal: AbortSignal },
): Promise<Map<number, MendedSentence>> {
  const all = setting.sources.flatMap((source) => source.all)
  const cited = new Set<GivenPassage>()
  const sentences = found.map(({ part, start, end, fault, words, rules }, at) => {
    const whole = parts[part] ?? { text: '', citations: [] }
    const own = whole.citations.filter((citation) => citation.start < end && citation.end > start)
    for (const passage of all) if (own.some(({ passage_id }) => passage_id === passage.id)) cited.add(passage)
    const text = numberedText(
      {
        text: whole.text.slice(start, end),
        citations: own.map((citation) => ({
          ...citation,
          start: citation.start - start,
          end: Math.min(end, citation.end) - start,
        })),
      },
      setting.sources,
    )
    const before = markdownSentences(whole.text.slice(0, start), setting.language).at(-1)
    return {
      number: at + 1,
      text,
      fault,
      ...(words ? { words } : {}),
      ...(rules ? { rules } : {}),
      before: before ? textOf(whole.text, before) : '',
    }
  })
  const sources = shownSources(
    found.map(({ part, start, end }) => parts[part]?.text.slice(start, end) ?? ''),
    setting,
    { also: [...cited] },
  )
  const request = mendRequest({ ...setting, sources }, sentences)
  try {
    const { value } = await model.object({ ...request, schema: MendedShape, signal })
    return new Map(value.sentences.map((sentence) => [sentence.number, sentence]))
  } catch (error) {
    if (signal.aborted || !(error instanceof Refusal)) throw error
    return new Map()
  }
}

/** A new sentence with what carries it: by its source numbers, or by the words that the model names. */
function freshText({ text, source, quote }: MendedSentence, setting: ArticleSetting): CitedText {
  if (!text.trim()) return { text: '', citations: [] }
  const fresh = citedPart(text, setting)
  if (fresh.citations.length > 0 || !source || !quote) return fresh
  const sentence = { words: fresh.text, start: 0, end: fresh.text.length }
  const material = { sources: candidatesOf(setting.sources), language: setting.language }
  const named = citationsNamed(sentence, [{ source, quote }], material)
  return named.length > 0 ? { ...fresh, citations: named } : fresh
}

/** A part with one stretch written anew; its citations move along, the stretch brings its own. */
function replaced(part: CitedText, { start, end }: FaultInPart, fresh: CitedText): CitedText {
  const isRow = part.text.slice(start, end).trimStart().startsWith('|')
  if (isRow && !fresh.text.trimStart().startsWith('|')) return part
  const rest = part.text.slice(end)
  const text = fresh.text ? part.text.slice(0, start) + fresh.text + rest : closed(part.text.slice(0, start), rest)
  const moved = text.length - part.text.length
  return {
    text,
    citations: [
      ...part.citations.filter((citation) => citation.end <= start),
      ...fresh.citations.map((citation) => ({ ...citation, start: citation.start + start, end: citation.end + start })),
      ...part.citations
        .filter((citation) => citation.start >= end)
        .map((citation) => ({ ...citation, start: citation.start + moved, end: citation.end + moved })),
    ],
  }
}

/** What stands before and behind a sentence that was taken out, without the blanks and the list sign it leaves. */
function closed(before: string, rest: string): string {
  if (rest && !rest.startsWith('\n')) return before + rest.replace(/^[ \t]+/, '')
  return before.replace(/(?:(?:^|\n)[ \t]*(?:[-*+]|\d+[.)]))?[ \t]*$/, '') + rest
}
