import { connect } from 'node:net'

/** Sends bytes that need not be HTTP, and reads until the server hangs up. */
export async function sendRaw(url: string, text: string): Promise<{ head: string; body: string }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}) // hanging up while we still write
  socket.write(text)
  let answer = ''
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await new Promise((resolve) => socket.once('close', resolve))
  const at = answer.indexOf('\r\n\r\n')
  return { head: answer.slice(0, at), body: answer.slice(at + 4) }
}
