import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useFormState } from './form-state.ts'
import { messages } from './messages.ts'
import { useCutPaste } from './use-cut-paste.ts'

/** What a control needs to belong to its label, hint and problem. */
export interface ControlProps {
  id: string
  name: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  onInput: () => void
}

export interface FieldProps {
  label: string
  /** The field's name on the wire, so that a refusal finds it. */
  name?: string
  /** One sentence under the label of what belongs here. */
  hint?: ReactNode
  /** Says “optional” beside the label. */
  optional?: boolean
  /** For a place where the label would repeat what stands above it: read out, not shown. */
  labelHidden?: boolean
  className?: string
}

/** Label above, control, then the problem in its place; all tied together for screen readers. */
export function Field({
  label,
  name,
  hint,
  optional,
  labelHidden,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useT(messages)
  const id = useId()
  const form = useFormState()
  const cutAt = useCutPaste()
  const problem =
    (name ? form?.problems[name] : undefined) ?? (cutAt.max ? t('pasteCut', { max: cutAt.max }) : undefined)
  const describedBy = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ')
  return (
    <div className={clsx('flex flex-col gap-1.5', className)} onPaste={cutAt.onPaste} onInput={cutAt.onInput}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-medium text-ink text-sm'}>
        {label}
        {optional ? (
          <>
            {' '}
            <span className="ml-0.5 font-normal text-ink-3">{t('optional')}</span>
          </>
        ) : null}
      </label>
      {children({
        id,
        name,
        'aria-invalid': problem && !cutAt.max ? true : undefined,
        'aria-describedby': describedBy || undefined,
        onInput: () => name && form?.clearProblem(name),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="text-disputed text-xs">
          {problem}
        </p>
      ) : null}
    </div>
  )
}

/** The look of everything that text is typed into. */
export const controlClass =
  'w-full min-w-0 scroll-mt-10 rounded-md border border-line-2 bg-paper px-3 text-ink text-base transition-colors hover:border-ink-2 ' +
  'focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 [&[readonly]]:bg-canvas [&[readonly]]:text-ink-2 aria-invalid:border-disputed disabled:opacity-60 max-md:text-lg'
