import { expect, test } from 'vitest'
import { hoist } from './hoisted-imports.ts'

const chunk = (imports: string[], kind = {}) => ({ type: 'chunk' as const, code: 'run()', imports, ...kind })

test('a page names what its parts need, but neither what it names itself nor what came at the start', () => {
  const bundle = {
    'assets/index.js': chunk(['assets/base.js'], { isEntry: true }),
    'assets/base.js': chunk([]),
    'assets/Page.js': chunk(['assets/index.js', 'assets/Dialog.js'], { isDynamicEntry: true }),
    'assets/Dialog.js': chunk(['assets/base.js', 'assets/popup.js']),
    'assets/popup.js': chunk(['assets/store.js', 'assets/Dialog.js']),
    'assets/store.js': chunk([]),
  }
  hoist(bundle)
  expect(bundle['assets/Page.js'].code).toBe('import"./popup.js";import"./store.js";run()')
  expect(bundle['assets/Page.js'].imports).toContain('assets/store.js')
  expect(bundle['assets/Dialog.js'].code).toBe('run()')
  expect(bundle['assets/index.js'].code).toBe('run()')
})
