import type { FormEvent } from 'react'
import { type AltProposal, altProposals } from '../../../../engines/seo/index.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { TextArea } from '../../../../platform/web/ui/Input.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import { useSheet } from '../sheet/sheet.ts'
import { messages } from './messages.ts'

/** Images that nobody described, each with words to begin with. Nothing is set before somebody has read them. */
export function AltTexts() {
  const t = useT(messages)
  const { page, pictures } = useSheet()
  const proposals = altProposals(page)
  if (!pictures || proposals.length === 0) return null
  return (
    <ul aria-label={t('altMissing')} className="mt-1 flex flex-col gap-2">
      {proposals.map((proposal) => (
        <AltText key={`${proposal.index} ${proposal.url}`} proposal={proposal} pictures={pictures} />
      ))}
    </ul>
  )
}

interface AltTextProps {
  proposal: AltProposal
  pictures: NonNullable<ReturnType<typeof useSheet>['pictures']>
}

function AltText({ proposal: { index, url, words, from }, pictures }: AltTextProps) {
  const t = useT(messages)
  const { announce } = useSheet()
  const number = index + 1
  const describe = (how: { alt: string; isDecorative: boolean }) => {
    const isThere = pictures.describe(index, how)
    const text = t(isThere ? (how.isDecorative ? 'altDecorative' : 'altAdded') : 'altGone', { number })
    announce(text)
    toast(isThere ? { text, undo: () => void pictures.describe(index, { alt: '', isDecorative: false }) } : { text })
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const alt = String(new FormData(event.currentTarget).get('alt') ?? '').trim()
    if (alt !== '') describe({ alt, isDecorative: false })
  }
  return (
    <li>
      <form className="flex flex-col gap-2 rounded-sm bg-wash p-2" onSubmit={handleSubmit}>
        <button
          type="button"
          aria-label={t('altShow', { number })}
          className="self-start rounded-sm"
          onClick={() => pictures.show(index)}
        >
          <img src={url} alt="" loading="lazy" className="h-16 max-w-full rounded-sm border border-line object-cover" />
        </button>
        <TextArea
          label={t('altLabel', { number })}
          hint={t('altFrom', { from: from?.replace('-', '_') ?? 'none' })}
          name="alt"
          rows={2}
          maxLength={300}
          required
          defaultValue={words}
        />
        <div className="flex flex-wrap gap-1">
          <Button type="submit" size="sm" aria-label={t('altAddSpoken', { number })}>
            {t('altAdd')}
          </Button>
          <Button
            size="sm"
            look="quiet"
            aria-label={t('altDecorativeSpoken', { number })}
            onClick={() => describe({ alt: '', isDecorative: true })}
          >
            {t('altMark')}
          </Button>
        </div>
      </form>
    </li>
  )
}
