// What other areas may use to show text with its citations. A door of its own: the shell must not load it.
export { CitedText } from './CitedText.tsx'
export { citationNumbers } from './cited-blocks.ts'
