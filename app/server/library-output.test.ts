import { expect, test } from 'vitest'
import { createLog } from '../../platform/server/log.ts'
import { logWhatLibrariesPrint } from './library-output.ts'

test('a library’s output becomes one log line, with its stack as a field', () => {
  const lines: Array<Record<string, unknown>> = []
  const output = { log() {}, info() {}, warn() {}, error() {} }
  logWhatLibrariesPrint(output, createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }))
  Reflect.apply(output.error, output, ['closing connection 1', new Error('Unexpected end of array')])
  Reflect.apply(output.log, output, ['a banner'])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 40,
    printed: 'closing connection 1',
    err: { type: 'Error', message: 'Unexpected end of array', stack: expect.stringContaining(' at ') },
  })
})
