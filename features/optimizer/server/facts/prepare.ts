import type { JobRun } from '../../../../platform/server/jobs/types.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { sourceIdsOf, sourcesOf } from '../../../assets/server/index.ts'
import { entitlementOf } from '../../../billing/server/index.ts'
import { citedWords } from '../../../blogs/server/index.ts'
import { chooseModel } from '../../../model-keys/server/index.ts'
import type { CheckContext } from './context.ts'
import { readPage } from './read-pages.ts'
import { languageNamed, readChecked } from './read-text.ts'
import { contradictingPairs, statementsIn } from './statements.ts'
import { type CheckRow, changeCheck } from './store.ts'

/** Everything that the claims of one run are checked with: the text as it is now, the sources, the model if there is one. */
export async function contextOf(
  { deps, ownerId, signal }: JobRun,
  check: CheckRow,
  { userId, useOwnKey }: { userId: string; useOwnKey?: boolean | undefined },
): Promise<CheckContext> {
  const { plan } = await entitlementOf(deps, ownerId)
  const actor: Actor = { userId, ownerId, teamId: userId === ownerId ? null : ownerId, plan }
  const text = await readChecked(deps, check)
  const language = languageNamed(check.language)
  const model = await chooseModel(deps, actor, { purpose: 'special', feature: 'fact-check', key: useOwnKey })
  const context: CheckContext = {
    deps,
    actor,
    check,
    language,
    text,
    cited: check.blogId ? await citedWords(deps, ownerId, check.blogId) : [],
    givenIds: [],
    contradicting: await contradictingIn(text.sentences, check.language),
    pages: new Map(),
    model,
    signal,
  }
  return { ...context, givenIds: await givenSources(context) }
}

/** The named sources that are there; what cannot be read is told and left out. */
async function givenSources(context: CheckContext): Promise<string[]> {
  const { deps, check } = context
  const { asset_ids, urls, domains } = check.sources
  const files = await Promise.all(asset_ids.map((id) => idsOrNone(sourcesOf(deps, check.ownerId, [id]))))
  const sites = await Promise.all(
    domains.map((name) =>
      idsOrNone(sourceIdsOf(deps, check.ownerId, 'domain', [name]).then((ids) => ids.map((id) => ({ id })))),
    ),
  )
  const pages = await Promise.all(urls.map((url) => readPage(context, url)))
  const unread = urls.filter((_, at) => pages[at] === null)
  if (unread.length > 0)
    await changeCheck(deps.db, check.id, { notes: unread.map((url) => `${url} could not be read.`) })
  const read = pages.flatMap((passages) => passages?.[0]?.sourceId ?? [])
  return [...new Set([...files.flat(), ...sites.flat(), ...read])]
}

/** A source that was deleted since it was named is no evidence. */
async function idsOrNone(found: Promise<{ id: string }[]>): Promise<string[]> {
  return (await found.catch(() => [])).map(({ id }) => id)
}

async function contradictingIn(
  sentences: CheckContext['text']['sentences'],
  language: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const claims = (await statementsIn(sentences, language)).filter(({ kind }) => kind === 'claim')
  const found = new Map<string, string[]>()
  const add = (at: number, other: number) => {
    const [claim, against] = [claims[at]?.sentence, claims[other]?.sentence]
    if (claim && against) found.set(claim.anchor, [...(found.get(claim.anchor) ?? []), against.text])
  }
  const texts = claims.map(({ sentence }) => sentence.text)
  for (const [one, other] of await contradictingPairs(texts, languageNamed(language))) {
    add(one, other)
    add(other, one)
  }
  return found
}
