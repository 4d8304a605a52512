// What other areas may use to say what comes of a topic. A door of its own: the shell must not load it.
export { ResearchAhead } from './ResearchAhead.tsx'
