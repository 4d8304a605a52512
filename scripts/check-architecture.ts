import { fileProblems, homeProblems } from './architecture/files.ts'
import { graphProblems } from './architecture/graph.ts'
import { layerProblems } from './architecture/layers.ts'
import { readSources } from './architecture/sources.ts'

// Holds the code to the map in scripts/architecture/map.ts. What imports, calls and reads is taken from the parsed code, never from a
// word in its text.

const sources = readSources()
const problems = [
  ...sources.flatMap(fileProblems),
  ...sources.filter(({ isTest }) => !isTest).flatMap((source) => [...layerProblems(source), ...homeProblems(source)]),
  ...graphProblems(sources),
]
for (const problem of problems) console.error(problem)
console.log(
  problems.length
    ? `${problems.length} places break the architecture`
    : `architecture holds in ${sources.length} files`,
)
process.exit(problems.length ? 1 : 0)
