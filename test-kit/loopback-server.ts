import { createServer, type Socket } from 'node:net'

/** A server on loopback that counts who connects, and lets go of everybody when it closes. */
export interface LoopbackServer {
  port: number
  /** How often somebody connected. */
  connections(): number
  close(): Promise<void>
}

/** Listens on a free port; `talk` gets each connection. */
export async function loopbackServer(talk: (socket: Socket) => void): Promise<LoopbackServer> {
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer((socket) => {
    count += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    talk(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    connections: () => count,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
