import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Popover } from '../../../platform/web/ui/Popover.tsx'
import { SourceTerms } from '../../assets/web/terms-door.ts'
import type { SectionView } from './api.ts'
import { type CitedBlock, type CitedLine, citedBlocks, type Piece } from './cited-blocks.ts'
import { messages } from './messages.ts'

/** The end of a stretch that its marks stay on one line with: a button breaks off where even a word joiner stands. */
const LAST_LETTERS = /\S{1,12}\s*$/u

type Citation = SectionView['citations'][number]

interface CitedTextProps {
  markdown: string
  citations: readonly Citation[]
  /** The numbers of cited passages in the whole article. */
  numbers: ReadonlyMap<string, number>
}

/** The Markdown of a part with a numbered mark behind each cited stretch; touching it shows the quote and the way to it. */
export function CitedText({ markdown, citations, numbers }: CitedTextProps) {
  return (
    <>
      {citedBlocks(markdown, citations, numbers).map((block) => (
        <Block key={block.start} block={block} />
      ))}
    </>
  )
}

function Block({ block }: { block: CitedBlock }) {
  switch (block.kind) {
    case 'list':
      return <List block={block} />
    case 'table':
      return <Table rows={block.rows} />
    case 'quote':
      return (
        <blockquote className="my-4 border-line border-l-2 pl-4">
          {block.blocks.map((inner) => (
            <Block key={inner.start} block={inner} />
          ))}
        </blockquote>
      )
    case 'heading': {
      const Heading = block.level > 2 ? 'h3' : 'h2'
      return (
        <Heading className={headingClass(block.level)}>
          <Line block={block} />
        </Heading>
      )
    }
    default:
      return (
        <p className="my-4">
          <Line block={block} />
        </p>
      )
  }
}

/** The look of a heading in a draft by its level. */
export function headingClass(level: number): string {
  if (level === 1) return 'mb-3 font-bold text-2xl leading-tight'
  return level > 2 ? 'font-semibold text-lg' : 'font-semibold text-xl'
}

function List({ block: { from, items } }: { block: Extract<CitedBlock, { kind: 'list' }> }) {
  const lines = items.map((item) => (
    <li key={item.start}>
      <Line block={item} />
    </li>
  ))
  if (from === null) return <ul className="my-4 list-disc pl-6">{lines}</ul>
  return (
    <ol start={from} className="my-4 list-decimal pl-6">
      {lines}
    </ol>
  )
}

function Table({ rows }: Pick<Extract<CitedBlock, { kind: 'table' }>, 'rows'>) {
  const [head, ...body] = rows
  return (
    <div className="my-4 overflow-x-auto">
      <table className="w-full border-collapse text-base [overflow-wrap:normal]">
        <thead>
          <tr>
            {head?.cells.map((cell) => (
              <th key={cell.start} className="border border-line px-3 py-2 text-left">
                <Line block={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row.start}>
              {row.cells.map((cell) => (
                <td key={cell.start} className="border border-line px-3 py-2 align-top">
                  <Line block={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ block }: { block: Pick<CitedLine, 'pieces'> }) {
  return (
    <>
      {block.pieces.map((piece) => (
        <PieceText key={piece.start} piece={piece} />
      ))}
    </>
  )
}

function PieceText({ piece: { text, mark, citations } }: { piece: Piece }) {
  const Tag = mark ?? 'span'
  if (!citations.length) return <Tag>{text}</Tag>
  const turn = Math.max(0, text.search(LAST_LETTERS))
  return (
    <>
      <Tag>{text.slice(0, turn)}</Tag>
      <span className="whitespace-nowrap">
        <Tag>{text.slice(turn)}</Tag>
        {[...Map.groupBy(citations, ({ number }) => number)].map(([number, same]) => (
          <CitationMark key={number} number={number} citations={same.map(({ citation }) => citation)} />
        ))}
      </span>
    </>
  )
}

/** The number of a passage, whose card has every quotation from it. */
function CitationMark({ number, citations }: { number: number; citations: readonly Citation[] }) {
  const t = useT(messages)
  const title = citations[0]?.title ?? ''
  const assetId = citations[0]?.asset_id
  const label = t('citation', { number: String(number), title })
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          aria-label={label}
          className="mx-0.5 rounded-sm bg-supported-wash px-1 align-super font-sans text-supported text-xs hover:underline"
        >
          {number}
        </button>
      }
    >
      <p className="mb-2 break-words text-ink-2 text-sm">{title}</p>
      <div className="flex flex-col gap-3">
        {citations.map((citation) => (
          <Quotation key={citation.id} citation={citation} />
        ))}
      </div>
      {assetId ? <SourceTerms assetId={assetId} /> : null}
    </Popover>
  )
}

/** The words of a source, how they were found, and the way to them. */
function Quotation({ citation }: { citation: Citation }) {
  const t = useT(messages)
  const { quote, matched_by, asset_id, url, passage_id } = citation
  const look = 'text-accent text-sm hover:underline'
  return (
    <div>
      <blockquote className="border-supported border-l-2 pl-3 font-serif">{quote}</blockquote>
      {matched_by ? <p className="mt-1 text-sm text-unsure">{t('matchedBy', { by: matched_by })}</p> : null}
      {asset_id ? (
        <Link to={`/assets/${asset_id}`} search={{ passage: passage_id, quote }} className={look}>
          {t('openSource')}
        </Link>
      ) : url ? (
        <a href={url} target="_blank" rel="noreferrer" className={look}>
          {t('openSource')}
        </a>
      ) : null}
    </div>
  )
}
