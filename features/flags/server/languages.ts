import { type ContentLanguage, contentLanguages } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { offeredLanguages } from '../offered-languages.ts'
import { type Asker, valueOfFlag } from './decide.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'hub' | 'log'>

/** The languages that somebody may have texts written in. */
export async function languagesFor(deps: Needs, asker: Asker): Promise<readonly ContentLanguage[]> {
  return offeredLanguages(await valueOfFlag(deps, asker, 'languages'))
}

/** Refuses 422, by the name of the field, a language that texts are not written in here. */
export async function requireLanguages(
  deps: Needs,
  asker: Asker,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const offered: readonly string[] = await languagesFor(deps, asker)
  if (offered.length === contentLanguages.length) return
  const details = Object.entries(fields)
    .filter(([, language]) => language !== undefined && !offered.includes(language))
    .map(([path, language]) => ({
      path,
      message: `${language} isn’t available. Choose from: ${offered.join(', ')}.`,
    }))
  if (details.length > 0) refuse('invalid', { details })
}
