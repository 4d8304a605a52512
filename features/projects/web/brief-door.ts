// What other areas may use to show and edit a brief. A door of its own: the shell must not load it.
export { BriefForm } from './BriefForm.tsx'
export { BriefLine } from './BriefLine.tsx'
