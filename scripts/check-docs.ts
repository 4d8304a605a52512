import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

// Holds the documents to the repository: what they link to exists, its heading too, and so does every path that they name
// in backticks.

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DOCUMENTS = '{*.md,{docs,engines,features,platform}/**/*.md}'

const LINK = /\]\(([^)\s]+)\)/g
const NAMED_PATH = /`((?:app|bench|docs|e2e|engines|features|platform|scripts|test-kit)\/[^`\s]*)`/g

const paths = globSync(DOCUMENTS, { cwd: ROOT })
const problems = paths.flatMap((path) => {
  const text = withoutCodeBlocks(readFileSync(join(ROOT, path), 'utf8'))
  return [...deadLinks(path, text), ...missingPaths(path, text)]
})
for (const problem of problems) console.error(problem)
console.log(problems.length ? `${problems.length} dead links or paths` : `links hold in ${paths.length} documents`)
process.exit(problems.length ? 1 : 0)

function deadLinks(path: string, text: string): string[] {
  const links = [...text.matchAll(LINK)].map(([, link = '']) => link)
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .flatMap((link) => {
      const [file = '', anchor] = link.split('#').map(decodeURIComponent)
      const target = file ? join(ROOT, dirname(path), file) : join(ROOT, path)
      if (relative(ROOT, target).startsWith('..')) return [`${path}: the link ${link} leaves the repository`]
      if (!existsSync(target)) return [`${path}: the link ${link} leads to no file`]
      if (anchor && target.endsWith('.md') && !anchorsOf(target).has(anchor))
        return [`${path}: the link ${link} leads to no heading`]
      return []
    })
}

/** A path with a placeholder such as `<name>` is a pattern to fill in and is left out; one with `*` has to match something. */
function missingPaths(path: string, text: string): string[] {
  const named = [...text.matchAll(NAMED_PATH)].map(([, name = '']) => name)
  return named
    .filter((name) => !/[<…]/.test(name) && !globSync(name, { cwd: ROOT }).length)
    .map((name) => `${path}: there is no ${name}`)
}

/** The anchors that GitHub gives a document's headings; the second of the same name ends in “-1”. */
function anchorsOf(path: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutCodeBlocks(readFileSync(path, 'utf8')).matchAll(/^#+ +(.+?) *$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
    let unique = anchor
    for (let count = 1; anchors.has(unique); count += 1) unique = `${anchor}-${count}`
    anchors.add(unique)
  }
  return anchors
}

function withoutCodeBlocks(text: string): string {
  return text.replace(/^```.*?^```/gms, '')
}
