import type { z } from 'zod'
import { countWords } from '../../../engines/text/index.ts'
import type { Copy, Engine } from '../../../platform/contract/evidence.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import { type Actor, actingFor } from '../../accounts/server/index.ts'
import { creditsForCopies } from '../../billing/server/index.ts'
import { requireLanguages } from '../../flags/server/index.ts'
import type { Copies } from '../../writing/contract.ts'
import { cleanedInput, requireNamed, requireSelection, runPaid, type WritingEvent } from '../../writing/server/index.ts'
import { NOT_ANSWERED } from '../catalog/factgpt.ts'
import type { ToolView } from '../contract.ts'
import type { Generator, GeneratorInput } from '../generator.ts'
import { toolGenerators } from '../tools.ts'
import { writeCopies } from './write-copies.ts'

/** What a tool wrote for somebody who wants it kept. */
export interface MadeCopies {
  tool: string
  /** The fields of the form. */
  input: Readonly<Record<string, unknown>>
  language: string
  engine: Engine
  copies: readonly Copy[]
}

/** What generators need of areas that themselves need generators. */
export interface GeneratorNeighbours {
  /** Keeps what a tool wrote. */
  remember(deps: Deps, actor: Actor, made: MadeCopies): Promise<void>
}

/** What the list of tools needs of areas that themselves need generators. */
export interface ListedElsewhere {
  /** Tools that other features serve. */
  tools: readonly z.input<typeof ToolView>[]
}

/**
 * Runs a generator for whoever calls: rights, plan, credits, and the way from what comes to the stream. What fails, or is
 * stopped before a word came, or only says that nothing was found, costs nothing; what is stopped later costs what came.
 */
export async function runGenerator(
  context: CallContext,
  { generator, neighbours }: { generator: Generator; neighbours: GeneratorNeighbours },
  raw: GeneratorInput,
): Promise<z.input<typeof Copies>> {
  const { deps, requestId, signal } = context
  const actor = await actingFor(context, raw)
  const input = cleanedInput(raw)
  requireSelection(actor.plan, input)
  await requireLanguages(deps, actor, { language: input.language, to: translatedTo(input) })
  await requireNamed(deps, actor, input)
  const most = mostCredits(generator, input)
  const wish = {
    cost: most,
    feature: generator.id,
    key: `${requestId} ${newId()}`,
    isNew: true,
    model: { purpose: 'special' as const, useOwnKey: input.key, name: input.model },
  }
  const made = input.keep_history ? madeBy(generator, input) : null
  const ids = Array.from({ length: input.generation_length }, newId)
  // whoever stops it finds what came by these
  if (made) context.emit?.({ event: 'progress', data: { ids } })
  const { value, charge } = await runPaid({ deps, actor }, wish, async (model) => {
    const emit = (event: WritingEvent) => send(context, event)
    const written = await writeCopies({ deps, actor, model, signal, emit }, generator, input)
    // a version that is another's again costs nothing
    const versions = [...new Set(written.copies.map(({ content }) => content))]
    const isNothing = written.notices.some(({ code }) => code === NOT_ANSWERED.code)
    const worth = isNothing ? 0 : creditsForCopies(versions.map((content) => countWords(content)))
    return {
      value: written,
      cost: Math.min(worth, most),
      facts: { engine: written.engine, copies: written.copies.length },
    }
  })
  const { engine, notices } = value
  const copies = value.copies.map((copy, at) => ({ id: ids[at] ?? newId(), ...copy }))
  // the same words again are not another result
  const distinct = copies.filter(({ content }, at) => copies.findIndex((one) => one.content === content) === at)
  if (made) await neighbours.remember(deps, actor, { ...made, engine, copies: distinct })
  return { status: 200, copies, engine, credits: charge, notices }
}

/** What the history says of where results are from; null for what is no tool. */
function madeBy({ id, fields }: Generator, input: GeneratorInput): Omit<MadeCopies, 'engine' | 'copies'> | null {
  const tool = toolGenerators.find(({ generator }) => generator.id === id)?.tool
  if (!tool) return null
  const given = Object.entries(input).filter(([name]) => name in fields)
  return { tool, language: input.language, input: Object.fromEntries(given) }
}

/** The language that a text is translated into, where it is. */
function translatedTo(input: GeneratorInput): string | undefined {
  return 'to' in input && typeof input.to === 'string' ? input.to : undefined
}

/** What the longest good answer would cost; what is charged follows from the words that came. */
function mostCredits(generator: Generator, input: GeneratorInput): number {
  const words = Math.max(1, generator.prompt(input).maxWords)
  return creditsForCopies(Array.from({ length: input.generation_length }, () => words))
}

function send({ emit }: CallContext, event: WritingEvent): void {
  if (event.event === 'delta') emit?.({ event: 'delta', data: { index: event.index, text: event.text } })
  else if (event.event === 'source') emit?.({ event: 'source', data: { index: event.index, ...event.citation } })
  else if (event.event === 'whole') emit?.({ event: 'progress', data: { stage: 'whole', index: event.index } })
  else emit?.({ event: 'progress', data: { stage: 'review' } })
}
