import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const DOCUMENTS = '{*.md,{docs,engines,features,platform}/**/*.md}'

const LINK = /\]\(([^)\s]+)\)/g
const NAMED_PATH = /`((?:app|bench|docs|e2e|engines|features|migrations|platform|scripts|test-kit)\/[^`\s]*)`/g

/** The documents of a repository. */
export function documentsIn(root: string): string[] {
  return globSync(DOCUMENTS, { cwd: root })
}

/** What is wrong with a document: links to files or headings that are not there, and paths in backticks that are not. */
export function documentProblems(root: string, path: string): string[] {
  const text = withoutCodeBlocks(readFileSync(join(root, path), 'utf8'))
  return [...deadLinks(root, path, text), ...missingPaths(root, path, text)]
}

function deadLinks(root: string, path: string, text: string): string[] {
  const links = [...text.matchAll(LINK)].map(([, link = '']) => link)
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .flatMap((link) => {
      const [file = '', anchor] = link.split('#').map(decodeURIComponent)
      const target = file ? join(root, dirname(path), file) : join(root, path)
      if (relative(root, target).startsWith('..')) return [`${path}: the link ${link} leaves the repository`]
      if (!existsSync(target)) return [`${path}: the link ${link} leads to no file`]
      if (anchor && target.endsWith('.md') && !anchorsOf(target).has(anchor))
        return [`${path}: the link ${link} leads to no heading`]
      return []
    })
}

/** A path with a placeholder such as `<name>` is a pattern to fill in and is left out; one with `*` has to match something. */
function missingPaths(root: string, path: string, text: string): string[] {
  const named = [...text.matchAll(NAMED_PATH)].map(([, name = '']) => name)
  return named
    .filter((name) => !/[<…]/.test(name) && !globSync(name, { cwd: root }).length)
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
