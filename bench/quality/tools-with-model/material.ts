import type { Caller } from '../../../test-kit/caller.ts'
import { good, type Longhand, uploaded } from '../with-model/longhand.ts'
import type { ToolCase } from './cases.ts'

/** What a job brings along beside its form. */
export interface Material {
  fields: { mode?: 'file'; files?: string[]; brand_voice_id?: string }
  voiceId: string | null
}

/** Sources and voice of a job as a person would bring them: files added, a voice made from its sample with its rules. */
export async function prepare({ name, sources, voice }: ToolCase, { writer }: Longhand): Promise<Material> {
  const files: string[] = []
  for (const [at, { title, text }] of sources.entries())
    files.push(await uploaded(writer, { file: `${name}-${at + 1}.md`, text: `# ${title}\n\n${text}` }))
  const voiceId = voice ? await newVoice(writer, voice) : null
  return {
    fields: { ...(files.length > 0 && { mode: 'file', files }), ...(voiceId && { brand_voice_id: voiceId }) },
    voiceId,
  }
}

async function newVoice(
  writer: Caller,
  { samples, rules, terms_csv }: NonNullable<ToolCase['voice']>,
): Promise<string> {
  const made = good(await writer.post('/api/brand-voices', { name: 'the house', text: samples.join('\n\n') }))
  const { id } = made.body.brand_voice
  good(await writer.call('PATCH', `/api/brand-voices/${id}`, { body: { rules, terms_csv } }))
  return id
}

/** Where a text breaks a rule of the voice: rule and words, as the product itself proves it. */
export async function placesOffVoice(writer: Caller, voiceId: string, text: string): Promise<unknown[]> {
  const { body } = good(await writer.post(`/api/brand-voices/${voiceId}/proof`, { text }))
  return body.rules.flatMap(({ rule, broken }: { rule: unknown; broken: object[] }) =>
    broken.map((place) => ({ rule, ...place })),
  )
}
