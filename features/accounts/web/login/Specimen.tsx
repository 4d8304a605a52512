import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { messages } from '../messages.ts'

/** A page as Longhand writes it, beside the form: a picture, so screen readers pass it by. */
export function Specimen() {
  const t = useT(messages)
  const mark = (tone: string) => (words: ReactNode) => (
    <mark className={`bg-transparent text-ink underline decoration-2 underline-offset-4 ${tone}`}>{words}</mark>
  )
  return (
    <div
      aria-hidden="true"
      className="hidden flex-col justify-center border-line border-l bg-paper px-12 lg:flex xl:px-24"
    >
      <div className="mx-auto flex max-w-2xl flex-col gap-6 font-serif text-doc">
        <p className="font-semibold text-3xl leading-tight tracking-tight">{t('specimenTitle')}</p>
        <Line icon={<CircleCheck size={14} />} verdict={t('specimenSupported')} tone="text-supported">
          {t.rich('specimenOne', { mark: mark('decoration-supported') })}
        </Line>
        <Line icon={<CircleHelp size={14} />} verdict={t('specimenUnsure')} tone="text-unsure">
          {t.rich('specimenTwo', { mark: mark('decoration-unsure') })}
        </Line>
        <Line icon={<CircleDashed size={14} />} verdict={t('specimenUnsourced')} tone="text-unsourced">
          {t.rich('specimenThree', { mark: mark('decoration-unsourced') })}
        </Line>
        <p className="mt-4 border-line border-t pt-6 font-sans text-ink-3 text-sm">{t('specimenCaption')}</p>
      </div>
    </div>
  )
}

function Line({
  icon,
  verdict,
  tone,
  children,
}: {
  icon: ReactNode
  verdict: string
  tone: string
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[1fr_7.5rem] gap-6">
      <p>{children}</p>
      <p className={`flex items-center gap-1.5 self-start pt-1.5 font-sans text-xs ${tone}`}>
        {icon}
        {verdict}
      </p>
    </div>
  )
}
