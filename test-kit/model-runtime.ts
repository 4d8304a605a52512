import { fileURLToPath } from 'node:url'
import { installRuntime } from '../platform/server/ai/on-board/runtime.ts'

/** Beside the packages, so that a machine installs it once: 85 MB, some 10 seconds. */
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/model/runtime', import.meta.url))

/** The folder with llama.cpp for tests, installed as the product does it; a sentence where this machine can't get it. */
export async function modelRuntime(): Promise<{ folder: string } | { missing: string }> {
  try {
    await installRuntime(FOLDER, { signal: AbortSignal.timeout(150_000) })
    return { folder: FOLDER }
  } catch (error) {
    return { missing: `llama.cpp can't be installed here, so no model is run: ${String(error)}` }
  }
}
