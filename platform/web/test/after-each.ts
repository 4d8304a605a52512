import { afterEach, vi } from 'vitest'
import { drawToasts } from '../ui/toasts.ts'

// Files of tests follow each other in one process and on one document (vitest.config.ts): what a test drew, kept, or put in
// place of the browser's own ends with it.
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // toasts wait for somebody to draw them
  drawToasts(() => undefined)()
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
