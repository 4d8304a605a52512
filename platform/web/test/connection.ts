import { vi } from 'vitest'

/** A page's one connection to the server, as it would receive what a test pushes. */
export interface FakeConnection {
  push(event: Record<string, unknown>): void
}

/** Stands in for the connection and for the channel by which tabs share it; to be called before each test. */
export function fakeConnection(): FakeConnection {
  let push: FakeConnection['push'] = () => undefined
  class Connection extends EventTarget {
    constructor() {
      super()
      push = (event) => this.dispatchEvent(new MessageEvent('event', { data: JSON.stringify(event) }))
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Connection)
  onlyTab()
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
      close() {}
    },
  )
  return { push: (event) => push(event) }
}

/** Lets the page hold the connection at once, as the only tab of a browser does. */
export function onlyTab(): void {
  const locks = { request: (_name: string, _options: unknown, run: () => Promise<void>) => run() }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
}
