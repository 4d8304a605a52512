import { Refusal } from '../../platform/contract/failures.ts'
import { type Config, readConfig } from '../../platform/server/config.ts'
import { FolderInUse } from '../../platform/server/db/lock.ts'
import { asRefusal } from '../../platform/server/http/errors.ts'
import { deleteUser, grant, planLines, reset, setActive, usageLines, userLines, verify } from './operator-accounts.ts'
import { HELP, numberOf, options, words } from './operator-arguments.ts'
import { httpCalls, type OperatorCalls } from './operator-calls.ts'
import { decideTemplate, templateLines } from './operator-templates.ts'
import { visitLines } from './operator-visits.ts'

async function main(): Promise<void> {
  const [command, ...rest] = words
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
      return console.log(await grant(calls, rest))
    case 'users':
      return console.log(await userLines(calls, rest[0] === 'list' ? rest.slice(1) : rest))
    case 'usage':
      return console.log(await usageLines(calls, rest))
    case 'plans':
      return console.log(planLines())
    case 'suspend':
    case 'activate':
      return console.log(await setActive(calls, rest, command === 'activate'))
    case 'verify':
      return console.log(await verify(calls, rest))
    case 'reset':
      return console.log(await reset(calls, rest))
    case 'delete':
      return console.log(await deleteUser(calls, rest))
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
    case 'templates':
      return console.log(await templateLines(calls, rest))
    case 'template':
      return console.log(`${rest[0]} is ${await decideTemplate(calls, rest)}`)
    case 'visits':
      return console.log(await visitLines(calls, numberOf('days', options.days) ?? 30))
    case 'audit':
      return audit(calls)
    default:
      throw new Error(`Unknown command “${command}”. Run without a command for help.`)
  }
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
