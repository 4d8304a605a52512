import { pixelWidth, words } from '../../text/index.ts'
import { contentTerms, foldedWords } from '../reading/content-terms.ts'
import type { Material } from '../reading/material.ts'
import { promiseKept } from './headline-promise.ts'

/** How good a headline is, part by part, each 0 to 1. */
export interface HeadlineScore {
  /** 0 to 100, the weighted sum of the parts. */
  readonly total: number
  readonly characters: number
  /** Width in CSS pixels as a results page sets it; over 600 it is cut there. */
  readonly pixels: number
  readonly parts: {
    /** 1 between 30 and 60 characters and at most 600 pixels. */
    readonly length: number
    /** 1 with the keyword among the first words, less the later it comes, 0 without it. */
    readonly keyword: number
    /** 1 for 5 to 11 words of ordinary length with at most one break. */
    readonly clarity: number
    /** How far the sources can keep what it promises: items, figures, steps, both sides, the most of something. */
    readonly promise: number
  }
}

/** What a headline is measured by. */
export interface HeadlineWish {
  /** The words to be found by; the topic of the material when absent. */
  readonly keyword?: string
}

const WEIGHTS = { length: 30, keyword: 25, clarity: 20, promise: 25 }

/** Pixels at which a results page cuts a title. */
export const TITLE_PIXELS = 600

/** Scores a headline, a person's own too. The parts are shown, so that nobody has to believe the sum. */
export function scoreHeadline(material: Material, text: string, wish: HeadlineWish = {}): HeadlineScore {
  const characters = [...text].length
  const pixels = pixelWidth(text)
  const parts = {
    length: lengthPart(characters, pixels),
    keyword: keywordPart(material, text, wish.keyword ?? material.topic.phrase),
    clarity: clarityPart(material, text),
    promise: promiseKept(material, text),
  }
  const total =
    parts.length * WEIGHTS.length +
    parts.keyword * WEIGHTS.keyword +
    parts.clarity * WEIGHTS.clarity +
    parts.promise * WEIGHTS.promise
  return { total: Math.round(total), characters, pixels, parts }
}

function lengthPart(characters: number, pixels: number): number {
  if (pixels > TITLE_PIXELS) return Math.max(0, 1 - (pixels - TITLE_PIXELS) / 200)
  if (characters < 30) return Math.max(0.2, characters / 30)
  return characters <= 60 ? 1 : 0.85
}

function keywordPart({ language }: Material, text: string, keyword: string): number {
  const wanted = [...contentTerms(keyword, language)]
  if (wanted.length === 0) return 1
  const found = [...contentTerms(text, language)]
  const held = wanted.filter((term) => found.includes(term))
  if (held.length < wanted.length) return 0.5 * (held.length / wanted.length)
  const place = foldedWords(text, language).length === 0 ? 0 : Math.min(...held.map((term) => found.indexOf(term)))
  return Math.max(0.6, 1 - 0.15 * Math.max(0, place - 1))
}

/** Mean letters of a word from which a headline is heavy; where nouns are put together, more. */
const LETTERS = 7.5
const COMPOUNDS = 9

function clarityPart({ vocabulary }: Material, text: string): number {
  const spans = words(text)
  const count = spans.length
  const mean = spans.reduce((sum, span) => sum + span.end - span.start, 0) / Math.max(1, count)
  const breaks = text.match(/[:;–—(]/gu)?.length ?? 0
  const tooFew = count < 4 ? 0.15 * (4 - count) : 0
  const tooMany = count > 12 ? 0.08 * (count - 12) : 0
  const heavy = mean > (vocabulary.pack.subjectWords === 1 ? COMPOUNDS : LETTERS) ? 0.15 : 0
  return Math.max(0, 1 - tooFew - tooMany - heavy - 0.15 * Math.max(0, breaks - 1))
}
