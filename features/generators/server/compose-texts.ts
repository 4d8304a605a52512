import { readMaterial } from '../../../engines/digest/index.ts'
import { renderParts } from '../../../engines/parts/index.ts'
import { countWords, languageCode } from '../../../engines/text/index.ts'
import { keepingRules, voiceTextOf } from '../../../engines/voice/index.ts'
import type { Setting } from '../../writing/contract.ts'
import type { BuiltInText } from '../built-in-text.ts'
import type { Generator, GeneratorInput } from '../generator.ts'
import { mapped } from '../structure.ts'

/** The built-in writer's copies for one call; none where the task truly needs a model, or there is nothing to write from. Pure. */
export function composeTexts(generator: Generator, input: GeneratorInput, setting: Setting): BuiltInText[] {
  const { language, sources } = setting
  const builtIn = generator.builtIn?.bind(generator)
  if (!builtIn) return []
  const given = generator.given(input)
  const material = readMaterial({ language, passages: sources, given, topic: generator.topic?.(input) || undefined })
  const bare = generator.withoutMaterial?.bind(generator)
  const count = input.generation_length
  const write = (at: number) => inVoice(builtIn(material, input, at), setting, generator)
  const texts = material.passages.length > 0 ? copies(count, write) : []
  return texts.length > 0 || !bare ? texts : Array.from({ length: count }, () => bare(material, input, 0))
}

/** What was made of the person's own words keeps the rules of a voice; words of sources, which are cited, stay as they are. */
function inVoice(made: BuiltInText, { voice, language, sources }: Setting, { parts = [] }: Generator): BuiltInText {
  if (!voice || made.citations.length > 0) return made
  const said = (text: string) => keepingRules(voiceTextOf(text, language), voice.rules)
  if (made.parts) {
    // parts name no source, so that only a call without any is surely in the person's own words
    if (sources.length > 0) return made
    const values = mapped(made.parts, said)
    return { ...made, parts: values, text: renderParts(parts, values, languageCode(language)) }
  }
  const text = said(made.text)
  if (text === made.text) return made
  const { outcome, ...rest } = made
  return { ...rest, text, ...(outcome && outcome !== 'unchanged' ? { outcome } : {}) }
}

/** As many copies as asked for; where there are fewer different ones, some of them again. None where nothing can be made. */
function copies(count: number, write: (variant: number) => BuiltInText): BuiltInText[] {
  const made = new Map<string, BuiltInText>()
  for (let variant = 0; variant < count * 2 && made.size < count; variant += 1) {
    const copy = write(variant)
    if (countWords(copy.text) > 0 && !made.has(copy.text)) made.set(copy.text, copy)
  }
  const different = [...made.values()]
  return Array.from({ length: count }, (_, at) => different[at % different.length] ?? []).flat()
}
