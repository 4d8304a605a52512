// What other areas may use to choose sources where they are needed. A door of its own: the shell must not load it.
export { SourcePicker } from './SourcePicker.tsx'
