import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateApi } from 'swagger-typescript-api'
import { expect, test } from 'vitest'
import { testServer } from '../../test-kit/server.ts'

const run = promisify(execFile)
const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

test('a client generated from the description does the whole job, and its types fit the program in the docs', async () => {
  const server = await testServer()
  const dir = mkdtempSync(join(tmpdir(), 'longhand-client-'))
  try {
    const spec = (await server.stranger().get('/api/openapi.json')).body
    const { files } = await generateApi({
      fileName: 'longhand.ts',
      spec,
      output: false,
      httpClientType: 'fetch',
      moduleNameFirstTag: true,
      generateUnionEnums: true,
      silent: true,
    })
    for (const { fileContent } of files) writeFileSync(join(dir, 'longhand.ts'), fileContent)
    copyFileSync(inRoot('docs/examples/article.ts'), join(dir, 'article.ts'))
    writeFileSync(join(dir, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files: ['article.ts'] }))

    const types = run(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', dir])
    await expect(types).resolves.toMatchObject({ stdout: '' })
    const env = { ...process.env, LONGHAND: server.url, EMAIL: 'client@example.test' }
    await run(process.execPath, ['article.ts'], { cwd: dir, env, timeout: 120_000 })
    expect(readFileSync(join(dir, 'article.md'), 'utf8')).toMatch(/240 megawatts[^\n]*\[\^\d+\]/)
  } finally {
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  }
})

const STRICT = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: ['node'],
  typeRoots: [inRoot('node_modules/@types')],
}
