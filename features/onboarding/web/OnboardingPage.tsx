import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddress } from '../../../platform/web/routing/address.ts'
import { useWelcome } from '../../../platform/web/session/welcome.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import type { FormValues } from '../../../platform/web/ui/form-state.ts'
import { TabTitle } from '../../../platform/web/ui/Page.tsx'
import { Progress } from '../../../platform/web/ui/Progress.tsx'
import { Wordmark } from '../../../platform/web/ui/Wordmark.tsx'
import { reloadMe, safeNext, useMe } from '../../accounts/web/index.ts'
import { keepAnswers } from './answers.ts'
import { landingPath } from './landing.ts'
import { messages } from './messages.ts'
import { type Answers, questions } from './questions.tsx'

/** A few questions after the first sign-in, one at a time. Each can be skipped; each answer is kept as it is given. */
export function OnboardingPage() {
  const t = useT(messages)
  const me = useMe().data
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { next } = useAddress()
  const welcome = useWelcome()
  const [at, setAt] = useState(0)
  const answers = useRef<Answers>({})
  const form = useRef<HTMLFormElement>(null)
  const question = questions[at]
  if (!me || !question) return null

  const leave = async () => {
    await welcome({ projectId: me.projects[0]?.id ?? null })
    await reloadMe(queries)
    await navigate({ href: landingPath({ ...me.onboarding, ...answers.current }, safeNext(next)), replace: true })
  }
  const ask = (next: number) => {
    flushSync(() => setAt(next))
    const fields = form.current?.querySelectorAll('input') ?? []
    const chosen = [...fields].find((field) => field.checked) ?? fields[0]
    chosen?.focus()
  }
  const goOn = () => (at + 1 < questions.length ? ask(at + 1) : leave())
  const handleSubmit = async (values: FormValues) => {
    const given = question.read(values)
    answers.current = { ...answers.current, ...given }
    await keepAnswers(given, me.projects[0])
    await goOn()
  }
  return (
    <div className="flex min-h-dvh flex-col bg-canvas px-6 py-8 sm:px-10">
      <TabTitle title={t('onboarding')} />
      <header className="flex items-center justify-between">
        <Wordmark size="lg" />
        <Button look="quiet" onClick={leave}>
          {t('skipAll')}
        </Button>
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 py-10">
        <div className="flex flex-col gap-2">
          <p className="text-ink-3 text-xs">{t('step', { step: at + 1, steps: questions.length })}</p>
          <Progress label={t('step', { step: at + 1, steps: questions.length })} share={(at + 1) / questions.length} />
        </div>
        <Form key={question.id} ref={form} onSubmit={handleSubmit} className="flex flex-col gap-6">
          <h1 className="font-semibold text-xl tracking-tight">{t(question.title)}</h1>
          <question.Fields given={{ name: me.display_name, ...me.onboarding, ...answers.current }} />
          <FormActions className="flex items-center gap-2">
            <SubmitButton size="lg">{t(at + 1 < questions.length ? 'next' : 'finish')}</SubmitButton>
            <Button size="lg" look="quiet" onClick={goOn}>
              {t('skip')}
            </Button>
            {at > 0 ? (
              <Button size="lg" look="quiet" className="ml-auto" onClick={() => ask(at - 1)}>
                {t('back')}
              </Button>
            ) : null}
          </FormActions>
        </Form>
      </main>
    </div>
  )
}
