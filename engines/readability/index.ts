export { fleschFormulas } from './languages.ts'
export { type Grades, type Readability, readability } from './readability.ts'
