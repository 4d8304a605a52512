// What other areas may use to have sources selected. A door of its own: the shell must not load it.
export { SourceTicks } from './SourceTicks.tsx'
