// What other areas may use to say a price before work begins. A door of its own: the shell must not load it.
export { Cost } from './Cost.tsx'
