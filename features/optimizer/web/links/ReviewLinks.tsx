import { Link } from '@tanstack/react-router'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Checkbox } from '../../../../platform/web/ui/Checkbox.tsx'
import { MarkedSentence } from './MarkedSentence.tsx'
import { messages } from './messages.ts'
import type { FoundInBlog, useMany } from './use-many.ts'

/** The links found in many blogs, blog by blog: what is left ticked is added as one run. */
export function ReviewLinks({ many }: { many: ReturnType<typeof useMany> }) {
  const t = useT(messages)
  const { state, blogs, left, withoutUrl, added, missed, error, leave } = many
  const all = blogs.flatMap(({ links }) => links)
  const count = all.filter((link) => !left.has(link)).length
  const isDone = state === 'added'
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-sm">
        {isDone
          ? t('manyAdded', { count: added, missed })
          : t('manyFound', { links: all.length, blogs: all.length > 0 ? blogs.length : many.read })}
      </p>
      {error ? (
        <p role="alert" className="text-disputed text-sm">
          {asFailure(error).message}
        </p>
      ) : null}
      {withoutUrl > 0 && !isDone ? (
        <p className="text-sm text-unsure">{t('withoutUrl', { count: withoutUrl })}</p>
      ) : null}
      {isDone ? null : (
        <ul className="flex flex-col gap-4">
          {blogs.map((blog) => (
            <li key={blog.id} className="flex flex-col gap-1 rounded-md border border-line p-3">
              <div className="flex flex-wrap items-baseline gap-2">
                <Checkbox
                  className="me-auto min-w-0"
                  label={<span className="font-medium">{blog.title || t('untitled')}</span>}
                  checked={blog.links.every((link) => !left.has(link))}
                  mixed={blog.links.some((link) => left.has(link)) && blog.links.some((link) => !left.has(link))}
                  onChange={(isOn) => leave(blog.links, !isOn)}
                />
                <Link
                  to="/blogs/$blogId"
                  params={{ blogId: blog.id }}
                  className="text-accent text-sm underline"
                  aria-label={`${t('openBlog')}: ${blog.title || t('untitled')}`}
                >
                  {t('openBlog')}
                </Link>
              </div>
              <ul className="flex flex-col divide-y divide-line ps-6">
                {blog.links.map((link) => (
                  <FoundRow
                    key={link.target_id}
                    link={link}
                    isOn={!left.has(link)}
                    onChange={(isOn) => leave([link], !isOn)}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        {isDone || all.length === 0 ? null : (
          <Button look="primary" busy={state === 'adding'} disabled={count === 0} onClick={many.add}>
            {t('addSelected', { count })}
          </Button>
        )}
        <Button look="quiet" disabled={state === 'adding'} onClick={many.startOver}>
          {t('startOver')}
        </Button>
      </div>
    </div>
  )
}

function FoundRow({ link, isOn, onChange }: { link: FoundInBlog; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useT(messages)
  const { sentence, start, end, title, url, confidence, reason } = link
  return (
    <li className="py-2">
      <Checkbox
        checked={isOn}
        onChange={onChange}
        label={
          <span className="flex flex-col gap-0.5">
            <MarkedSentence text={sentence} sentence={{ start: 0, end: sentence.length }} anchor={{ start, end }} />
            <span className="break-words">
              → {title || t('untitled')} <span className="break-all text-ink-3 text-xs">{url}</span>
            </span>
            <span className="text-ink-3 text-xs">
              {t('reason', { reason: reason.replaceAll('-', '_') })} ·{' '}
              {t('sure', { percent: Math.round(confidence * 100) })}
            </span>
          </span>
        }
      />
    </li>
  )
}
