import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testServer } from '../../test-kit/server.ts'

const PAGE = new URL('../../docs/api.md', import.meta.url)
const hasCurl = spawnSync('curl', ['--version']).status === 0

test.skipIf(!hasCurl)(
  'the ten steps of docs/api.md run as they stand, from sign-up to a file with its sources',
  async () => {
    const script = [...readFileSync(PAGE, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)]
      .map(([, block]) => block)
      .join('\n')
    const server = await testServer()
    const cwd = mkdtempSync(join(tmpdir(), 'longhand-api-'))
    try {
      const bash = promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
        cwd,
        env: { ...process.env, LONGHAND: server.url, EMAIL: 'steps@example.test' },
        timeout: 120_000,
      })
      await expect(bash).resolves.toBeDefined()
      const article = readFileSync(join(cwd, 'article.md'), 'utf8')
      expect(article).toMatch(/240 megawatts[^\n]*\[\^\d+\]/)
      expect(article).toMatch(/^\[\^1\]: .*Rance/m)
      const check = JSON.parse(readFileSync(join(cwd, 'check.json'), 'utf8'))
      expect(check.claims.length).toBeGreaterThan(0)
    } finally {
      await server.close()
      rmSync(cwd, { recursive: true, force: true })
    }
  },
)
