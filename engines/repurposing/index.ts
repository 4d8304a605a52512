export { type Form, finalParts } from './final-parts.ts'
export { isAdvice, type PartProblem, partProblems } from './part-problems.ts'
export { type Rest, restsOn } from './rests-on.ts'
export { splitPost } from './split-post.ts'
