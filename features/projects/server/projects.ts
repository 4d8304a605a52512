import type { z } from 'zod'
import { type Brief, usualBrief } from '../../../platform/contract/brief.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Project } from '../contract.ts'
import {
  changeProject,
  countProjects,
  insertProject,
  lockActiveProjects,
  type ProjectRow,
  projectOf,
  projectsOf,
} from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'transaction'>
/** A project as the wire shows it. */
export type ProjectView = z.infer<typeof Project>

const MAX_PROJECTS = 1_000

/** Projects in use, oldest first; or those that are archived. */
export async function listProjects(
  { db }: Pick<Needs, 'db'>,
  { ownerId }: Owner,
  { archived = false }: { archived?: boolean } = {},
): Promise<ProjectView[]> {
  const rows = await projectsOf(db, ownerId)
  return rows.filter(({ archivedAt }) => (archivedAt !== null) === archived).map((row) => asView(row, rows))
}

/** Starts a project. At most 1,000 an owner. */
export async function createProject(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  { ownerId }: Owner,
  name: string,
): Promise<ProjectView> {
  if ((await countProjects(db, ownerId)) >= MAX_PROJECTS) {
    refuse('invalid', { details: [{ path: 'name', message: `At most ${MAX_PROJECTS} projects.` }] })
  }
  const row: ProjectRow = {
    id: newId(),
    ownerId,
    name,
    createdAt: clock.now(),
    archivedAt: null,
    publishesChecked: false,
    brief: null,
  }
  await insertProject(db, row)
  return viewOf(db, row)
}

interface ProjectChange {
  id: string
  name?: string | undefined
  publishesChecked?: boolean | undefined
  /** What is absent stays. */
  brief?: { [Part in keyof Brief]?: Brief[Part] | undefined } | undefined
}

/** 404 for a project that is somebody else's or nobody's. */
export function updateProject(
  { db, transaction }: Pick<Needs, 'db' | 'transaction'>,
  { ownerId }: Owner,
  { id, name, publishesChecked, brief }: ProjectChange,
): Promise<ProjectView> {
  return transaction(async () => {
    // two parts of a brief may be saved at once
    if (brief) await lockActiveProjects(db, ownerId)
    const before = brief ? await projectOf(db, ownerId, id) : null
    const values = {
      ...(name === undefined ? {} : { name }),
      ...(publishesChecked === undefined ? {} : { publishesChecked }),
      ...(brief ? { brief: { ...usualBrief, ...before?.brief, ...brief } } : {}),
    }
    const row = Object.keys(values).length > 0 ? changeProject(db, { ownerId, id }, values) : projectOf(db, ownerId, id)
    return viewOf(db, (await row) ?? refuse('not-found'))
  })
}

/** Keeps what a project's next workflows begin with, but for the keyphrase: that of one article is not the next one's. Without effect where the project is gone. */
export async function keepBrief(
  { db }: Pick<Needs, 'db'>,
  { ownerId }: Owner,
  id: string,
  brief: Brief,
): Promise<void> {
  const project = await projectOf(db, ownerId, id)
  const keyphrase = project?.brief?.keyphrase ?? ''
  await changeProject(db, { ownerId, id }, { brief: { ...brief, keyphrase } })
}

/** Takes a project out of the lists. The last one in use stays: work always needs a place. */
export function archiveProject(
  { db, clock, transaction }: Needs,
  { ownerId }: Owner,
  id: string,
): Promise<ProjectView> {
  return transaction(async () => {
    const project = (await projectOf(db, ownerId, id)) ?? refuse('not-found')
    const active = await lockActiveProjects(db, ownerId)
    if (project.archivedAt) return viewOf(db, project)
    if (active.every((other) => other === id)) {
      refuse('invalid', { message: 'You can’t archive your only project. Create another one first.' })
    }
    return viewOf(db, (await changeProject(db, { ownerId, id }, { archivedAt: clock.now() })) ?? refuse('not-found'))
  })
}

/** Brings an archived project back into the lists. */
export async function restoreProject({ db }: Pick<Needs, 'db'>, { ownerId }: Owner, id: string): Promise<ProjectView> {
  return viewOf(db, (await changeProject(db, { ownerId, id }, { archivedAt: null })) ?? refuse('not-found'))
}

/**
 * The project that work goes into: the named one, or the default where none is named.
 * Refuses 404 for one that is not the owner's, and where there is none at all.
 */
export async function projectFor(
  { db }: Pick<Needs, 'db'>,
  { ownerId }: Owner,
  projectId: string | null | undefined,
): Promise<ProjectView> {
  const rows = await projectsOf(db, ownerId)
  const row = projectId ? rows.find(({ id }) => id === projectId) : defaultOf(rows)
  if (row) return asView(row, rows)
  return refuse('not-found', projectId ? {} : { message: 'No projects yet. Create one first.' })
}

async function viewOf(db: Needs['db'], row: ProjectRow): Promise<ProjectView> {
  return asView(row, await projectsOf(db, row.ownerId))
}

function asView(row: ProjectRow, all: ProjectRow[]): ProjectView {
  return {
    id: row.id,
    project_id: row.id,
    name: row.name,
    is_default: defaultOf(all)?.id === row.id,
    archived: row.archivedAt !== null,
    publishes_checked: row.publishesChecked,
    brief: row.brief,
    created_date: row.createdAt.toISOString(),
  }
}

/** The oldest in use; rows come oldest first. */
function defaultOf(rows: ProjectRow[]): ProjectRow | undefined {
  return rows.find(({ archivedAt }) => archivedAt === null)
}
