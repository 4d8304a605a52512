import { clsx } from 'clsx'
import type { z } from 'zod'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import type { BlockDifference } from '../../../contract.ts'
import { messages } from './messages.ts'

type Difference = z.output<typeof BlockDifference>

interface VersionDifferenceProps {
  blocks: readonly Difference[]
  addedWords: number
  removedWords: number
}

/** A difference that reads like the text: what came in is marked, what went is struck through, the rest is folded. */
export function VersionDifference({ blocks, addedWords, removedWords }: VersionDifferenceProps) {
  const t = useT(messages)
  if (blocks.every(({ state }) => state === 'same' || state === 'folded'))
    return <p className="text-ink-2">{t('noDifference')}</p>
  return (
    <div className="flex flex-col gap-1">
      <p className="mb-2 text-ink-3 text-sm">
        {t('wordsAdded', { count: addedWords })}, {t('wordsRemoved', { count: removedWords })}
      </p>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a difference never change
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

const stateWords = {
  added: 'blockAdded',
  removed: 'blockRemoved',
  changed: 'blockChanged',
  moved: 'blockMoved',
  restyled: 'blockRestyled',
} as const
const tints = {
  added: 'bg-supported-wash',
  removed: 'bg-disputed-wash',
  changed: '',
  moved: 'bg-unsure-wash',
  restyled: 'bg-unsure-wash',
  same: 'text-ink-2',
} as const

function Block({ block }: { block: Difference }) {
  const t = useT(messages)
  if (block.state === 'folded')
    return (
      <p className="border-line border-y py-1 text-center text-ink-3 text-xs">{t('folded', { count: block.count })}</p>
    )
  const isHeading = block.kind === 'heading'
  return (
    <div className={clsx('flex gap-3 rounded-sm px-2 py-1', tints[block.state])}>
      <span className="w-20 shrink-0 pt-1 text-ink-3 text-xs">
        {block.state === 'same' ? '' : t(stateWords[block.state])}
      </span>
      <p
        dir="auto"
        className={clsx(
          'min-w-0 flex-1 whitespace-pre-wrap font-serif text-lg',
          isHeading && 'font-semibold',
          block.state === 'removed' && 'line-through',
        )}
      >
        {block.state === 'changed' ? <Parts parts={block.parts} /> : block.text}
      </p>
    </div>
  )
}

interface PartOfBlock {
  state: 'same' | 'added' | 'removed'
  text: string
}

function Parts({ parts }: { parts: readonly PartOfBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a difference never change
  return parts.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { part: PartOfBlock }) {
  if (part.state === 'added')
    return <ins className="rounded-sm bg-supported-wash text-supported no-underline">{part.text}</ins>
  if (part.state === 'removed') return <del className="text-disputed">{part.text}</del>
  return part.text
}
