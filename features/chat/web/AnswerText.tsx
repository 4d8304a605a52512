import { clsx } from 'clsx'
import { memo } from 'react'
import { AnswerChips } from './AnswerChips.tsx'
import { type Block, blocksOf, itemsOf, type Line, linesWithout, rowsOf } from './answer-blocks.ts'
import { type Piece, piecesOf } from './answer-pieces.ts'
import type { CitationView } from './api.ts'
import type { ClaimMark } from './claim-marks.ts'

/** What stands behind the words of an answer, each at the end of what it is about. */
export interface Marks {
  citations: readonly CitationView[]
  unsourced: readonly { start: number; end: number }[]
  claims: readonly ClaimMark[]
}

/** Blocks that are drawn together: of a long answer only the last of them are looked at while it grows. */
const BLOCKS_TOGETHER = 16

/** An answer with a named chip behind each cited stretch, and a sign behind each sentence that has no source. */
export function AnswerText({ markdown, marks }: { markdown: string; marks: Marks }) {
  const blocks = blocksOf(markdown)
  const groups = Array.from({ length: Math.ceil(blocks.length / BLOCKS_TOGETHER) }, (_, at) =>
    blocks.slice(at * BLOCKS_TOGETHER, (at + 1) * BLOCKS_TOGETHER),
  )
  return (
    <div className="flex min-w-0 flex-col gap-3 font-serif text-doc [overflow-wrap:anywhere]">
      {groups.map((group, at) => {
        const start = group[0]?.start ?? 0
        const end = groups[at + 1]?.[0]?.start ?? markdown.length
        return (
          <Group
            key={start}
            blocks={group}
            marks={marksIn(marks, { start, raw: markdown.slice(start, end) })}
            isNearEnd={at > groups.length - 3}
          />
        )
      })}
    </div>
  )
}

const Group = memo(
  function Group({ blocks, marks, isNearEnd }: { blocks: readonly Block[]; marks: Marks; isNearEnd: boolean }) {
    // the end of a growing answer has its true height, so that whoever reads along stays there
    return (
      <div
        className={clsx(
          'flex flex-col gap-3 [contain-intrinsic-size:auto_40rem]',
          !isNearEnd && '[content-visibility:auto]',
        )}
      >
        {blocks.map((block) => (
          <BlockView key={block.start} block={block} marks={marksIn(marks, block)} />
        ))}
      </div>
    )
  },
  (before, after) =>
    before.isNearEnd === after.isNearEnd &&
    before.blocks.length === after.blocks.length &&
    before.blocks.every(({ raw }, at) => raw === after.blocks[at]?.raw) &&
    isSame(before.marks, after.marks),
)

function marksIn({ citations, unsourced, claims }: Marks, { start, raw }: Pick<Block, 'start' | 'raw'>): Marks {
  const isIn = ({ end }: { end: number }) => start < end && end <= start + raw.length
  return { citations: citations.filter(isIn), unsourced: unsourced.filter(isIn), claims: claims.filter(isIn) }
}

const BlockView = memo(
  Drawn,
  (before, after) => before.block.raw === after.block.raw && isSame(before.marks, after.marks),
)

function isSame(before: Marks, after: Marks): boolean {
  const keyOf = ({ citations, unsourced, claims }: Marks) => [
    ...citations.map(({ id }) => id),
    ...unsourced.map(({ end }) => end),
    ...claims.map(({ id, verdict }) => id + verdict),
  ]
  return keyOf(before).join() === keyOf(after).join()
}

function Drawn({ block, marks }: { block: Block; marks: Marks }) {
  const line = (one: Line) => <LineView key={one.start} line={one} marks={marks} />
  switch (block.kind) {
    case 'heading': {
      const [words] = linesWithout(/^#{1,6}\s+/, block)
      return <h3 className="mt-2 font-sans font-semibold text-lg">{words ? line(words) : null}</h3>
    }
    case 'rule':
      return <hr className="border-line" />
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-md border border-line bg-canvas p-3 font-mono text-sm">
          {block.raw.replace(/^.*\n/, '').replace(/\n?\s*(?:`{3,}|~{3,})\s*$/, '')}
        </pre>
      )
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-2 border-line border-l-2 pl-4">
          {linesWithout(/^\s*(?:>\s?)+/, block).map((one) => (
            <p key={one.start}>{line(one)}</p>
          ))}
        </blockquote>
      )
    case 'list':
      return <List block={block} marks={marks} />
    case 'table':
      return <Table block={block} marks={marks} />
    default:
      return (
        <p>
          <LineView line={{ start: block.start, text: block.raw }} marks={marks} />
        </p>
      )
  }
}

const DEPTHS = ['', 'ml-6', 'ml-12', 'ml-16', 'ml-20']

function List({ block, marks }: { block: Block; marks: Marks }) {
  const items = itemsOf(block)
  const Tag = items[0]?.number === null ? 'ul' : 'ol'
  return (
    <Tag className={clsx('flex flex-col gap-1.5 pl-6', Tag === 'ul' ? 'list-disc' : 'list-decimal')}>
      {items.map((item) => (
        <li
          key={item.start}
          value={item.number ?? undefined}
          className={clsx(DEPTHS[item.depth], Tag === 'ol' && item.number === null && 'list-disc')}
        >
          <LineView line={item} marks={marks} />
        </li>
      ))}
    </Tag>
  )
}

function Table({ block, marks }: { block: Block; marks: Marks }) {
  const [head = [], ...rows] = rowsOf(block)
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse font-sans text-base">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell.start} className="border border-line px-3 py-2 text-left">
                <LineView line={cell} marks={marks} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.start}>
              {row.map((cell) => (
                <td key={cell.start} className="border border-line px-3 py-2 align-top">
                  <LineView line={cell} marks={marks} isCell />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LineView({ line, marks, isCell = false }: { line: Line; marks: Marks; isCell?: boolean }) {
  const end = line.start + line.text.length
  const isIn = (mark: { end: number }) => line.start < mark.end && mark.end <= end
  const own = {
    citations: marks.citations.filter(isIn),
    // a row is marked as a whole, at its end
    unsourced: marks.unsourced.filter((mark) => (isCell ? end < mark.end && mark.end <= end + 3 : isIn(mark))),
    claims: marks.claims.filter(isIn),
  }
  const cuts = [...own.citations, ...own.unsourced, ...own.claims].map((mark) => mark.end)
  const pieces = piecesOf(line, cuts)
  return (
    <>
      {pieces.map((piece, at) => {
        const isLast = at === pieces.length - 1
        const from = piece.start
        const here = ({ end: place }: { end: number }) => from < place && (place <= piece.end || isLast)
        return (
          <span key={piece.start}>
            <Words piece={piece} />
            <AnswerChips
              citations={own.citations.filter(here)}
              isUnsourced={own.unsourced.some(here)}
              claims={own.claims.filter(here)}
            />
          </span>
        )
      })}
    </>
  )
}

function Words({ piece: { text, look, href } }: { piece: Piece }) {
  switch (look) {
    case 'strong':
      return <strong>{text}</strong>
    case 'emphasis':
      return <em>{text}</em>
    case 'code':
      return <code className="rounded-sm bg-wash px-1 font-mono text-base">{text}</code>
    case 'link':
      return (
        <a href={href} target="_blank" rel="noreferrer nofollow" className="text-accent underline underline-offset-2">
          {text}
        </a>
      )
    default:
      return text
  }
}
