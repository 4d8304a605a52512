import type { RefObject } from 'react'
import type { Page } from '../../../../engines/text/index.ts'

/** How each kind of block looks; paragraphs are as they are. */
const looks: Partial<Record<Page['blocks'][number]['kind'], string>> = {
  'list-item':
    "relative ps-5 [&+[data-kind=list-item]]:-mt-2 before:absolute before:start-1 before:text-ink-3 before:content-['•']",
  quote: 'border-line border-s-2 ps-3 text-ink-2',
  'table-row': 'whitespace-pre-wrap border-line border-b pb-1 [tab-size:12] [&+[data-kind=table-row]]:-mt-2',
  code: 'overflow-x-auto rounded bg-wash p-3 font-mono text-sm leading-6',
}

const tags = { 1: 'h2', 2: 'h3', 3: 'h4', 4: 'h5', 5: 'h6', 6: 'h6' } as const

/** A page to read: one element a block, so that tints can lie on its words. */
export function PageText({ page, ref, lang }: { page: Page; ref: RefObject<HTMLElement | null>; lang?: string }) {
  return (
    <article
      ref={ref}
      lang={lang}
      dir="auto"
      className="sheet-text wrap-anywhere flex flex-col gap-3 font-serif text-base leading-7"
    >
      {page.blocks.map(({ kind, level, start, end }) => {
        const Tag = kind === 'heading' ? headingTag(level) : kind === 'code' ? 'pre' : 'p'
        return (
          <Tag
            key={start}
            data-kind={kind}
            data-start={start}
            dir="auto"
            className={kind === 'heading' ? headingLook(level) : looks[kind]}
          >
            {page.text.slice(start, end)}
          </Tag>
        )
      })}
    </article>
  )
}

function headingTag(level = 2) {
  return tags[Math.min(6, Math.max(1, level)) as keyof typeof tags]
}

/** Levels differ in size too: one that is skipped or comes twice is seen. */
function headingLook(level = 2) {
  const size = level === 1 ? 'text-2xl' : level === 2 ? 'text-xl' : level === 3 ? 'text-lg' : 'text-base'
  return `mt-3 font-semibold first:mt-0 ${size}`
}
