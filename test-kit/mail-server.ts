import { createServer, type Socket } from 'node:net'

/** What a mail server does wrong: it says no for now, says nothing, or takes a mail and breaks off before it says so. */
export type MailFault = 'refuses' | 'silent' | 'breaks-off-after-data' | 'refuses-address'

/** A mail server on loopback that speaks enough SMTP (RFC 5321) to take mail, or to fail at it. */
export interface MailServer {
  url: string
  /** Every mail whose words arrived, said or not. */
  mails: string[]
  /** What is wrong from the next connection on; null for nothing. */
  fault: MailFault | null
  connections(): number
  close(): Promise<void>
}

export async function mailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer((socket) => {
    count += 1
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    converse(socket, kit)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const kit: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails: [],
    fault: null,
    connections: () => count,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return kit
}

function converse(socket: Socket, kit: MailServer): void {
  const { fault } = kit
  let [waiting, mail, isBody] = ['', '', false]
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (isBody && line !== '.') mail += `${line.replace(/^\.\./, '.')}\n`
    else if (isBody) {
      kit.mails.push(mail.replaceAll('=\n', '').replaceAll('=3D', '='))
      ;[mail, isBody] = ['', false]
      if (fault === 'breaks-off-after-data') socket.destroy()
      else say('250 taken')
    } else if (/^EHLO/i.test(line)) say('250 loopback')
    else if (/^RCPT/i.test(line) && fault === 'refuses-address') say('550 no such mailbox')
    else if (/^DATA/i.test(line)) {
      isBody = true
      say('354 go on')
    } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok')
  }
  if (fault === 'silent') return
  if (fault === 'refuses') return void socket.end('421 not now\r\n')
  say('220 loopback')
  socket.on('data', (bytes) => {
    const lines = (waiting + bytes.toString('utf8')).split('\r\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
}
