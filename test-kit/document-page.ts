import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import { WebSocket } from 'ws'
import { Doc, XmlElement, XmlText } from 'yjs'
import type { ServerMessageShape } from '../features/blogs/contract.ts'
import { documentToText } from '../features/blogs/document/plain-text.ts'
import { DOCUMENT_FIELD } from '../features/blogs/document/schema.ts'
import { documentOfYDoc } from '../features/blogs/document/ydoc.ts'

interface Opening {
  id: string
  cookie?: string
  /** Credentials of a program instead, as `id:secret`. */
  basic?: string
  /** The page's own origin; the server's by default. */
  origin?: string
  /** What the page kept from before. */
  ydoc?: Doc
  /** False: a page that gives up when its socket ends. */
  reconnects?: boolean
}

/** A page that has a document open: its Y.Doc and its socket, without an editor. */
export class DocumentPage {
  readonly ydoc: Doc
  /** The server's messages to this page, apart from the document itself. */
  readonly messages: ServerMessageShape[] = []
  /** Why the server did not open the document. */
  readonly refusals: string[] = []
  readonly socket: HocuspocusProviderWebsocket
  readonly provider: HocuspocusProvider
  #marks = 0
  #heard: (() => void)[] = []

  constructor(
    serverUrl: string,
    { id, cookie, basic, origin = serverUrl, ydoc = new Doc(), reconnects = true }: Opening,
  ) {
    const headers = {
      origin,
      ...(cookie === undefined ? {} : { cookie }),
      ...(basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString('base64')}` }),
    }
    class Socket extends WebSocket {
      constructor(url: string) {
        super(url, { headers })
      }
    }
    this.ydoc = ydoc
    const again = reconnects ? { delay: 50, minDelay: 50, maxDelay: 500 } : { maxAttempts: 1 }
    this.socket = new HocuspocusProviderWebsocket({
      url: `${serverUrl.replace('http', 'ws')}/collab`,
      WebSocketPolyfill: Socket,
      ...again,
    })
    if (!reconnects) this.socket.on('close', () => this.socket.disconnect())
    this.provider = new HocuspocusProvider({
      name: id,
      document: ydoc,
      token: 'cookie',
      websocketProvider: this.socket,
      onStateless: ({ payload }) => {
        this.messages.push(JSON.parse(payload))
        this.#tell()
      },
      onAuthenticationFailed: ({ reason }) => void this.refusals.push(reason),
      onUnsyncedChanges: () => this.#tell(),
      onSynced: () => this.#tell(),
    })
    this.provider.attach()
  }

  /** The words that this page shows. */
  get text(): string {
    return documentToText(documentOfYDoc(this.ydoc))
  }

  /** Resolves when the server has received everything that this page has, and the other way round. */
  synced(): Promise<void> {
    return this.#until(() => this.provider.synced && this.provider.unsyncedChanges === 0)
  }

  /** Adds a paragraph at the end. */
  write(words: string): void {
    const paragraph = new XmlElement('paragraph')
    paragraph.insert(0, [new XmlText(words)])
    const fragment = this.ydoc.getXmlFragment(DOCUMENT_FIELD)
    fragment.insert(fragment.length, [paragraph])
  }

  /** Resolves when the server says that everything up to now is stored. */
  async stored(): Promise<void> {
    const n = this.#mark()
    await this.#until(() => this.#isAcknowledged(n))
  }

  /** Whether the server says that everything up to now is stored, before `signal` gives up on it. */
  async isStored(signal: AbortSignal): Promise<boolean> {
    const n = this.#mark()
    const gaveUp = new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    await Promise.race([this.#until(() => this.#isAcknowledged(n)), gaveUp])
    return this.#isAcknowledged(n)
  }

  leave(): void {
    this.provider.destroy()
    this.socket.destroy()
  }

  #mark(): number {
    this.#marks += 1
    this.provider.sendStateless(JSON.stringify({ kind: 'mark', n: this.#marks }))
    return this.#marks
  }

  #isAcknowledged(n: number): boolean {
    return this.messages.some((message) => message.kind === 'stored' && message.n === n)
  }

  #until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve()
    return new Promise((resolve) => {
      const look = () => (holds() ? resolve() : void this.#heard.push(look))
      this.#heard.push(look)
    })
  }

  #tell(): void {
    for (const look of this.#heard.splice(0)) look()
  }
}
