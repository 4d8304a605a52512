export { type ClaimSignal, needsSource, type SourceNeed } from './needs-source.ts'
