import type { z } from 'zod'
import { contentLanguageOf } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { newId } from '../../../platform/server/ids.ts'
import { type Actor, actingFor } from '../../accounts/server/index.ts'
import { runGenerator } from '../../generators/server/index.ts'
import { type Derivative, Parts, type repurposeContract } from '../contract.ts'
import { readClaims } from './read-claims.ts'
import { readSource } from './read-source.ts'
import { withRoomForLink } from './room-for-link.ts'
import { layoutOf, requireShape } from './shapes.ts'
import { insertDerivative, keepSource, sourceOf } from './store.ts'
import type { DerivativeRow, SourceRow } from './tables.ts'
import { derivativeView } from './view.ts'

type Wish = z.output<NonNullable<(typeof repurposeContract.make)['~orpc']['inputSchema']>>
type Answer = Awaited<ReturnType<typeof runGenerator>>

/**
 * Turns a text into a shape, and keeps what came with what its claims rest on. Refuses as reading a subject and running a
 * generator do; nothing is stored or charged then.
 */
export async function makeDerivative(
  context: CallContext,
  wish: Wish,
): Promise<Pick<Answer, 'engine' | 'credits' | 'notices'> & { derivative: z.input<typeof Derivative> }> {
  const { deps } = context
  const actor = await actingFor(context, wish)
  const shape = await requireShape(deps, actor, wish.shape_id)
  const source = await originalOf(context, actor, wish)
  const language = wish.language ?? contentLanguageOf(source.language)
  const { unique_id, team_id, key, model, brand_voice_id, project_id, review } = wish
  const { tone, audience, hashtags, placeholders, like } = wish
  const input = shape.generator.input.parse({
    ...{ unique_id, team_id, key, model, brand_voice_id, project_id, review },
    ...{ tone, audience, hashtags, placeholders, like },
    language,
    text: source.text,
    title: source.title.slice(0, LONGEST_TITLE),
    has_link: wish.link ? 'yes' : 'no',
    generation_length: 1,
  })
  const room = shape.generator.parts ? { parts: withRoomForLink(shape.generator.parts, wish) } : {}
  const written = await runGenerator(
    context,
    { generator: { ...shape.generator, ...room }, neighbours: { remember: async () => {} } },
    input,
  )
  const layout = layoutOf(shape)
  const parts = Parts.parse(written.copies[0]?.parts ?? refuse('material-needed'))
  const now = deps.clock.now()
  const row: DerivativeRow = {
    id: newId(),
    ownerId: actor.ownerId,
    userId: actor.userId,
    sourceId: source.id,
    shapeId: shape.id,
    shapeTitle: shape.title,
    form: shape.form,
    network: shape.network,
    layout,
    parts,
    link: wish.link,
    isTracked: wish.is_tracked,
    placeholders,
    language,
    askedFor: { tone: tone ?? null, audience, hashtags, brand_voice_id: brand_voice_id ?? null },
    engine: written.engine,
    // paid for by now: it is kept for whoever asked, also where they have gone
    ...(await readClaims(source, { layout, parts, language })),
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
  await deps.transaction(async () => {
    await keepSource(deps.db, source)
    await insertDerivative(deps.db, row)
  })
  const { engine, credits } = written
  const notices = [...written.notices, ...stillWrong(written)]
  return { derivative: await derivativeView(deps, { row, source }), engine, credits, notices }
}

/** What is still wrong with a derivative, beside lengths, which its page counts. */
function stillWrong({ copies: [copy] }: Answer): Answer['notices'] {
  const faults = copy?.faults?.filter(({ code }) => code !== 'too-long') ?? []
  return faults.map(({ message }) => ({ code: 'to-check', message }))
}

/** Characters of a title that are written from. */
const LONGEST_TITLE = 300

/** What is to be turned: an original that was kept, or what the call names, read now. */
async function originalOf({ deps, signal }: CallContext, actor: Actor, wish: Wish): Promise<SourceRow> {
  if (wish.source_id !== undefined)
    return (await sourceOf(deps.db, actor.ownerId, wish.source_id)) ?? refuse('not-found')
  const { text, url, asset_id, blog_id } = wish
  return readSource(deps, actor, { text, url, asset_id, blog_id }, signal)
}
