import { Code, Copy, FileSpreadsheet, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { isAdvice } from '../../../engines/repurposing/index.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { useCopy } from '../../../platform/web/ui/use-copy.ts'
import { messages } from './messages.ts'
import { csvFor, emailOf, htmlOf, type Output, wholeText } from './output.ts'
import { problemWords } from './problem-words.ts'
import type { Editing } from './use-derivative.ts'

interface ActionsProps {
  editing: Editing
  output: Output
  /** More in the row of buttons. */
  children?: ReactNode
}

/** The ways out of the page. While something is too long or empty there is none, and the reason stands below. */
export function Actions({ editing, output, children }: ActionsProps) {
  const t = useT(messages)
  const copy = useCopy()
  const id = useId()
  const { derivative, draft } = editing
  const problems = output.problems.filter((problem) => !isAdvice(problem))
  const advice = output.problems.filter(isAdvice)
  const isRefused = problems.length > 0
  const refusal = isRefused ? { disabled: true, 'aria-describedby': id } : {}
  const icon = { size: 14, 'aria-hidden': true } as const
  const isEmail = derivative.form === 'email'
  const csv = csvFor(derivative, output)
  const isList = derivative.form === 'posts' || derivative.form === 'questions'
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {isEmail ? (
          <Button
            {...refusal}
            icon={<Code {...icon} />}
            onClick={() => void copy(htmlOf(derivative, output), t('copied'))}
          >
            {t('copyHtml')}
          </Button>
        ) : null}
        <Button
          {...refusal}
          icon={<Copy {...icon} />}
          onClick={() => void copy(wholeText(derivative, draft), t('copied'))}
        >
          {t(isEmail ? 'copyPlain' : isList ? 'copyAll' : 'copy')}
        </Button>
        {csv === null ? null : (
          <Button
            {...refusal}
            icon={<FileSpreadsheet {...icon} />}
            onClick={() => download(csv, `${derivative.shape_title}.csv`)}
          >
            {t('csv')}
          </Button>
        )}
        {children}
      </div>
      {isRefused ? (
        <p id={id} className="flex items-start gap-1.5 text-disputed text-sm">
          <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>
            {t('notFinal')} {problems.map((problem) => problemWords(problem, derivative, t)).join(' ')}
          </span>
        </p>
      ) : null}
      {isEmail && emailOf(derivative, output).callToAction.trim() !== '' && output.link === '' ? (
        <p className="text-ink-2 text-sm">{t('buttonWithoutLink')}</p>
      ) : null}
      {advice.map((problem) => (
        <p key={problem.kind} className="text-ink-2 text-sm">
          {problemWords(problem, derivative, t)}
        </p>
      ))}
    </div>
  )
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
