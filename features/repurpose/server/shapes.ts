import type { z } from 'zod'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { ownShape, type Shape as RunnableShape, shapes } from '../../generators/server/index.ts'
import { type Layout, MOST_SHAPES, type Shape, type ShapeContent } from '../contract.ts'
import { changeShape, deleteShape, insertShape, shapeOf, shapesOf } from './store.ts'
import type { ShapeRow } from './tables.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
type Content = z.output<typeof ShapeContent>
type View = z.input<typeof Shape>

/** Those that come with Longhand, then one’s own. */
export async function listShapes({ db }: Pick<Deps, 'db'>, { ownerId }: Actor): Promise<View[]> {
  const own = await shapesOf(db, ownerId)
  return [...shapes.map((shape) => shapeView(shape, null)), ...own.map(ownView)]
}

/** A shape to run; 404 for somebody else’s or none. */
export async function requireShape({ db }: Pick<Deps, 'db'>, { ownerId }: Actor, id: string): Promise<RunnableShape> {
  const shipped = shapes.find((shape) => shape.id === id)
  if (shipped) return shipped
  const own = (await shapeOf(db, ownerId, id)) ?? refuse('not-found')
  return ownShape({ id, ...own.content })
}

export async function createShape({ db, clock }: Needs, { ownerId }: Actor, content: Content): Promise<View> {
  if ((await shapesOf(db, ownerId)).length >= MOST_SHAPES)
    refuse('invalid', {
      details: [
        { path: 'title', message: `You have ${MOST_SHAPES} formats, the most there can be. Delete one first.` },
      ],
    })
  const row: ShapeRow = { id: newId(), ownerId, content, createdAt: clock.now() }
  await insertShape(db, row)
  return ownView(row)
}

export async function editShape({ db }: Needs, { ownerId }: Actor, id: string, content: Content): Promise<View> {
  return ownView((await changeShape(db, { id, ownerId, content })) ?? refuse('not-found'))
}

export async function removeShape({ db }: Needs, { ownerId }: Actor, id: string): Promise<void> {
  if (!(await deleteShape(db, ownerId, id))) refuse('not-found')
}

/** How the parts of a shape are drawn and counted, as plain data. */
export function layoutOf({ generator }: RunnableShape): z.output<typeof Layout> {
  return (generator.parts ?? []).map(({ columns, entries, limit, ...part }) => ({
    ...part,
    ...(columns ? { columns: [...columns] } : {}),
    ...(entries ? { entries: [...entries] } : {}),
    ...(limit ? { limit: { unit: limit.unit, most: limit.most } } : {}),
  }))
}

function ownView({ id, content }: ShapeRow): View {
  return shapeView(ownShape({ id, ...content }), content)
}

function shapeView(shape: RunnableShape, content: Content | null): View {
  const { id, title, description, form, network, generator } = shape
  return {
    id,
    title,
    description,
    form,
    network,
    is_own: content !== null,
    needs_model: generator.builtIn === undefined,
    parts: layoutOf(shape),
    content,
  }
}
