/** What a small reader of RTF finds in a file: enough to compare, written from the specification and not from our writer. */
export interface OpenedRtf {
  paragraphs: { text: string; outline: number | null; isRightToLeft: boolean }[]
  cells: string[]
  listed: string[]
  links: { address: string; text: string }[]
  footnotes: string[]
  pictures: Buffer[]
}

interface Group {
  name: string
  text: string
  outline: number | null
  isRightToLeft: boolean
  isListed: boolean
  isHidden: boolean
}

const hidden = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'listtable',
  'listoverridetable',
  'listtext',
  'picprop',
  'fldinst',
  'pict',
])
const token = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/g

/** Reads RTF by its groups and control words. Throws where braces do not match. */
export function readRtf(bytes: Uint8Array): OpenedRtf {
  const rtf = new TextDecoder('ascii').decode(bytes)
  const opened: OpenedRtf = { paragraphs: [], cells: [], listed: [], links: [], footnotes: [], pictures: [] }
  const fresh = (name: string, isHidden: boolean): Group => ({
    name,
    text: '',
    outline: null,
    isRightToLeft: false,
    isListed: false,
    isHidden,
  })
  const stack: Group[] = [fresh('rtf', false)]
  let body = fresh('body', false)
  let units: number[] = []
  let skip = 0
  let address = ''
  const top = () => stack.at(-1) ?? fresh('none', true)
  const add = (text: string) => {
    for (const group of stack) group.text += text
    if (!top().isHidden && !stack.some(({ name }) => name === 'footnote')) body.text += text
  }
  /** Up to the group that has a name: what is in a nested destination is no part of the outer one. */
  const addHidden = (text: string) => {
    for (const group of stack.toReversed()) {
      group.text += text
      if (group.name) break
    }
  }
  const flush = () => {
    if (units.length) add(String.fromCharCode(...units))
    units = []
  }
  const end = () => {
    flush()
    if (body.isListed) opened.listed.push(body.text)
    const ended = body
    body = fresh('body', false)
    return ended
  }
  for (const [, word, number, hex, sign, brace, plain] of rtf.matchAll(token)) {
    if (word === 'u') {
      units.push((Number(number) + 0x10000) % 0x10000)
      skip = 1
      continue
    }
    if (plain !== undefined || sign !== undefined || hex !== undefined) {
      let text = plain?.replaceAll('\n', '') ?? (hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (sign ?? ''))
      if (skip && plain !== undefined) {
        text = text.slice(skip)
        skip = 0
      }
      if (text === '*' && sign) continue
      if (text) {
        flush()
        if (top().isHidden) addHidden(text)
        else add(text)
      }
      continue
    }
    flush()
    if (brace === '{') stack.push(fresh('', top().isHidden))
    else if (brace === '}') {
      const group = stack.pop()
      if (!group || stack.length === 0) throw new Error('braces do not match')
      if (group.name === 'fldinst') address = /HYPERLINK "([^"]*)"/.exec(group.text)?.[1] ?? ''
      if (group.name === 'fldrslt') opened.links.push({ address, text: group.text })
      if (group.name === 'footnote') opened.footnotes.push(group.text.trim())
      if (group.name === 'pict') opened.pictures.push(Buffer.from(group.text.replace(/[^0-9a-f]/g, ''), 'hex'))
    } else if (word) {
      const group = top()
      if (group.name === '' && (hidden.has(word) || word === 'footnote' || word === 'fldrslt')) {
        group.name = word
        if (hidden.has(word)) group.isHidden = true
      }
      if (word === 'line') add('\n')
      if (word === 'outlinelevel' && !group.isHidden) body.outline = Number(number) + 1
      if (word === 'rtlpar' && !group.isHidden) body.isRightToLeft = true
      if (word === 'ls' && !group.isHidden) body.isListed = true
      if (word === 'cell') opened.cells.push(end().text)
      if (word === 'par' && !group.isHidden && !stack.some(({ name }) => name === 'footnote')) {
        const { text, outline, isRightToLeft } = end()
        opened.paragraphs.push({ text, outline, isRightToLeft })
      }
    }
  }
  if (stack.length !== 1) throw new Error('braces do not match')
  return opened
}
