import type { z } from 'zod'
import { countWords } from '../../../engines/text/index.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { newId } from '../../../platform/server/ids.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { creditsForCopies } from '../../billing/server/index.ts'
import { requireLanguages } from '../../flags/server/index.ts'
import type { Copies } from '../../writing/contract.ts'
import { cleanedInput, requireNamed, requireSelection, runPaid, type WritingEvent } from '../../writing/server/index.ts'
import type { Generator, GeneratorInput } from '../generator.ts'
import { writeCopies } from './write-copies.ts'

/**
 * Runs a generator for whoever calls: rights, plan, credits, and the way from what comes to the stream. What fails, or is
 * stopped before a word came, costs nothing; what is stopped later costs what came.
 */
export async function runGenerator(
  context: CallContext,
  generator: Generator,
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
  const { value, charge } = await runPaid({ deps, actor }, wish, async (model) => {
    const emit = (event: WritingEvent) => send(context, event)
    const written = await writeCopies({ deps, actor, model, signal, emit }, generator, input)
    // a version that is another's again costs nothing
    const versions = [...new Set(written.copies.map(({ content }) => content))]
    const worth = creditsForCopies(versions.map((content) => countWords(content)))
    return {
      value: written,
      cost: Math.min(worth, most),
      facts: { engine: written.engine, copies: written.copies.length },
    }
  })
  const { copies, engine, notices } = value
  return { status: 200, copies: copies.map((copy) => ({ id: newId(), ...copy })), engine, credits: charge, notices }
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
  else emit?.({ event: 'source', data: { index: event.index, ...event.citation } })
}
