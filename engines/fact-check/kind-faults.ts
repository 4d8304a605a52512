import type { Fault } from './faults.ts'
import { kindsOfWord } from './lexicon/kinds.ts'
import { type Reading, spanOf, type Token } from './reading.ts'

/* Likely only: a novel may have been made into a film. */
const WEIGHT = 0.5

/** Where the claim names one kind of a thing and the sentence another of the same sort: a novel, a film. */
export function checkKinds(claim: Reading, evidence: Reading): Fault[] {
  const here = kindsIn(claim)
  if (here.size === 0) return []
  const there = kindsIn(evidence)
  const faults: Fault[] = []
  for (const [sort, kinds] of here) {
    const others = there.get(sort)
    const [claimed] = kinds.values()
    const [known] = others?.values() ?? []
    if (others === undefined || claimed === undefined || known === undefined) continue
    if ([...kinds.keys()].some((kind) => others.has(kind))) continue
    faults.push({ rule: 'kind', weight: WEIGHT, claim: spanOf(claimed), evidence: spanOf(known) })
  }
  return faults
}

/** By sort, the kinds that a sentence names, each with its first word. */
function kindsIn({ tokens }: Reading): Map<number, Map<number, Token>> {
  const found = new Map<number, Map<number, Token>>()
  for (const token of tokens) {
    for (const [sort, kind] of kindsOfWord.get(token.word) ?? []) {
      const kinds = found.get(sort) ?? new Map<number, Token>()
      if (!kinds.has(kind)) kinds.set(kind, token)
      found.set(sort, kinds)
    }
  }
  return found
}
