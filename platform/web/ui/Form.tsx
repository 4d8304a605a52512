import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { ApiFailure } from '../api/failure.ts'
import { isStopped } from '../api/failure.ts'
import { useT } from '../i18n/use-t.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { FormProblem } from './FormProblem.tsx'
import { checkedFields, focusFirst } from './field-checks.ts'
import { FormContext, FormValues, problemsIn, useFormState } from './form-state.ts'
import { messages } from './messages.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Sends what was filled in. A thrown failure shows at the fields it names, or above the buttons; nothing typed is lost. */
  onSubmit: (values: FormValues) => Promise<unknown>
  /** Own words for a failure of the whole form; undefined leaves the server's. */
  explain?: (failure: ApiFailure) => string | undefined
  children: ReactNode
}

interface Problems {
  problems: Record<string, string>
  failure: ApiFailure | null
}

const noProblems: Problems = { problems: {}, failure: null }

/** A form: checks its fields, sends once at a time, puts refusals where they belong and the focus on the first of them. */
export function Form({ onSubmit, explain, children, className, ...rest }: FormProps) {
  const t = useT(messages)
  const [{ problems, failure }, setProblems] = useState(noProblems)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  const show = (form: HTMLFormElement, found: Problems) => {
    setProblems(found)
    // After React has put the messages in place, so that they are read out with the field.
    requestAnimationFrame(() => focusFirst(form, Object.keys(found.problems)))
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // React hands on what a form in a dialog does to the form that opened the dialog
    if (event.target !== form) return
    if (isSending.current) return
    const found = checkedFields(form, t)
    if (Object.keys(found).length > 0) return show(form, { problems: found, failure: null })
    isSending.current = true
    setBusy(true)
    try {
      await onSubmit(new FormValues(new FormData(form)))
      setProblems(noProblems)
    } catch (error) {
      if (!isStopped(error)) show(form, problemsIn(error, namesIn(form)))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const clearProblem = (name: string) =>
    setProblems((now) => (now.problems[name] ? { ...now, problems: { ...now.problems, [name]: '' } } : now))

  return (
    <FormContext value={{ isBusy, problems, failure: failure && explained(failure, explain), clearProblem }}>
      <form {...rest} noValidate className={className ?? 'flex flex-col gap-4'} onSubmit={handleSubmit}>
        {children}
      </form>
    </FormContext>
  )
}

/** The last row of a form: what went wrong with the whole of it, then its buttons. */
export function FormActions({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className="flex flex-col gap-3">
      <FormProblem />
      <div className={className ?? 'flex flex-wrap items-center gap-2'}>{children}</div>
    </div>
  )
}

/** Sends the form it is in; shows that it does, and cannot be pressed twice. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const state = useFormState()
  return <Button look="primary" {...props} type="submit" busy={state?.isBusy ?? false} />
}

function namesIn(form: HTMLFormElement): string[] {
  return Array.from(form.elements).flatMap((element) => element.getAttribute('name') ?? [])
}

function explained(failure: ApiFailure, explain: FormProps['explain']): ApiFailure {
  const words = explain?.(failure)
  if (words !== undefined) failure.message = words
  return failure
}
