import { clsx } from 'clsx'
import { AnswerChips } from './AnswerChips.tsx'
import { type Block, itemsOf, type Line, linesWithout, rowsOf } from './answer-blocks.ts'
import type { Marks } from './answer-marks.ts'
import { type Piece, piecesOf } from './answer-pieces.ts'

/** A block of an answer with what stands behind its words. */
export function AnswerBlock({ block, marks }: { block: Block; marks: Marks }) {
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
      <table className="w-full border-collapse font-sans text-base [overflow-wrap:normal]">
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
