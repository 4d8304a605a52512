import { words } from '../../text/index.ts'
import { contentTerms, foldedWords } from '../reading/content-terms.ts'
import { type Material, quotable } from '../reading/material.ts'
import { capitalised } from '../reading/readable.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { Group } from './outline.ts'
import { headingOf as headingOfSide } from './outline-sides.ts'

/** Fewer headings of their own do not divide the sources. */
const FEWEST = 3
/** Nor do fewer that are about their topic. */
const FEWEST_LEFT = 2
/** Fewer titles do only where there is no other plan: of two or three sources each is about the whole. */
const FEWEST_TITLES = 4
const FEW_TITLES = 2
const MOST_WORDS = 11
/** Sentences under one heading, to make a section. */
const ENOUGH = 2
/** The share of all sentences that must stand under such headings. */
const COVER = 0.4

interface Headed {
  readonly heading: string
  readonly terms: ReadonlySet<string>
  readonly sentences: Sentence[]
}

/**
 * A section for each heading that the sources have themselves, those first that have most to say about the topic, in the
 * order of the sources. Headings of several sources that say the same are one. Empty where the sources have too few; titles of
 * a few sources do where there is no other plan.
 */
export function byHeadings(material: Material, most: number, isOnly = false): Group[] {
  const enough = (of: (sentence: Sentence) => string | null) =>
    headed(material, of).filter(({ sentences }) => sentences.length >= ENOUGH)
  const own = enough(headingOf)
  const isDivided = own.length >= FEWEST
  const all = isDivided ? own.filter((one) => isOnTopic(material, one) && isUnderstood(material, one)) : enough(titleOf)
  if (
    all.length < (isDivided ? FEWEST_LEFT : isOnly ? FEW_TITLES : FEWEST_TITLES) ||
    covered(all) < quotable(material).length * COVER
  )
    return []
  const ranked = [...all].sort((a, b) => worth(material, b) - worth(material, a))
  const chosen = new Set(ranked.slice(0, most))
  return all.filter((one) => chosen.has(one)).map(({ heading, sentences }) => ({ heading, sentences }))
}

/** `Python`, over what to install, is a part of its page and not of its topic: neither what stands beneath nor the title has a word of it. */
function isOnTopic({ topic, placeTerms, sentences: all }: Material, { sentences: [first] }: Headed): boolean {
  const has = (own: ReadonlySet<string>) => [...topic.asked].some((term) => own.has(term))
  if (first === undefined || topic.asked.size === 0 || has(placeTerms(first.passage))) return true
  const { sourceId, heading } = first.passage
  return all.some(({ passage, kind, usable, terms }) => {
    const isSaid = (kind === 'statement' && usable) || passage.kind === 'table-row'
    return isSaid && passage.sourceId === sourceId && passage.heading === heading && has(terms)
  })
}

/** What `And how does that look?` asks, only the question before it says: what stands beneath has no word of it. */
export function isUnderstood({ topic, language, vocabulary }: Material, { heading, sentences }: Group): boolean {
  if (!/[?？؟]$/u.test(heading)) return true
  const [first = ''] = foldedWords(heading, language)
  const isNext = vocabulary.pack.conjunctions.split(/\s+/).includes(first)
  const beneath = (term: string) => sentences.some(({ terms }) => terms.has(term))
  return !isNext && [...contentTerms(heading, language)].some((term) => topic.terms.has(term) || beneath(term))
}

/** The headings and titles of sources that are quoted, each once, that could head a text. */
export function plainHeadings(material: Material): string[] {
  const found = quotable(material)
    .flatMap((sentence) => [headingOf(sentence), titleOf(sentence)])
    .map((heading) => plain(heading ?? '', material))
  return [...new Set(found)].filter((heading) => isHeading(heading) && !FRAMES.has(heading.toLowerCase()))
}

function headed(material: Material, of: (sentence: Sentence) => string | null): Headed[] {
  const { language, vocabulary } = material
  const found: Headed[] = []
  for (const sentence of saidIn(material)) {
    const heading = plain(of(sentence) ?? '', material)
    if (!isHeading(heading) || FRAMES.has(heading.toLowerCase())) continue
    const telling = withoutNumbers(contentTerms(heading, language))
    // `Where to go` has small words only
    const terms = telling.size > 0 ? telling : new Set([heading.toLowerCase()])
    const known = found.find((one) => isSame(one.terms, terms))
    const isTopic = isSame(terms, material.topic.terms)
    if (isTopic && of === headingOf) continue
    if (known !== undefined) known.sentences.push(sentence)
    else if (vocabulary.furniture.all(heading.toLowerCase().split(' ')) === 0)
      found.push({ heading: isTopic ? headingOfSide(material, 'definition') : heading, terms, sentences: [sentence] })
  }
  return found
}

/** What can be quoted, and what points back at something: that is quoted with what it points at. */
function saidIn(material: Material): Sentence[] {
  const own = new Set(quotable(material))
  const sources = new Set([...own].map(({ passage }) => passage.sourceId))
  const leans = ({ kind, usable, passage }: Sentence) =>
    kind === 'statement' && !usable && sources.has(passage.sourceId)
  return material.sentences.filter((sentence) => own.has(sentence) || leans(sentence))
}

/** The heading a sentence stands under, where that is not the title of the source. */
function headingOf({ passage: { heading, title } }: Sentence): string | null {
  return heading === undefined || heading.toLowerCase() === title.toLowerCase() ? null : heading
}

/** Of many short sources, each is about one thing, and its title says which; file names say nothing. */
function titleOf({ passage: { title }, isGiven }: Sentence): string | null {
  return isGiven || /_|\.\p{L}{2,4}$|\p{L}\p{N}/u.test(title) ? null : title
}

function covered(all: readonly Headed[]): number {
  return all.reduce((sum, { sentences }) => sum + sentences.length, 0)
}

/** `2.1 Costs:` is `Costs`, and `On costs` too. */
function plain(heading: string, { language, vocabulary }: Material): string {
  const bare = heading
    .replace(/^(?:\d+[.)]?)+\s+/, '')
    .replace(/[:.]+$/, '')
    .trim()
  const { beforeHeading } = vocabulary.pack
  return beforeHeading ? capitalised(bare.replace(beforeHeading, ''), language) : bare
}

/** What frames a source, or is a part that every paper has, and no part of its subject. What stands under it can still be used. */
const FRAMES = new Set(
  `summary executive_summary abstract introduction conclusion conclusions overview zusammenfassung einleitung fazit résumé
  resumen introducción conclusión conclusiones sommario riassunto introduzione conclusione conclusioni resumo introdução
  conclusão samenvatting inleiding conclusie streszczenie wstęp wnioski özet giriş sonuç
  methods method materials_and_methods methods_and_materials methodology study_design results findings results_and_discussion
  discussion limitations background objective objectives aims data references acknowledgements acknowledgments
  methode methoden methodik material_und_methoden ergebnisse diskussion einschränkungen hintergrund ziele literatur
  quellen danksagung méthodes méthode méthodologie matériel_et_méthodes résultats limites contexte objectifs références
  remerciements métodos método metodología materiales_y_métodos resultados discusión limitaciones antecedentes objetivos
  referencias bibliografía agradecimientos metodi metodologia risultati discussione limiti obiettivi bibliografia
  metodologia resultados discussão limitações objetivos referências agradecimentos methodologie resultaten discussie
  achtergrond doelstellingen referenties metody metodologia wyniki dyskusja ograniczenia cele bibliografia yöntem
  yöntemler bulgular tartışma amaç kaynakça kaynaklar`
    .split(/\s+/)
    .map((heading) => heading.replaceAll('_', ' ')),
)

/** A short phrase. */
function isHeading(heading: string): boolean {
  const count = words(heading).length
  return count > 0 && count <= MOST_WORDS && /^[\p{Lu}\p{N}¿¡]/u.test(heading)
}

/** `Answer 1` and `Answer 2` are one heading. */
function withoutNumbers(terms: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...terms].filter((term) => !/\p{N}/u.test(term)))
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((term) => b.has(term))
}

/** How much stands under a heading, and how central it is. */
function worth(material: Material, { sentences, terms }: Headed): number {
  const told = sentences.reduce((sum, { centrality }) => sum + 0.3 + centrality, 0)
  const own = [...terms].some((term) => material.topic.terms.has(term)) ? 1.3 : 1
  return Math.sqrt(told) * own
}
