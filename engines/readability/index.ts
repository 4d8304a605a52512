export { type Grades, type Readability, readability } from './readability.ts'
