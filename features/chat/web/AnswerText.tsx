import { clsx } from 'clsx'
import { memo } from 'react'
import { AnswerBlock } from './AnswerBlock.tsx'
import { type Block, blocksOf } from './answer-blocks.ts'
import { isSameMarks, type Marks, marksIn } from './answer-marks.ts'

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
    isSameMarks(before.marks, after.marks),
)

const BlockView = memo(
  AnswerBlock,
  (before, after) => before.block.raw === after.block.raw && isSameMarks(before.marks, after.marks),
)
