import { parseArgs } from 'node:util'
import { Refusal } from '../../platform/contract/failures.ts'
import { type Config, readConfig } from '../../platform/server/config.ts'
import { FolderInUse } from '../../platform/server/db/lock.ts'
import { asRefusal } from '../../platform/server/http/errors.ts'
import { directCalls, httpCalls, type OperatorCalls } from './operator-calls.ts'

const HELP = `npm run operator -- <command>

  grant <email> [--plan <id>] [--credits <a month>] [--extra <credits>] [--days <n>]
                        put somebody on a plan; --credits none is no limit, --extra does not lapse
  users [<words>]       accounts with plan and credits, newest first
  keys                  operators' credentials
  keys add <name>       make credentials; the secret is shown once
  keys revoke <id>      end them at once
  flags                 flags that are set otherwise than the plans say
  flag <id> <value> [--plan <id> | --user <email>]
                        set a flag for everyone, a plan or a person; value null takes it back
  outbox                mail that was written because no mail server is configured
  audit                 who changed whose entitlements

A running server holds the embedded database. Then the command goes through it: with OPERATOR_KEY (id:secret) set as
the server has it, at PUBLIC_URL or HOST and PORT, or at --server <address>.`

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    plan: { type: 'string' },
    credits: { type: 'string' },
    extra: { type: 'string' },
    days: { type: 'string' },
    user: { type: 'string' },
    server: { type: 'string' },
    help: { type: 'boolean' },
  },
})

try {
  await main()
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}

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
    `A running server holds the database. Set OPERATOR_KEY (id:secret) as the server has it and I go through ${server}, or stop the server first.`,
  )
}

function run(calls: OperatorCalls, command: string, rest: string[]): Promise<void> {
  switch (command) {
    case 'grant':
      return grant(calls, rest)
    case 'users':
      return users(calls, rest[0] === 'list' ? rest.slice(1) : rest)
    case 'keys':
      return keys(calls, rest)
    case 'flags':
      return flags(calls)
    case 'flag':
      return setFlag(calls, rest[0] === 'set' ? rest.slice(1) : rest)
    case 'outbox':
      return outbox(calls)
    case 'audit':
      return audit(calls)
    default:
      throw new Error(`There is no command “${command}”. Without one I tell what there is.`)
  }
}

async function grant(calls: OperatorCalls, [email]: string[]): Promise<void> {
  if (!email) throw new Error('Whom? grant <email> …')
  const { user } = await calls.make('grant', {
    email,
    plan_name: options.plan,
    credit_limit: options.credits === 'none' ? -1 : numberOf('credits', options.credits),
    additional_credits: numberOf('extra', options.extra),
    expiry_days: numberOf('days', options.days),
  })
  console.log(`${user.email} is on ${user.plan_name} until ${user.expiry_date ?? 'further notice'}.`)
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

async function keys(calls: OperatorCalls, [action, subject]: string[]): Promise<void> {
  if (action === 'add') {
    if (!subject) throw new Error('Give the key a name: keys add <name>')
    const { key, secret } = await calls.make('addKey', { name: subject })
    return console.log(
      `${key.key_id}:${secret}\nThis is shown once. Use it as Basic credentials or as OPERATOR_KEY of this command.`,
    )
  }
  if (action === 'revoke') {
    if (!subject) throw new Error('Which one? keys revoke <id>')
    await calls.make('revokeKey', { key_id: subject })
    return console.log(`${subject} is revoked.`)
  }
  const { keys: all } = await calls.make('listKeys', {})
  for (const key of all) console.log([key.key_id, key.name, `last used ${key.last_used_at ?? 'never'}`].join('  '))
  if (!all.length) console.log('There are none but OPERATOR_KEY, if that is set.')
}

async function flags(calls: OperatorCalls): Promise<void> {
  const { overrides } = await calls.make('listFlags', {})
  for (const { flag, scope, subject, value } of overrides)
    console.log([flag, scope, subject, JSON.stringify(value)].join('  '))
  if (!overrides.length) console.log('Every flag is as the plans say.')
}

async function setFlag(calls: OperatorCalls, [flag, text]: string[]): Promise<void> {
  if (!flag || text === undefined) throw new Error('flag <id> <value> [--plan <id> | --user <email>]')
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

async function audit(calls: OperatorCalls): Promise<void> {
  const { entries } = await calls.make('audit', { start_count: 0, end_count: 50 })
  for (const { at, operator, action, subject, before, after } of entries.reverse()) {
    console.log([at, operator, action, subject, JSON.stringify(before), '->', JSON.stringify(after)].join('  '))
  }
}

function creditsOf(user: { credits_used: number; credit_limit: number; additional_credits: number }): string {
  const limit = user.credit_limit === -1 ? 'no limit' : String(user.credit_limit)
  return `${user.credits_used} used of ${limit}${user.additional_credits ? ` and ${user.additional_credits} additional` : ''}`
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value)) throw new Error(`--${name} takes a whole number, not “${text}”.`)
  return value
}

/** JSON where it is JSON, else the words as they stand. */
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
