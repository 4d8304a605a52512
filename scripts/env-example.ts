import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { Settings } from '../platform/server/config.ts'

const PATH = fileURLToPath(new URL('../.env.example', import.meta.url))

/** Whether `.env.example` says what the settings' schema says. */
export function envExampleIsCurrent(): boolean {
  return existsSync(PATH) && readFileSync(PATH, 'utf8') === envExample()
}

function envExample(): string {
  const schema = z.toJSONSchema(Settings, { io: 'input', unrepresentable: 'any' })
  const entries = Object.entries(Settings.shape).map(([name, setting]) => {
    const property = schema.properties?.[name]
    const fallback = typeof property === 'object' && property.default !== undefined ? property.default : ''
    return `# ${setting.description ?? ''}\n# ${name}=${fallback}\n`
  })
  return `# Generated from platform/server/config.ts by scripts/env-example.ts. Every setting has a default that works offline.\n\n${entries.join('\n')}`
}

if (import.meta.main) writeFileSync(PATH, envExample())
