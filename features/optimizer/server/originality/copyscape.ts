import { z } from 'zod'
import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Config } from '../../../../platform/server/config.ts'
import { callConfigured } from '../../../../platform/server/fetch/configured.ts'

const BASE_URL = 'https://www.copyscape.com'
/** Full comparisons take a few seconds on their side. */
const TIMEOUT_MS = 60_000

type Settings = Pick<Config, 'COPYSCAPE_USERNAME' | 'COPYSCAPE_API_KEY' | 'COPYSCAPE_BASE_URL'>

/** A page that Copyscape knows to have words in common with a text. */
export interface CopyscapePage {
  url: string
  title: string
  /** The words in common, as far as Copyscape returns them. */
  text: string
}

/** Copyscape's answer: its pages, best first, or a sentence for people why there are none. */
export type CopyscapeAnswer = { pages: CopyscapePage[]; problem: null } | { pages: []; problem: string }

const Found = z.object({
  result: z
    .array(
      z.object({
        url: z.string(),
        title: z.string().nullish(),
        textsnippet: z.string().nullish(),
        textmatched: z.string().nullish(),
      }),
    )
    .optional(),
  error: z.string().optional(),
})

/** Whether the server has an account there. */
export function hasCopyscape({ COPYSCAPE_USERNAME, COPYSCAPE_API_KEY }: Settings): boolean {
  return COPYSCAPE_USERNAME !== undefined && COPYSCAPE_API_KEY !== undefined
}

/**
 * Asks Copyscape for pages on the web with words of a text: a text search of its Premium API (`o=csearch`, one POST to
 * `/api/`, answered in JSON; https://www.copyscape.com/api-guide.php). Whatever goes wrong there is an answer, not an
 * exception: a check goes on without it and says so.
 */
export async function askCopyscape(
  settings: Settings,
  text: string,
  { fullComparisons, signal }: { fullComparisons: number; signal: AbortSignal },
): Promise<CopyscapeAnswer> {
  const form = new URLSearchParams({
    u: settings.COPYSCAPE_USERNAME ?? '',
    k: settings.COPYSCAPE_API_KEY ?? '',
    o: 'csearch',
    e: 'UTF-8',
    c: String(fullComparisons),
    f: 'json',
    t: text,
  })
  try {
    const answer = await callConfigured(new URL('/api/', settings.COPYSCAPE_BASE_URL ?? BASE_URL).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: form.toString(),
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    return understood(answer.status, await answer.text())
  } catch (error) {
    if (error instanceof Refusal) return failed('could not be reached')
    throw error
  }
}

function understood(status: number, body: string): CopyscapeAnswer {
  if (status !== 200) return failed(`responded with ${status}`)
  const parsed = Found.safeParse(jsonOf(body))
  if (!parsed.success) return failed('returned a response Longhand can’t read')
  const { error, result = [] } = parsed.data
  if (error !== undefined) return failed(`says: ${error.trim().slice(0, 200)}`)
  return {
    pages: result.map(({ url, title, textmatched, textsnippet }) => ({
      url,
      title: title?.trim() || url,
      text: textmatched || textsnippet || '',
    })),
    problem: null,
  }
}

function failed(what: string): CopyscapeAnswer {
  return { pages: [], problem: `Copyscape ${what}.` }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
