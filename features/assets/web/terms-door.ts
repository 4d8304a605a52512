// What other areas may use to show under which terms a cited source stands. A door of its own: the shell must not load it.
export { SourceTerms } from './SourceTerms.tsx'
