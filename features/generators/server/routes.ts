import type { z } from 'zod'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { newId } from '../../../platform/server/ids.ts'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import type { Copies } from '../../writing/contract.ts'
import { generatorsContract } from '../contract.ts'
import { actionOf } from './action-of.ts'
import { generators } from './actions/all.ts'
import type { Generator, GeneratorInput } from './generator.ts'
import { runAction } from './run-action.ts'

const os = implementing(generatorsContract)

/** Answers a call with what its action makes. */
function running<Input extends GeneratorInput>(declared: Generator<Input>) {
  const action = actionOf(declared)
  return async ({ input, context }: { input: Input; context: CallContext }): Promise<z.input<typeof Copies>> => {
    const { copies, engine, credits, notices } = await runAction(context, action, input)
    return {
      status: 200,
      copies: copies.map((copy) => ({ id: newId(), ...copy })),
      engine,
      credits,
      notices,
    }
  }
}

const router = os.router({
  writeForMe: os.writeForMe.handler(running(generators.writeForMe)),
  instruct: os.instruct.handler(running(generators.instruct)),
  sourceOfTruth: os.sourceOfTruth.handler(running(generators.sourceOfTruth)),
  extender: os.extender.handler(running(generators.extender)),
  faq: os.faq.handler(running(generators.faq)),
  outline: os.outline.handler(running(generators.outline)),
  rephraser: os.rephraser.handler(running(generators.rephraser)),
  listicles: os.listicles.handler(running(generators.listicles)),
  synopsis: os.synopsis.handler(running(generators.synopsis)),
  talkingPoints: os.talkingPoints.handler(running(generators.talkingPoints)),
  subheadingIntro: os.subheadingIntro.handler(running(generators.subheadingIntro)),
  blogIntro: os.blogIntro.handler(running(generators.blogIntro)),
  customTemplate: os.customTemplate.handler(running(generators.customTemplate)),
  shorten: os.shorten.handler(running(generators.shorten)),
  simplify: os.simplify.handler(running(generators.simplify)),
  tone: os.tone.handler(running(generators.tone)),
  translate: os.translate.handler(running(generators.translate)),
  conclusion: os.conclusion.handler(running(generators.conclusion)),
  continueOutline: os.continueOutline.handler(running(generators.continueOutline)),
  meta: os.meta.handler(running(generators.meta)),
})

/** Generators and the editor's assistant. */
export const generatorsFeature: ServerFeature = { name: 'generators', contract: generatorsContract, router }
