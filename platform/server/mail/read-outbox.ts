import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Mail } from './types.ts'

/** A mail that was written to the outbox because no mail server is configured. */
export interface WrittenMail extends Mail {
  id: string
  at: Date
}

/** Mail of the outbox, newest first, and how much there is. Empty where mail is really sent. */
export async function readOutbox(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ mails: WrittenMail[]; total: number }> {
  const dir = join(DATA_DIR, 'outbox')
  const names = (await readdir(dir).catch(noneIfMissing))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .reverse()
  const mails = await Promise.all(names.slice(offset, offset + limit).map((name) => readMail(dir, name)))
  return { mails, total: names.length }
}

async function readMail(dir: string, name: string): Promise<WrittenMail> {
  const path = join(dir, name)
  const [written, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
  const [, to = '', subject = '', text = ''] = /^To: (.*)\nSubject: (.*)\n\n([\s\S]*)$/.exec(written) ?? []
  return { id: name.slice(0, -'.txt'.length), at: mtime, to, subject, text: text.trimEnd() }
}

function noneIfMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
