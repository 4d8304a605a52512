import {
  type Composed,
  contentTerms,
  digestSection,
  type Material,
  outlines,
  type Sentence,
  writeAnswer,
  writeFacts,
  writeFaq,
  writePlan,
} from '../../engines/digest/index.ts'
import { extract, rephrase, shorten, simplify } from '../../engines/rewording/index.ts'
import { countWords } from '../../engines/text/index.ts'
import { type BuiltInText, instead, ownWords } from './built-in-text.ts'
import type { Instruction } from './instruction.ts'

const WORDS = 120
const WORDS_OF_SENTENCE = 25
const ITEMS = 8
/** Facts that stand where no source says anything about the very thing. */
const FEW = 5
/** What is done to a text that comes along. */
const ON_TEXTS: readonly Instruction['kind'][] = ['shorten', 'simplify', 'rephrase']

/**
 * Does what a plain instruction asks, where rules can do it with the text that came with it or with what sources say. What
 * takes a language model is not pretended: the answer is what text and sources say on it, and says so.
 */
export function followInstruction(material: Material, order: Instruction, variant: number): BuiltInText {
  const { body, items = ITEMS } = order
  const { language } = material
  const kind = !body && ON_TEXTS.includes(order.kind) ? 'written' : order.kind
  switch (kind) {
    case 'list':
      return writeFacts(material, { most: items, variant })
    case 'faq':
      return writeFaq(material)
    case 'outline':
      return planOf(material, variant)
    case 'summarise':
      return body
        ? ownWords(extract(body, { language, variant, ...lengthOf(order) }))
        : quotations(material, order, variant)
    case 'shorten':
      return ownWords(shorten(body, { language, variant }))
    case 'simplify':
      return ownWords(simplify(body, { language, variant }), body)
    case 'rephrase':
      return ownWords(rephrase(body, { language, variant, tone: 'NEUTRAL' }), body)
    case 'answer':
      return writeAnswer(material, order.order, { words: order.words ?? WORDS, variant })
    default:
      return instead(quotations(material, order, variant))
  }
}

function planOf(material: Material, variant: number): Composed {
  const plans = outlines(material)
  const plan = plans[variant % Math.max(1, plans.length)]
  return plan ? writePlan(material, plan) : { text: '', format: 'markdown', citations: [] }
}

function lengthOf({ words, sentences, body }: Instruction): { words: number; most?: number } {
  if (sentences) return { words: sentences * WORDS_OF_SENTENCE * 2, most: sentences }
  return { words: words ?? Math.min(WORDS, Math.round(countWords(body) * 0.5)) }
}

/** What text and sources say on what was asked; a text that came without an order is told in short. */
function quotations(material: Material, order: Instruction, variant: number): Composed {
  const heading = order.about || order.order
  const words = order.words ?? (order.sentences ? order.sentences * WORDS_OF_SENTENCE : WORDS)
  if (heading) {
    const found = digestSection(material, { heading, words, variant })
    if (found.citations.length > 0) return found
    const near = writeFacts(nearTo(material, heading), { most: FEW, variant })
    if (near.citations.length > 0 || !order.body) return near.citations.length > 0 ? near : found
  }
  return ownWords(extract(order.body, { language: material.language, words, variant }))
}

/** What shares a word with what was asked, or stands under a title that does. */
function nearTo(material: Material, asked: string): Material {
  const terms = [...contentTerms(asked, material.language)]
  const isNear = ({ terms: own, passage }: Sentence) =>
    terms.some((term) => own.has(term) || material.placeTerms(passage).has(term))
  return { ...material, quotable: material.quotable.filter(isNear) }
}
