// Tries the port and the folder of a server before anything slow is begun. Plain JavaScript without dependencies, because
// `boot.mjs` asks before there are any.
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'

export async function whyNotHere({ HOST, PORT, DATA_DIR, DATABASE_URL, S3_ENDPOINT }) {
  // with a database and a file store elsewhere nothing is kept in the folder
  const needsFolder = !DATABASE_URL || !S3_ENDPOINT
  return (
    (needsFolder ? whyNotIn(resolve(DATA_DIR || './data')) : null) ??
    (await whyNotAt(HOST || '127.0.0.1', PORT || 3000))
  )
}

function whyNotIn(dir) {
  const probe = join(dir, `.probe-${process.pid}`)
  try {
    makeFolder(dir)
    writeFileSync(probe, 'x', { mode: 0o600 })
    rmSync(probe)
    return null
  } catch (error) {
    return sentenceOfFolder(error, dir)
  }
}

/** Not Node's own `recursive`: where a system refuses folders as if their parent were not there (/proc), it tries for ever. */
function makeFolder(dir) {
  if (existsSync(dir)) return
  makeFolder(dirname(dir))
  mkdirSync(dir)
}

function sentenceOfFolder(error, dir) {
  if (isFile(dir) || error.code === 'ENOTDIR')
    return `DATA_DIR is not a folder: ${dir} is a file, or lies under one. Set DATA_DIR to a folder.`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(error.code))
    return `DATA_DIR cannot be written: this user may not write in ${dir}. Give it the right, or set another DATA_DIR.`
  if (['ENOSPC', 'EDQUOT'].includes(error.code))
    return `The disk that holds DATA_DIR (${dir}) is full. Make room, then start again.`
  return `DATA_DIR (${dir}) cannot be used: ${error.message}`
}

function isFile(path) {
  try {
    return !statSync(path).isDirectory()
  } catch {
    return false
  }
}

function whyNotAt(host, port) {
  // what is no port is refused with the other settings
  if (!/^\d{1,5}$/.test(String(port)) || Number(port) > 65535 || Number(port) === 0) return null
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done(whyNotListening(error, host, port)))
    server.listen({ host, port: Number(port) }, () => server.close(() => done(null)))
  })
}

export function whyNotListening(error, host, port) {
  switch (error?.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use by another program. Stop it, or set another PORT.`
    case 'EACCES':
      return `This user may not listen on port ${port}. Set a PORT above 1023, and put a proxy in front.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is not an address of this machine: ${host}.`
    default:
      return null
  }
}
