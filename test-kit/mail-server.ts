import type { Socket } from 'node:net'
import { loopbackServer } from './loopback-server.ts'

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
  const kit: Pick<MailServer, 'mails' | 'fault'> = { mails: [], fault: null }
  const { port, connections, close } = await loopbackServer((socket) => converse(socket, kit))
  return Object.assign(kit, { url: `smtp://127.0.0.1:${port}`, connections, close })
}

function converse(socket: Socket, kit: Pick<MailServer, 'mails' | 'fault'>): void {
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
