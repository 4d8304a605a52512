import { Link } from '@tanstack/react-router'
import { useT } from '../i18n/use-t.ts'
import { failureWords } from './failure-words.ts'
import { useFormState } from './form-state.ts'
import { messages } from './messages.ts'

/** What went wrong with the whole of a form; nothing while nothing has. `FormActions` has it built in. */
export function FormProblem() {
  const t = useT(messages)
  const failure = useFormState()?.failure
  if (!failure) return null
  return (
    <p role="alert" className="rounded-md bg-disputed-wash px-3 py-2 text-disputed text-sm">
      {failureWords(failure, t)}
      {failure.isOverLimit && failure.status !== 420 ? (
        <>
          {' '}
          <Link to="/account/plan" className="underline">
            {t('seePlans')}
          </Link>
        </>
      ) : null}
    </p>
  )
}
