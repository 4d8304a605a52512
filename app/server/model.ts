import { freemem, totalmem } from 'node:os'
import { Refusal } from '../../platform/contract/failures.ts'
import { createOnBoard } from '../../platform/server/ai/on-board/create-on-board.ts'
import type { OnBoard } from '../../platform/server/ai/on-board/on-board.ts'
import { runtimeEntry } from '../../platform/server/ai/on-board/runtime.ts'
import { freeBytes, placeIn } from '../../platform/server/ai/on-board/weights.ts'
import type { OnBoardModel } from '../../platform/server/ai/types.ts'
import { type Config, readConfig } from '../../platform/server/config.ts'
import { plainModelFetch } from '../../platform/server/fetch/model-fetch.ts'
import { createLog } from '../../platform/server/log.ts'

const HELP = `npm run model -- <command>

  list           list the models that this server can run itself, with license, size, and memory
  fetch [<id>]   download llama.cpp and a model (default: the first one); continues where an earlier download ended
  remove <id>    delete a model
  status         show what is downloaded, and the free memory and disk space

A running server notices within a minute. Nothing else needs to be set.`

/** Attempts in a row in which nothing arrived, after which a download is given up, and the pause between them in milliseconds. */
const ATTEMPTS = 5
const PAUSE_MS = 2_000

async function main([command, id]: string[]): Promise<void> {
  const config = readConfig()
  const onBoard = createOnBoard(config, { fetch: plainModelFetch(), log: createLog('silent') })
  await onBoard.look()
  switch (command) {
    case 'list':
      return console.log(onBoard.models.map(lineOf).join('\n') || 'This server offers no models to run itself.')
    case 'fetch':
      return fetchModel(onBoard, id ?? onBoard.models[0]?.id ?? '')
    case 'remove':
      return console.log(`Deleted ${id}: ${size(await onBoard.remove(id ?? ''))} freed.`)
    case 'status':
      return status(onBoard, config)
    default:
      return console.log(HELP)
  }
}

function lineOf({ id, label, license, bytes, memory, state, arrived, isLargerThanMachine }: OnBoardModel): string {
  const states = { ready: 'downloaded', partial: `${size(arrived)} downloaded`, absent: 'not downloaded' }
  const warning = isLargerThanMachine ? '; needs more memory than this machine has' : ''
  return `${id.padEnd(24)} ${label}, ${license}, ${size(bytes)}, needs ${size(memory)} of memory: ${states[state]}${warning}`
}

async function fetchModel(onBoard: OnBoard, id: string): Promise<void> {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new Error('Stopped. What was downloaded is kept.')))
  let [most, failures] = [0, 0]
  for (;;) {
    try {
      await onBoard.fetch(id, {
        signal: stop.signal,
        onProgress: async ({ done, total, isChecking }) => {
          if (done > most) failures = 0
          most = Math.max(most, done)
          say(
            isChecking
              ? 'Verifying download'
              : total === 0
                ? 'Installing llama.cpp'
                : `${size(done)} of ${size(total)}`,
          )
        },
      })
      return console.log(`\n${id} is ready. Choose it under Account > Models, or leave it to Longhand.`)
    } catch (error) {
      if (stop.signal.aborted) throw stop.signal.reason
      if (error instanceof Refusal || ++failures > ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

let lastSaid = ''

/** On a terminal on one line; in a log a line for each step, not for each piece. */
function say(words: string): void {
  if (words === lastSaid) return
  lastSaid = words
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K${words}`)
  else if (!/ of /.test(words)) console.log(words)
}

async function status(onBoard: OnBoard, { DATA_DIR }: Config): Promise<void> {
  const place = placeIn(DATA_DIR)
  const here = onBoard.models.filter(({ state }) => state !== 'absent')
  console.log(
    [
      `llama.cpp: ${(await runtimeEntry(place.runtime)) ? 'installed' : 'not installed'}`,
      ...(here.length ? here.map(lineOf) : ['No model is downloaded.']),
      `Memory: ${size(freemem())} free of ${size(totalmem())}`,
      `Disk: ${size(await freeBytes(place.weights))} free`,
    ].join('\n'),
  )
}

function size(bytes: number): string {
  return bytes < 100_000_000 ? `${Math.ceil(bytes / 1_000_000)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
