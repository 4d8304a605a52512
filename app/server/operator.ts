import { parseArgs } from 'node:util'
import { isPlanId, planIds, planOf } from '../../features/billing/contract.ts'
import { Refusal } from '../../platform/contract/failures.ts'
import { type Config, readConfig } from '../../platform/server/config.ts'
import { FolderInUse } from '../../platform/server/db/lock.ts'
import { asRefusal } from '../../platform/server/http/errors.ts'
import { httpCalls, type OperatorCalls } from './operator-calls.ts'
import { visitLines } from './operator-visits.ts'

const HELP = `npm run operator -- <command>

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
  visits [--days <n>]   show how often each page was opened in the last n days (default 30)
  audit                 list changes to entitlements

While a server is running, it has the embedded database locked. The command then calls that server: set OPERATOR_KEY
(id:secret) to the server's value. Its URL is PUBLIC_URL, or HOST and PORT, or --server <url>.`

const { values: options, positionals } = parseArgs({
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

async function main(): Promise<void> {
  const [command, ...rest] = positionals
  if (!command || options.help || command === 'help') return console.log(HELP)
  const calls = await openCalls(readConfig())
  try {
    await run(calls, command, rest)
  } finally {
    await calls.close()
  }
}

async function openCalls(config: Config): Promise<OperatorCalls> {
  if (options.server) return throughServer(config, options.server)
  // imported late because it loads most of the server, which a command through a running one doesn’t need
  const { directCalls } = await import('./operator-on-database.ts')
  try {
    return await directCalls(config, 'command line')
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return throughServer(config, config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`)
  }
}

function throughServer({ OPERATOR_KEY }: Config, server: string): OperatorCalls {
  if (OPERATOR_KEY) return httpCalls(server, OPERATOR_KEY)
  throw new Error(
    `A running server has the database locked. Set OPERATOR_KEY (id:secret) to the server’s value to use ${server}, or stop the server first.`,
  )
}

async function run(calls: OperatorCalls, command: string, rest: string[]): Promise<void> {
  switch (command) {
    case 'grant':
      return grant(calls, rest)
    case 'users':
      return users(calls, rest[0] === 'list' ? rest.slice(1) : rest)
    case 'usage':
      return usage(calls, rest)
    case 'plans':
      return plans()
    case 'suspend':
    case 'activate':
      return setActive(calls, rest, command === 'activate')
    case 'verify':
      return verify(calls, rest)
    case 'reset':
      return reset(calls, rest)
    case 'delete':
      return deleteUser(calls, rest)
    case 'keys':
      return keys(calls, rest)
    case 'flags':
      return flags(calls)
    case 'flag':
      return setFlag(calls, rest[0] === 'set' ? rest.slice(1) : rest)
    case 'outbox':
      return outbox(calls)
    case 'deliveries':
      return deliveries(calls, rest)
    case 'visits':
      return console.log(await visitLines(calls, numberOf('days', options.days) ?? 30))
    case 'audit':
      return audit(calls)
    default:
      throw new Error(`Unknown command “${command}”. Run without a command for help.`)
  }
}

async function grant(calls: OperatorCalls, [email]: string[]): Promise<void> {
  if (!email) throw new Error('Usage: grant <email> [options]')
  const { user } = await calls.make('grant', {
    email,
    plan_name: options.plan,
    credit_limit: options.credits === 'none' ? -1 : numberOf('credits', options.credits),
    additional_credits: numberOf('extra', options.extra),
    expiry_days: numberOf('days', options.days),
  })
  console.log(
    `${user.email} is on ${user.plan_name} ${user.expiry_date ? `until ${user.expiry_date}` : 'with no end date'}.`,
  )
  console.log(`Credits: ${creditsOf(user)}.`)
}

async function users(calls: OperatorCalls, words: string[]): Promise<void> {
  const { users: found, total } = await calls.make('listUsers', { query: words.join(' ') || undefined, start_count: 0 })
  for (const user of found) {
    console.log(
      [user.created_date.slice(0, 10), user.unique_id, user.email, user.plan_in_force, creditsOf(user)].join('  '),
    )
  }
  console.log(`${found.length} of ${total}`)
}

async function usage(calls: OperatorCalls, [email]: string[]): Promise<void> {
  const { user, balance } = await calls.make('usage', { email: required(email, 'usage') })
  console.log(`${user.email} is on ${user.plan_in_force}${user.active_user ? '' : ', suspended'}.`)
  console.log(`Credits: ${creditsOf(user)}, resets on ${balance.next_reset.slice(0, 10)}.`)
  for (const { feature, used, limit } of balance.runs)
    console.log(`${feature}: ${used} of ${limit < 0 ? 'no limit' : limit}`)
  if (balance.fup_ratio > 0) console.log(`Fair use in the last 24 hours: ${balance.fup_ratio}%`)
}

function plans(): void {
  for (const id of planIds.filter(isPlanId)) {
    const plan = planOf(id)
    if (!plan) continue
    const runs = Object.entries(plan.runs).map(([feature, limit]) => `${feature} ${amount(limit)}`)
    console.log([id, `credits ${amount(plan.credits)}`, ...runs].join('  '))
  }
}

const amount = (limit: number) => (limit < 0 ? 'no limit' : String(limit))

async function setActive(calls: OperatorCalls, [email]: string[], active_user: boolean): Promise<void> {
  const whom = required(email, active_user ? 'activate' : 'suspend')
  const { user } = await calls.make('setActive', { email: whom, active_user })
  console.log(`${user.email} is ${user.active_user ? 'active' : 'suspended'}.`)
}

async function verify(calls: OperatorCalls, [email]: string[]): Promise<void> {
  const { user } = await calls.make('verifyAddress', { email: required(email, 'verify') })
  console.log(`${user.email} is marked as verified.`)
}

async function reset(calls: OperatorCalls, [email]: string[]): Promise<void> {
  const { user } = await calls.make('resetPassword', { email: required(email, 'reset') })
  console.log(`${user.email} will get an email with a reset link. Without a mail server, read it with: outbox`)
}

async function deleteUser(calls: OperatorCalls, [email]: string[]): Promise<void> {
  const whom = required(email, 'delete')
  if (!options.yes) throw new Error(`This permanently deletes ${whom} and everything they own. Add --yes to confirm.`)
  const { unique_id, email: address } = await calls.make('deleteUser', { email: whom })
  console.log(`${address} (${unique_id}) was deleted.`)
}

function required(email: string | undefined, command: string): string {
  if (!email) throw new Error(`Usage: ${command} <email>`)
  return email
}

async function keys(calls: OperatorCalls, [action, subject]: string[]): Promise<void> {
  if (action === 'add') {
    if (!subject) throw new Error('Usage: keys add <name>')
    const { key, secret } = await calls.make('addKey', { name: subject })
    return console.log(
      `${key.key_id}:${secret}\nThe secret is shown only once. Use both as Basic credentials, or as OPERATOR_KEY for this command.`,
    )
  }
  if (action === 'revoke') {
    if (!subject) throw new Error('Usage: keys revoke <id>')
    await calls.make('revokeKey', { key_id: subject })
    return console.log(`Revoked ${subject}.`)
  }
  const { keys: all } = await calls.make('listKeys', {})
  for (const key of all) console.log([key.key_id, key.name, `last used ${key.last_used_at ?? 'never'}`].join('  '))
  if (!all.length) console.log('No keys besides OPERATOR_KEY, if set.')
}

async function flags(calls: OperatorCalls): Promise<void> {
  const { overrides } = await calls.make('listFlags', {})
  for (const { flag, scope, subject, value } of overrides)
    console.log([flag, scope, subject, JSON.stringify(value)].join('  '))
  if (!overrides.length) console.log('No flag overrides.')
}

async function setFlag(calls: OperatorCalls, [flag, text]: string[]): Promise<void> {
  if (!flag || text === undefined) throw new Error('Usage: flag <id> <value> [--plan <id> | --user <email>]')
  const scope = options.user ? 'user' : options.plan ? 'plan' : 'everyone'
  await calls.make('setFlag', { flag, scope, subject: options.user ?? options.plan ?? '', value: parsedValue(text) })
  await flags(calls)
}

async function outbox(calls: OperatorCalls): Promise<void> {
  const { mails, total } = await calls.make('outbox', { start_count: 0, end_count: 20 })
  for (const mail of mails.reverse())
    console.log(`${mail.at}\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n${'-'.repeat(40)}`)
  console.log(`${mails.length} of ${total}`)
}

async function deliveries(calls: OperatorCalls, [decision, id]: string[]): Promise<void> {
  if (decision) {
    if ((decision !== 'sent' && decision !== 'again') || !id) throw new Error('Usage: deliveries [sent|again <id>]')
    await calls.make('settleDelivery', { delivery_id: id, decision })
    return console.log(decision === 'sent' ? `${id} was marked as sent.` : `${id} will be sent again.`)
  }
  const { deliveries: all, total } = await calls.make('deliveries', { start_count: 0, end_count: 50 })
  for (const { id: one, kind, state, attempts, due_at, problem } of all)
    console.log([one, kind, state, `tries ${attempts}`, `due ${due_at}`, problem ?? ''].join('  ').trimEnd())
  console.log(`${all.length} of ${total}`)
}

async function audit(calls: OperatorCalls): Promise<void> {
  const { entries } = await calls.make('audit', { start_count: 0, end_count: 50 })
  for (const { at, operator, action, subject, before, after } of entries.reverse()) {
    console.log([at, operator, action, subject, JSON.stringify(before), '->', JSON.stringify(after)].join('  '))
  }
}

function creditsOf(user: { credits_used: number; credit_limit: number; additional_credits: number }): string {
  const limit = user.credit_limit === -1 ? 'unlimited' : String(user.credit_limit)
  return `${user.credits_used} used of ${limit}${user.additional_credits ? ` and ${user.additional_credits} additional` : ''}`
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value))
    throw new Error(`--${name} must be a whole number, not “${text}”.`)
  return value
}

/** Parsed if it is JSON, else the text itself. */
function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function sentenceOf(error: unknown): string {
  const refusal = asRefusal(error)
  if (refusal instanceof Refusal)
    return refusal.facts.details?.map(({ message }) => message).join(' ') || refusal.message
  return error instanceof Error ? error.message : String(error)
}

// a reader such as `head` closes the pipe once it has enough
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

try {
  await main()
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}
