import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type Me, sessionOf, useMe, useTheirAppearance } from '../../features/accounts/web/index.ts'
import { flagsApi } from '../../features/flags/web/index.ts'
import { useEvents } from '../../platform/web/api/events.ts'
import { readAgain } from '../../platform/web/api/read-again.ts'
import { EditorPanelsContext } from '../../platform/web/editor-panels-context.ts'
import { type FlagReader, FlagsContext } from '../../platform/web/flags/flags.ts'
import { LibraryIntakeContext } from '../../platform/web/library-intake.ts'
import { useKept } from '../../platform/web/session/kept.ts'
import { type ActiveProject, ActiveProjectContext } from '../../platform/web/session/project.ts'
import { SessionContext } from '../../platform/web/session/session.ts'
import { type Newcomer, WelcomeContext } from '../../platform/web/session/welcome.ts'
import { features } from './features.ts'
import { PlanCare } from './PlanCare.tsx'
import { reportError } from './report-errors.ts'
import { SessionWatch } from './SessionWatch.tsx'
import { chosenProjectOf } from './sign-out.ts'

/** What stands around every page of a signed-in person: who they are, their flags, their project. */
export function SignedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const { data: me } = useMe()
  const flags = useFlagReader()
  useTheirAppearance(me)
  const session = useMemo(() => (me ? sessionOf(me) : null), [me])
  const project = useProject(me)
  return (
    <SessionContext value={session}>
      <FlagsContext value={flags}>
        <ActiveProjectContext value={project}>
          <WelcomeContext value={welcome}>
            <EditorPanelsContext value={editorPanels}>
              <LibraryIntakeContext value={libraryIntake}>{session ? children : null}</LibraryIntakeContext>
            </EditorPanelsContext>
          </WelcomeContext>
          {me ? <SessionWatch me={me} /> : null}
          {me ? <PlanCare me={me} /> : null}
        </ActiveProjectContext>
      </FlagsContext>
    </SessionContext>
  )
}

const editorPanels = features.flatMap((feature) => feature.editorPanels ?? [])
const libraryIntake = features.find((feature) => feature.libraryIntake)?.libraryIntake ?? null

async function welcome(newcomer: Newcomer): Promise<void> {
  await Promise.all(features.map((feature) => feature.welcome?.(newcomer).catch(reportError)))
}

function useFlagReader(): FlagReader {
  const queries = useQueryClient()
  const options = flagsApi.query.mine.queryOptions({ input: {}, staleTime: FLAGS_KEPT_MS })
  const { data, isError } = useQuery(options)
  const reload = () => void readAgain(queries, options.queryKey)
  useEvents('downtime', reload)
  // what was announced while no line was open; the first flags may come after the line, and still be older
  const [told, setTold] = useState<{ level: unknown } | null>(null)
  useEvents('connected', ({ downtime }) => setTold({ level: downtime }))
  const isRead = data !== undefined
  const compare = useEffectEvent(() => {
    if (told && told.level !== data?.values[DOWNTIME]) reload()
  })
  useEffect(() => {
    if (told && isRead) compare()
  }, [told, isRead])
  return useMemo(
    () => ({
      state: (id) => {
        if (data) return data.flags[id] ? 'ALLOWED' : 'NOT_ALLOWED'
        return isError ? 'ERROR' : 'LOADING'
      },
      value: (id) => data?.values[id] ?? null,
    }),
    [data, isError],
  )
}

const DOWNTIME = 'app-downtime-flag'
const FLAGS_KEPT_MS = 4 * 3600_000

function useProject(me: Me | undefined): ActiveProject {
  const [chosenId, choose] = useKept(chosenProjectOf(me?.unique_id), '')
  return useMemo(() => {
    const projects = (me?.projects ?? []).map(({ id, name }) => ({ id, name }))
    return { projects, project: projects.find(({ id }) => id === chosenId) ?? projects[0] ?? null, choose }
  }, [me, chosenId, choose])
}
