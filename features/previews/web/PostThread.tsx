import { TriangleAlert } from 'lucide-react'
import { postCut, postLength, postLinks, textOf } from '../../../engines/text/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { AuthorLine } from './AuthorLine.tsx'
import { CountRing } from './CountRing.tsx'
import { LinkCard } from './LinkCard.tsx'
import { messages } from './messages.ts'
import { PreviewText } from './PreviewText.tsx'

/** Most that X takes, as it counts. */
const MOST = 280
const LINK = postLength('https://example.org')

/** A post on X, or several as the thread they make. */
export function PostThread({ posts, author }: { posts: readonly string[]; author: string }) {
  const t = useT(messages)
  return (
    <ol
      aria-label={t(posts.length > 1 ? 'xThread' : 'xPost')}
      className="max-w-lg divide-y divide-line rounded-lg border border-line bg-paper"
    >
      {posts.map((post, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a preview holds nothing, and two posts may be alike
        <li key={at} className="p-4">
          <AuthorLine
            name={author}
            beside={
              posts.length > 1 ? t('numbered', { number: String(at + 1), total: String(posts.length) }) : undefined
            }
          />
          <SinglePost text={post} />
        </li>
      ))}
    </ol>
  )
}

function SinglePost({ text }: { text: string }) {
  const t = useT(messages)
  const format = useFormat()
  const count = postLength(text)
  const cut = postCut(text, MOST)
  const links = postLinks(text)
  const last = links.at(-1)
  return (
    <>
      <p className="wrap-anywhere mt-2 whitespace-pre-wrap">
        <PreviewText text={text.slice(0, cut)} />
        {cut < text.length ? <mark className="bg-disputed-wash text-disputed">{text.slice(cut)}</mark> : null}
      </p>
      {last ? <LinkCard url={textOf(text, last)} /> : null}
      <p className="mt-3 flex flex-wrap items-center gap-2 text-ink-3 text-xs tabular-nums">
        <CountRing count={count} most={MOST} />
        {t('counted', { count: format.number(count), most: format.number(MOST) })}
        {links.length > 0 ? <span>{t('linkCounts', { count: String(LINK) })}</span> : null}
        {count > MOST ? (
          <span className="flex items-center gap-1 text-disputed">
            <TriangleAlert size={12} aria-hidden="true" />
            {t('overBy', { count: format.number(count - MOST) })}
          </span>
        ) : null}
      </p>
    </>
  )
}
