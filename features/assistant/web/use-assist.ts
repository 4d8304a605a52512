import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Desk, loadMarkdownReader, Observable, useDesk } from '../../blogs/web/writing-door.ts'
import { blogsApi } from './api.ts'
import { sourcesOfText } from './request/sources-of-text.ts'
import { type SourcesChoice, sourcesByDefault, write } from './request/write.ts'
import { AssistSession } from './session/assist-session.ts'

/** The assistant of one editor: what it is asked, where it takes its facts from, what it is doing. */
export interface Assist {
  session: AssistSession
  sources: Observable<SourcesChoice>
  /** The brand voice that is written in: an id, `none`, or null for that of the text's project. */
  voice: Observable<string | null>
  /** Sources that one call may use, by the person's plan; -1 is no limit. */
  sourceLimit: Observable<number>
  isAskOpen: Observable<boolean>
}

const assists = new WeakMap<Desk, Assist>()

/** The assistant of the editor that the component stands in; its panel, its bar and its menus share it. */
export function useAssist(): Assist {
  const desk = useDesk()
  const queries = useQueryClient()
  const known = assists.get(desk) ?? assistOn(desk, queries)
  assists.set(desk, known)
  return known
}

function assistOn({ blogId, projectId, editor, undo, language }: Desk, queries: QueryClient): Assist {
  const sources = new Observable(sourcesByDefault)
  const voice = new Observable<string | null>(null)
  const sourceLimit = new Observable(0)
  const sourcesNow = async () => {
    const { citations } = await queries.fetchQuery(
      blogsApi.query.citations.list.queryOptions({ input: { id: blogId } }),
    )
    return sourcesOfText(editor.state.doc, citations, sourceLimit.get())
  }
  const session = new AssistSession(editor, undo, {
    write: async (plan, heard, signal) => {
      const textSources = sources.get().mode === 'text' ? await sourcesNow() : []
      const written = await write(
        plan,
        {
          blogId,
          document: editor.state.doc,
          language: language.get(),
          projectId,
          voice: voice.get(),
          sources: sources.get(),
          textSources,
        },
        heard,
        signal,
      )
      if (written.cited.length > 0) await queries.invalidateQueries({ queryKey: blogsApi.query.citations.key() })
      return written
    },
    read: loadMarkdownReader,
    keepVersion: () => blogsApi.call.versions.keep({ id: blogId, reason: 'before-replacement' }),
    clock: (tick, ms) => {
      const timer = setInterval(tick, ms)
      return () => clearInterval(timer)
    },
  })
  return { session, sources, voice, sourceLimit, isAskOpen: new Observable(false) }
}
