import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { EmbeddedReply, EmbeddedRequest } from './embedded.ts'

// The embedded database runs here so that a long query never stops the server's event loop.
const port = parentPort
if (!port) throw new Error('embedded-worker runs in a worker thread only')

const { dir, snapshot, wasm } = workerData as {
  dir: string
  snapshot?: Uint8Array<ArrayBuffer>
  wasm?: PGliteOptions['pgliteWasmModule']
}
const database = await PGlite.create(dir, {
  extensions: { pg_trgm },
  ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
  ...(wasm ? { pgliteWasmModule: wasm } : {}),
})

let queue: Promise<unknown> = Promise.resolve()
port.on('message', (request: EmbeddedRequest) => {
  queue = queue
    .then(() => answer(request))
    .then(
      (out) => port.postMessage({ id: request.id, out } satisfies EmbeddedReply),
      (error: unknown) =>
        port.postMessage({
          id: request.id,
          error: error instanceof Error ? error.message : String(error),
        } satisfies EmbeddedReply),
    )
    .then(() => {
      if (request.op === 'close') port.close()
    })
})
port.postMessage({ id: 0 } satisfies EmbeddedReply)

async function answer(request: EmbeddedRequest): Promise<Uint8Array | undefined> {
  switch (request.op) {
    case 'wire':
      // not execProtocolRaw: it keeps every message that it has parsed, for ever
      return answered((await database.execProtocol(request.data, { throwOnError: false })).data)
    case 'reset':
      // pg drops a client after a failed query; the one session behind it must not keep what that client left.
      await database.exec('ROLLBACK; DEALLOCATE ALL; UNLISTEN *; RESET ALL')
      return undefined
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
    case 'close':
      await database.close()
      return undefined
  }
}

/** What PostgreSQL says when it cannot go on: its memory may be wrong then, and only its log can be trusted. */
const PANIC = Buffer.from('VPANIC\0')

function answered(out: Uint8Array): Uint8Array {
  if (out[0] === 0x45 && Buffer.from(out.buffer, out.byteOffset, out.byteLength).includes(PANIC)) process.exit(1)
  return out
}
