import { fileURLToPath } from 'node:url'
import { documentProblems, documentsIn } from './docs/document-problems.ts'

// Holds the documents to the repository: what they link to exists, its heading too, and so does every path that they name
// in backticks.

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const documents = documentsIn(ROOT)
const problems = documents.flatMap((path) => documentProblems(ROOT, path))
for (const problem of problems) console.error(problem)
console.log(problems.length ? `${problems.length} dead links or paths` : `links hold in ${documents.length} documents`)
process.exit(problems.length ? 1 : 0)
