import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider'
import * as Y from 'yjs'
import { COLLAB_PATH, refusalReasons } from '../../../contract/fixed-values.ts'
import { DOCUMENT_FIELD } from '../../../document/schema.ts'
import { type LineState, LineWatch } from './line-watch.ts'
import { LocalCopy } from './local-copy.ts'
import { SaveTracker, type SaveTrouble } from './save-tracker.ts'

/** A document open on this page: kept on this device, and in step with the server whenever it can be reached. */
export interface OpenDocument {
  ydoc: Y.Doc
  saves: SaveTracker
  /** Settles when there is something to show: from this device, or from the server. */
  ready: Promise<void>
  /** Tries to connect again at once. */
  retry: () => void
  close: () => void
}

/** Opens a document by its blog's id. Every change goes to this device first and to the server as soon as it answers. */
export async function openDocument(blogId: string): Promise<OpenDocument> {
  const ydoc = new Y.Doc()
  const local = await LocalCopy.open(`longhand:${blogId}`, ydoc)
  const waiting = Number((await local?.fact(WAITING)) ?? 0) || 0
  const socket = new HocuspocusProviderWebsocket({ url: socketAddress(), maxDelay: LONGEST_PAUSE_MS })
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name: blogId,
    document: ydoc,
    token: 'cookie',
    flushDelay: SEND_AFTER_MS,
  })
  const saves = new SaveTracker(
    {
      mark: (n) => provider.sendStateless(JSON.stringify({ kind: 'mark', n })),
      now: () => Date.now(),
      later,
      remember: debounced((count: number) => local?.setFact(WAITING, count)),
    },
    waiting,
  )
  const stop = follow(provider, ydoc, saves)
  const unwatch = watchLine(provider, ydoc, saves)
  provider.attach()
  const ready = hasContent(ydoc) ? Promise.resolve() : synced(provider)
  void ready.then(() => saves.opened())
  return {
    ydoc,
    saves,
    ready,
    retry: () => void socket.connect(),
    close: () => {
      stop()
      unwatch()
      saves.close()
      provider.destroy()
      socket.destroy()
      local?.close()
      ydoc.destroy()
    },
  }
}

const WAITING = 'waiting'
/** Keys that follow closely on each other travel together. */
const SEND_AFTER_MS = 60
/** Between two tries to connect, however many have failed. */
const LONGEST_PAUSE_MS = 10_000
/** Close code of a socket that was given up; 4000 to 4999 are an application's own. */
const SILENT = 4408

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${COLLAB_PATH}`
}

function hasContent(ydoc: Y.Doc): boolean {
  return ydoc.getXmlFragment(DOCUMENT_FIELD).length > 0
}

function synced(provider: HocuspocusProvider): Promise<void> {
  return new Promise((resolve) => {
    provider.on('synced', () => resolve())
  })
}

function follow(provider: HocuspocusProvider, ydoc: Y.Doc, saves: SaveTracker): () => void {
  const changed = (_update: Uint8Array, origin: unknown) => {
    if (origin !== provider && !(origin instanceof LocalCopy)) saves.changed()
  }
  ydoc.on('update', changed)
  provider.on('status', ({ status }: { status: WebSocketStatus }) =>
    saves.connected(status === WebSocketStatus.Connected),
  )
  provider.on('synced', () => saves.sent(provider.unsyncedChanges === 0))
  provider.on('unsyncedChanges', () => saves.sent(provider.isSynced && provider.unsyncedChanges === 0))
  provider.on('authenticationFailed', ({ reason }: { reason: string }) => {
    const trouble = refusalReasons.find((known) => known === reason)
    if (trouble && trouble !== 'try-again') saves.failed(trouble)
  })
  provider.on('authenticated', ({ scope }: { scope: string }) => saves.readOnly(scope === 'readonly'))
  provider.on('stateless', ({ payload }: { payload: string }) => hear(payload, saves))
  return () => ydoc.off('update', changed)
}

function watchLine(provider: HocuspocusProvider, ydoc: Y.Doc, saves: SaveTracker): () => void {
  const { awareness, configuration } = provider
  const watch = new LineWatch({
    isWaiting: () => saves.waiting > 0 && saves.status().state !== 'failed',
    isSeen: () => !document.hidden,
    // What says who is here is given back to everybody here, to us as well.
    probe: () => awareness?.setLocalState(awareness.getLocalState()),
    // The browser may take minutes to close a socket that is not answered; nobody waits for that.
    cut: () => {
      provider.onClose()
      configuration.websocketProvider.onClose({ event: { code: SILENT, reason: 'The line is silent' } })
    },
    later,
  })
  const gave = (update: Uint8Array, origin: unknown) => {
    if (origin !== provider) watch.gave(update.byteLength)
  }
  ydoc.on('update', gave)
  watch.became('opening')
  provider.on('status', ({ status }: { status: WebSocketStatus }) => watch.became(lineStates[status]))
  provider.on('synced', () => watch.became('in-step'))
  provider.on('message', () => watch.heard())
  provider.on('unsyncedChanges', ({ number }: { number: number }) => {
    if (number === 0) watch.answered()
  })
  provider.on('authenticationFailed', () => watch.became('down'))
  return () => {
    ydoc.off('update', gave)
    watch.close()
  }
}

const lineStates: Record<WebSocketStatus, LineState> = {
  [WebSocketStatus.Connecting]: 'opening',
  [WebSocketStatus.Connected]: 'greeting',
  [WebSocketStatus.Disconnected]: 'down',
}

const troubles: readonly SaveTrouble[] = ['storing-fails', 'too-large', 'gone']

function hear(payload: string, saves: SaveTracker): void {
  const message: unknown = JSON.parse(payload)
  if (typeof message !== 'object' || message === null || !('kind' in message)) return
  if (message.kind === 'stored' && 'n' in message) saves.stored(Number(message.n))
  const trouble = troubles.find((known) => known === message.kind)
  if (trouble) saves.failed(trouble)
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

function debounced<T>(run: (value: T) => void): (value: T) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (value) => {
    clearTimeout(timer)
    timer = setTimeout(() => run(value), 100)
  }
}
