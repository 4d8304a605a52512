export { ReviewChoice } from './ReviewChoice.tsx'
export { ToneChoice, useChoiceWords } from './ToneChoice.tsx'
