import { type ContentLanguage, countWords, languageCode, type Span } from '../../../../engines/text/index.ts'
import { type Claim, claimOf } from './claim.ts'
import { clausesOf } from './clauses.ts'

/** Fewest words of a clause that states something. */
const FEWEST_WORDS = 4
/** Fewest figures, names, and content words together. */
const FEWEST_PARTS = 2
/** Words before the name of a subject: `and the`. */
const MOST_BEFORE_SUBJECT = 2
/** What begins a condition, which states nothing. */
const CONDITION = /^(?:if|unless|wenn|falls|sofern|si|se|caso|als|indien|jeśli|jeżeli|eğer|nếu)(?!\p{L})/iu
/** What begins a clause or only says when and where: such words need two content words besides. */
const PREPOSITION: Partial<Record<ReturnType<typeof languageCode>, RegExp>> = {
  en: /^(?:in|on|at|of|with|after|before|during|by|for|from|since|until|among|unlike|between|under|over|within)\b/i,
  de: /^(?:in|im|am|an|auf|mit|nach|vor|von|bei|seit|bis|unter|über|zwischen|während|laut)(?!\p{L})/iu,
  es: /^(?:en|de|del|con|tras|desde|hasta|según|para|por|entre|durante|a|al)(?!\p{L})/iu,
  fr: /^(?:en|dans|de|du|des|avec|après|avant|depuis|selon|pour|par|parmi|entre|à|au|aux|sur)(?!\p{L})/iu,
  it: /^(?:in|nel|nella|di|del|con|dopo|prima|da|dal|per|tra|fra|secondo|a|al)(?!\p{L})/iu,
  pt: /^(?:em|no|na|de|do|da|com|após|desde|até|segundo|para|por|entre|a|ao)(?!\p{L})/iu,
  nl: /^(?:in|op|aan|van|met|na|voor|sinds|tot|bij|tussen|tijdens|volgens)(?!\p{L})/iu,
}

/**
 * The stretches of a sentence that may be true without the rest of it, the longest first: from its beginning to the end of a clause,
 * and from the beginning of a clause to the end of the sentence where that clause names its own subject.
 */
export function statedStretches(claim: Claim): { first: Span[]; last: Span[] } {
  const clauses = clausesOf(claim.words, claim.language)
  const first = clauses
    .slice(0, -1)
    .map(({ end }) => ({ start: 0, end: claim.words.slice(0, end).replace(/[;,—–\s]+$/, '').length }))
    .filter((span) => states(partOf(claim, span)))
  const last = clauses
    .slice(1)
    .map(({ start }) => ({
      start: start + (/^[;,—–\s]+/.exec(claim.words.slice(start))?.[0].length ?? 0),
      end: claim.words.length,
    }))
    .filter((span) => {
      const part = partOf(claim, span)
      return states(part) && namesSubject(part)
    })
  return { first: first.toReversed(), last }
}

function namesSubject({ words, hard }: Claim): boolean {
  return hard.some(({ kind, start }) => kind === 'name' && countWords(words.slice(0, start)) <= MOST_BEFORE_SUBJECT)
}

/** A stretch of a claim as a claim of its own. */
export function partOf(claim: Claim, { start, end }: Span): Claim {
  return claimOf(claim.words.slice(start, end), claim)
}

function states({ words, hard, terms, language }: Claim): boolean {
  if (countWords(words) < FEWEST_WORDS || CONDITION.test(words)) return false
  return terms.length >= (opensWithPreposition(words, language) ? 2 : 1) && hard.length + terms.length >= FEWEST_PARTS
}

function opensWithPreposition(words: string, language: ContentLanguage): boolean {
  return PREPOSITION[languageCode(language)]?.test(words) ?? false
}
