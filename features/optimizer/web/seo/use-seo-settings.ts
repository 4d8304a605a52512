import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Fix } from '../../../../engines/seo/index.ts'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { putAnswered } from '../../../../platform/web/api/put-answered.ts'
import { useKept } from '../../../../platform/web/session/kept.ts'
import { noSeoSettings, type SeoSettingsShape } from '../../contract.ts'
import { blogsApi, optimizerApi } from '../api.ts'
import type { PageFacts } from '../sheet/sheet.ts'

/** What the SEO check of a text is set to, and what is known of the text beside its words. */
export interface SeoSetup {
  settings: SeoSettingsShape
  keyword: string
  title: string | undefined
  description: string | undefined
  slug: string | undefined
  permalink: string | undefined
  /** ISO 8601 day of the text's last change that is stored; null where nobody knows. */
  changedOn: string | null
  /** How many other blogs have the keyphrase; undefined where nobody can say. */
  otherUses: number | undefined
  change: (settings: Partial<SeoSettingsShape>) => void
  setKeyword: (keyword: string) => void
  /** Further phrases that the blog is to be found by: a workflow's research adds them. */
  otherKeywords: readonly string[]
  /** Makes one of them the keyphrase; the one before stays among them. */
  chooseKeyword: (keyword: string) => void
  /** Puts other words into what a results page shows; null where there is nothing to put them into. */
  setField: ((fix: Fix) => Promise<void>) | null
  /** What went wrong when it was kept; what was typed stays. */
  problem: string | null
}

const KEEP_AFTER_MS = 700

/** Settings of a blog: kept on the server when typing pauses. Null until they are there. */
export function useBlogSetup(blogId: string): SeoSetup | null {
  const queries = useQueryClient()
  const blogOptions = blogsApi.query.library.get.queryOptions({ input: { id: blogId } })
  const setOptions = optimizerApi.query.seo.settings.queryOptions({ input: { blog_id: blogId } })
  const blog = useQuery(blogOptions)
  const set = useQuery(setOptions)
  const [typed, setTyped] = useState<{ settings: Partial<SeoSettingsShape>; keyword?: string }>({ settings: {} })
  const [problem, setProblem] = useState<string | null>(null)
  const later = useLater(KEEP_AFTER_MS)
  if (!blog.data || !set.data) return null
  const { meta } = blog.data
  const settings = { ...set.data.settings, ...typed.settings }
  const failed = (error: unknown) => setProblem(asFailure(error).message)
  const keyword = typed.keyword ?? meta.keywords[0] ?? ''
  const update = async (next: Partial<typeof meta>) => {
    const answer = await blogsApi.call.library.update({ id: blogId, meta: next })
    putAnswered(queries, blogOptions.queryKey, answer)
    await queries.invalidateQueries({ queryKey: setOptions.queryKey })
    setProblem(null)
  }
  return {
    settings,
    keyword,
    otherKeywords: meta.keywords.slice(1),
    title: meta.title,
    description: meta.description,
    slug: meta.slug,
    permalink: undefined,
    changedOn: blog.data.blog.updated_at.slice(0, 10),
    otherUses: set.data.same_keyphrase.length,
    problem,
    change(next) {
      setTyped((before) => ({ ...before, settings: { ...before.settings, ...next } }))
      later('settings', async () => {
        const answer = await optimizerApi.call.seo.saveSettings({ blog_id: blogId, settings: { ...settings, ...next } })
        putAnswered(queries, setOptions.queryKey, (old) => old && { ...old, settings: answer.settings })
        setProblem(null)
      }).catch(failed)
    },
    setKeyword(next) {
      setTyped((before) => ({ ...before, keyword: next }))
      later('keyword', () => update({ keywords: [next.trim(), ...meta.keywords.slice(1)].filter(Boolean) })).catch(
        failed,
      )
    },
    chooseKeyword(chosen) {
      setTyped((before) => ({ ...before, keyword: chosen }))
      const keywords = [chosen, ...[keyword, ...meta.keywords.slice(1)].filter((other) => other !== chosen)]
      later('keyword', () => update({ keywords: keywords.filter(Boolean) })).catch(failed)
    },
    setField: ({ field, value }) => update({ [field]: value }).catch(failed),
  }
}

/** Settings for a text that is no blog: kept in this browser. */
export function useLooseSetup(about: PageFacts | null): SeoSetup {
  const [keyword, setKeyword] = useKept('optimizer-keyphrase', '')
  const [kept, keep] = useKept('optimizer-seo', '')
  return useMemo(() => {
    const settings = settingsIn(kept)
    return {
      settings,
      keyword,
      title: about?.title,
      description: about?.description,
      slug: about ? new URL(about.url).pathname : undefined,
      permalink: about?.url,
      changedOn: null,
      otherUses: undefined,
      problem: null,
      change: (next) => keep(JSON.stringify({ ...settings, ...next })),
      setKeyword,
      otherKeywords: [],
      chooseKeyword: setKeyword,
      setField: null,
    }
  }, [keyword, setKeyword, kept, keep, about])
}

/** What this browser kept; nothing of it where somebody else wrote there. */
function settingsIn(kept: string): SeoSettingsShape {
  try {
    const found: Partial<SeoSettingsShape> = { ...noSeoSettings, ...JSON.parse(kept || '{}') }
    const { synonyms, ignored, pardoned, competitors, questions } = found
    return [synonyms, ignored, pardoned, competitors, questions].every(Array.isArray)
      ? { ...noSeoSettings, ...found }
      : noSeoSettings
  } catch {
    return noSeoSettings
  }
}

/** Runs the last of several actions of one name once there was none for a while. */
function useLater(ms: number) {
  const timers = useRef(new Map<string, number>())
  return useCallback(
    (name: string, run: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        clearTimeout(timers.current.get(name))
        timers.current.set(
          name,
          window.setTimeout(() => run().then(resolve, reject), ms),
        )
      }),
    [ms],
  )
}
