import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { SkeletonLines, Waiting } from '../../../../platform/web/ui/Skeleton.tsx'
import { useSheet } from '../sheet/sheet.ts'
import { FindingList } from './FindingList.tsx'
import { messages } from './messages.ts'
import { Rewording } from './Rewording.tsx'
import { ToneScore } from './ToneScore.tsx'
import { useTone } from './use-tone.ts'

/** What in the text sounds like a machine, and a rewording of only that. */
export function ToneCheck() {
  const t = useT(messages)
  const { page } = useSheet()
  const tone = useTone()
  if (page.text.trim() === '') return <p className="text-ink-2 text-sm">{t('noText')}</p>
  if (!tone) {
    return (
      <Waiting>
        <SkeletonLines />
      </Waiting>
    )
  }
  const isMeasured = tone.state !== 'not-measured-in-this-language'
  if (tone.findings === null) return <p className="text-ink-2 text-sm">{t('otherLanguage')}</p>
  return (
    <div className="flex flex-col gap-5">
      {isMeasured ? <ToneScore tone={tone} /> : <p className="text-ink-2 text-sm">{t('noScore')}</p>}
      <FindingList findings={tone.findings} />
      <Rewording />
    </div>
  )
}
