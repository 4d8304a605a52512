import { createServer, type Socket } from 'node:net'

/** A server that takes connections and never says a word, as a service behind a broken network does. */
export interface SilentServer {
  port: number
  /** How often somebody connected. */
  connections(): number
  close(): Promise<void>
}

export async function silentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer((socket) => {
    count += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => count,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
