import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addWebApp } from './web-app.ts'

test('a browser asks once for what the build names by its content, and each time for the rest', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'longhand-web-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'assets'))
  const files = ['assets/index-CkPR4QJw.js', 'assets/everywhere-BX33jqr.js', 'assets/inter-DMe4EKeb.woff2']
  for (const file of [...files, 'index.html', 'service-worker.js', 'favicon.svg']) writeFileSync(join(dir, file), '0')
  writeFileSync(join(dir, 'assets/everywhere-BX33jqr.js.br'), '0')
  const app = fastify()
  await addWebApp(app, dir)
  const kept = async (url: string) =>
    (await app.inject({ url, headers: { 'accept-encoding': 'br' } })).headers['cache-control']
  for (const file of files) expect(await kept(`/${file}`), file).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/dashboard', '/service-worker.js', '/favicon.svg'])
    expect(await kept(path), path).toBe('no-cache')
})
