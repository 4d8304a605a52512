import type { Node } from '@tiptap/pm/model'
import { blockText, documentToText } from '../../../blogs/document/index.ts'
import { stretchText } from './words-sent.ts'

/** How sections of questions are headed in the languages that texts are written in. */
const HEADING =
  /^(?:faqs?|q ?& ?a|frequently asked questions|questions (?:and|&) answers|common questions|häufige fragen|häufig gestellte fragen|fragen und antworten|(?:questions fréquentes|foire aux questions|questions et réponses)|preguntas (?:frecuentes|y respuestas)|domande (?:frequenti|e risposte)|veelgestelde vragen|perguntas (?:frequentes|e respostas)|najczęstsze pytania|często zadawane pytania|sık sorulan sorular|câu hỏi thường gặp)(?!\p{L})/iu

/** A text's own section of questions and answers. */
export interface FaqSection {
  /** Where its last block ends: more questions go there. */
  end: number
  /** The level that its questions have, or would have. */
  questionLevel: number
  /** What it asks and answers already, with the signs of headings. */
  known: string
  /** The rest of the text. */
  around: string
}

/** The section of a document that is headed as questions are, up to the next heading of its level; null where there is none. */
export function faqSection(document: Node): FaqSection | null {
  const blocks: { node: Node; pos: number }[] = []
  document.forEach((node, pos) => void blocks.push({ node, pos }))
  const at = blocks.findIndex(({ node }) => levelOf(node) > 1 && HEADING.test(blockText(node).trim()))
  const heading = blocks[at]
  if (!heading) return null
  const level = levelOf(heading.node)
  const within = blocks.slice(at + 1)
  const next = within.findIndex(
    ({ node }) => node.type.name === 'footnotes' || (levelOf(node) > 0 && levelOf(node) <= level),
  )
  const inside = next === -1 ? within : within.slice(0, next)
  const last = inside.at(-1) ?? heading
  const [from, to] = [heading.pos, last.pos + last.node.nodeSize]
  return {
    end: to - (last.node.isTextblock ? 1 : 0),
    questionLevel:
      inside.map(({ node }) => levelOf(node)).find((found) => found > level) ?? Math.min(level + 1, DEEPEST),
    known: stretchText(document, heading.pos + heading.node.nodeSize, to),
    around: [document.cut(0, from), document.cut(to)].map(documentToText).filter(Boolean).join('\n\n'),
  }
}

/** The deepest heading that a text can have. */
const DEEPEST = 4

function levelOf(node: Node): number {
  return node.type.name === 'heading' ? Number(node.attrs.level) : 0
}
