import { parseArgs } from 'node:util'

export const HELP = `npm run operator -- <command>

  grant <email> [--plan <id>] [--credits <per month>] [--extra <credits>] [--days <n>]
                        set an account's plan; --credits none means unlimited, --extra credits don't expire
  users [<search>]      list accounts with plan and credits, newest first
  usage <email>         show an account's credits and runs this month
  plans                 list plans with their credits and runs per month
  suspend <email>       suspend an account: sessions, API keys, and open pages stop
  activate <email>      reactivate a suspended account
  verify <email>        mark an account's email address as verified
  reset <email>         email a password reset link
  delete <email> --yes  permanently delete an account and everything it owns
  keys                  list operator keys
  keys add <name>       create an operator key; the secret is shown once
  keys revoke <id>      revoke an operator key immediately
  flags                 list flags that override the plans
  flag <id> <value> [--plan <id> | --user <email>]
                        set a flag for everyone, a plan, or an account; the value null removes it
  outbox                list mail that was not sent because no mail server is configured
  deliveries            list mail and posts that were not delivered, those in doubt first
  deliveries sent <id>  mark a delivery in doubt as sent
  deliveries again <id> resend a delivery that is in doubt or failed
  templates [reported|public]
                        list templates that wait for review, or that were reported, or are public
  template <id> approve|decline|take-down|dismiss [<reason>]
                        decide on a template; its owner reads the reason
  visits [--days <n>]   show how often each page was opened in the last n days (default 30)
  audit                 list changes to entitlements

While a server is running, it has the embedded database locked. The command then calls that server: set OPERATOR_KEY
(id:secret) to the server's value. Its URL is PUBLIC_URL, or HOST and PORT, or --server <url>.`

/** What the command was called with: words, and values behind `--`. */
export const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    plan: { type: 'string' },
    credits: { type: 'string' },
    extra: { type: 'string' },
    days: { type: 'string' },
    user: { type: 'string' },
    server: { type: 'string' },
    yes: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

/** A value that is a whole number. */
export function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value))
    throw new Error(`--${name} must be a whole number, not “${text}”.`)
  return value
}
