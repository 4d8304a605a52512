/* Load for measurements, in a process of its own: asks one address over kept connections, one call after the other on each. Prints calls a second. */
import { connect } from 'node:net'

const [address = '', seconds = '3', headers = '{}'] = process.argv.slice(2)
const CONNECTIONS = 20
const { hostname, port, pathname } = new URL(address)
const fields = Object.entries({ host: `${hostname}:${port}`, ...JSON.parse(headers) })
const question = Buffer.from(
  `GET ${pathname} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
)

let answered = 0
const sockets = Array.from({ length: CONNECTIONS }, open)
const from = performance.now()
setTimeout(() => {
  process.stdout.write(`${(answered / ((performance.now() - from) / 1000)).toFixed(0)}\n`)
  for (const socket of sockets) socket.destroy()
}, Number(seconds) * 1000)

/** A connection that asks again as soon as it is answered. Both servers say how long their answers are. */
function open() {
  const socket = connect(Number(port), hostname, () => socket.write(question))
  let missing = 0
  let head = ''
  socket.setNoDelay(true)
  socket.on('data', (chunk) => {
    if (missing === 0) {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(head)
      missing = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]) - head.length
      head = ''
    } else missing -= chunk.length
    if (missing > 0) return
    answered += 1
    socket.write(question)
  })
  return socket
}
