import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useAddress } from '../../../platform/web/routing/address.ts'
import { TabTitle } from '../../../platform/web/ui/Page.tsx'
import { Wordmark } from '../../../platform/web/ui/Wordmark.tsx'
import { ForgotForm } from './login/ForgotForm.tsx'
import { ResetForm } from './login/ResetForm.tsx'
import { SignInForm } from './login/SignInForm.tsx'
import { SignUpForm } from './login/SignUpForm.tsx'
import { Specimen } from './login/Specimen.tsx'
import { messages } from './messages.ts'

const titles = {
  'sign-in': 'signInTitle',
  'sign-up': 'signUpTitle',
  forgot: 'forgotTitle',
  reset: 'resetTitle',
} as const
type View = keyof typeof titles

/** Sign in, sign up, forgot and reset, as `?view=` says. Offers and team ids in the address stay there throughout. */
export function LoginPage() {
  const t = useT(messages)
  const address = useAddress()
  const view = viewOf(address)
  const invitation = invitationOf(address)
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,2fr)_3fr]">
      <TabTitle title={t(titles[view])} />
      <main className="flex flex-col bg-canvas px-6 py-8 sm:px-10">
        <Wordmark size="lg" alive />
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center gap-6 py-10">
          <h1 className="font-semibold text-xl tracking-tight">{t(titles[view])}</h1>
          {invitation ? (
            <p className="rounded-md bg-accent-wash px-3 py-2 text-accent text-sm">{t(invitation)}</p>
          ) : null}
          <Form view={view} />
        </div>
      </main>
      <Specimen />
    </div>
  )
}

function Form({ view }: { view: View }) {
  if (view === 'sign-up') return <SignUpForm />
  if (view === 'forgot') return <ForgotForm />
  return view === 'reset' ? <ResetForm /> : <SignInForm />
}

function viewOf({ view }: Readonly<Record<string, string>>): View {
  return view === 'sign-up' || view === 'forgot' || view === 'reset' ? view : 'sign-in'
}

function invitationOf({ team_id, offer }: Readonly<Record<string, string>>) {
  if (team_id) return 'offerTeam' as const
  if (offer?.includes('lifetime') || offer?.includes('ltd')) return 'offerLifetime' as const
  return offer === 'byok' ? ('offerByok' as const) : null
}
