import { contentLanguageOf, type LanguageCode, languageCode } from '../../../../engines/text/index.ts'
import type { Brief } from '../../../../platform/contract/brief.ts'
import { briefOf } from '../setting.ts'
import type { WorkflowRow } from '../store.ts'

/** A side from which a topic is researched. */
export type Viewpoint = NonNullable<WorkflowRow['research']['viewpoints']>[number]

/** What is searched for a viewpoint: what its proposal says, else the viewpoint alone and with figures. */
export function searchesFor(workflow: WorkflowRow, { text, searches }: Viewpoint): string[] {
  if (searches.length > 0) return searches
  return [`${workflow.topic} ${text}`, `${workflow.topic} ${text} ${WORDS[languageCode(languageOf(workflow))].figures}`]
}

/** Viewpoints as the writer has them now; one whose words are the same keeps its searches. */
export function editedViewpoints(before: readonly Viewpoint[], texts: readonly string[]): Viewpoint[] {
  const known = new Map(before.map((viewpoint) => [viewpoint.text, viewpoint]))
  return [...new Set(texts)].map((text) => known.get(text) ?? { text, searches: [], searched: false })
}

/** What is proposed without a model. */
export function usualViewpoints(workflow: WorkflowRow): Viewpoint[] {
  const words = WORDS[languageCode(languageOf(workflow))]
  return USUAL[briefOf(workflow).purpose].map((side) => ({ text: words[side], searches: [], searched: false }))
}

function languageOf({ language }: WorkflowRow) {
  return contentLanguageOf(language)
}

type Side = 'how' | 'cost' | 'drawbacks' | 'comparison' | 'rules'

/** What articles of a purpose usually have to look at. */
const USUAL: Record<Brief['purpose'], Side[]> = {
  inform: ['how', 'cost', 'drawbacks', 'rules'],
  teach: ['how', 'rules', 'drawbacks'],
  decide: ['comparison', 'cost', 'drawbacks', 'rules'],
  persuade: ['drawbacks', 'cost', 'comparison'],
}

/** The sides as words to search for, and the word that finds figures. */
const WORDS: Record<LanguageCode, Record<Side | 'figures', string>> = {
  en: words('how it works|cost|drawbacks|comparison|rules|statistics'),
  de: words('Funktionsweise|Kosten|Nachteile|Vergleich|Vorschriften|Statistik'),
  es: words('funcionamiento|coste|inconvenientes|comparación|normativa|estadísticas'),
  fr: words('fonctionnement|coût|inconvénients|comparaison|réglementation|statistiques'),
  it: words('funzionamento|costi|svantaggi|confronto|normativa|statistiche'),
  nl: words('werking|kosten|nadelen|vergelijking|regels|cijfers'),
  pt: words('funcionamento|custo|desvantagens|comparação|regras|estatísticas'),
  pl: words('jak działa|koszty|wady|porównanie|przepisy|statystyki'),
  tr: words('nasıl çalışır|maliyet|dezavantajlar|karşılaştırma|mevzuat|istatistik'),
  vi: words('cách hoạt động|chi phí|nhược điểm|so sánh|quy định|thống kê'),
}

function words(list: string): Record<Side | 'figures', string> {
  const [how = '', cost = '', drawbacks = '', comparison = '', rules = '', figures = ''] = list.split('|')
  return { how, cost, drawbacks, comparison, rules, figures }
}
