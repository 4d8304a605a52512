export { ToneChoice, useChoiceWords } from './ToneChoice.tsx'
