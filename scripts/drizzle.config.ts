import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./features/*/server/*tables.ts', './platform/server/*/*tables.ts'],
  out: './migrations',
})
