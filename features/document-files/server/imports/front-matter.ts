/** What is in the head of a Markdown file, as site builders write it (Jekyll, Hugo, Astro …), read as flat YAML. */
export interface FrontMatter {
  text: Record<string, string>
  lists: Record<string, string[]>
}

/** Lines between `---` at the very start; a rule there without a closing one is no head. */
const HEAD = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/
/** `name: value`, a list’s item, what is indented below either, a comment, nothing. */
const LINE = /^(?:([\w-]+):(?:[ \t]+(.*))?|[ \t]*-[ \t]+(.*)|[ \t]+\S.*|#.*|)$/

/** Parts a Markdown file from the head before it. What merely looks like a head stays in the text. */
export function splitFrontMatter(markdown: string): { head: FrontMatter; body: string } {
  const head: FrontMatter = { text: {}, lists: {} }
  const found = HEAD.exec(markdown)
  const lines = (found?.[1] ?? '').split(/\r?\n/).map((line) => LINE.exec(line.trimEnd()))
  if (!found || !lines[0]?.[1] || lines.includes(null)) return { head, body: markdown }
  let name = ''
  for (const line of lines) {
    const [, key, value = '', item] = line ?? []
    if (key !== undefined) {
      name = key.toLowerCase()
      const list = /^\[(.*)\]$/.exec(value.trim())?.[1]
      if (list !== undefined) head.lists[name] = list.split(',').map(plain).filter(Boolean)
      else if (value.trim()) head.text[name] = plain(value)
    } else if (item !== undefined) {
      head.lists[name] = [...(head.lists[name] ?? []), plain(item)].filter(Boolean)
    }
  }
  return { head, body: markdown.slice(found[0].length) }
}

/** A value without the quotes and the comment around it. */
function plain(value: string): string {
  const quoted = /^\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')\s*(?:#.*)?$/.exec(value)
  if (quoted?.[1] !== undefined) return quoted[1].replace(/\\(["\\])/g, '$1').trim()
  if (quoted?.[2] !== undefined) return quoted[2].replaceAll("''", "'").trim()
  return value.replace(/\s#.*$/, '').trim()
}
