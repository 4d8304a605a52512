export { type Summary, type SummaryLength, type SummarySentence, summarise } from './summarise.ts'
