import { expect, test } from 'vitest'
import { createOutbound } from '../../../../platform/server/fetch/outbound.ts'
import { boundedResolve } from '../../../../platform/server/fetch/resolve.ts'
import { checkLinks } from './check-links.ts'

const unknown = (code: string) => Object.assign(new Error(code), { code })
/** A name server that knows these names, and of others says nothing but this. */
const names = (known: readonly string[], code: string) => async (host: string) => {
  if (known.includes(host)) return [{ address: '93.184.215.14', family: 4 }]
  throw unknown(code)
}
const stateOf = async (known: readonly string[], code: string) => {
  const resolve = names(known, code)
  const [link] = await checkLinks(
    { fetch: createOutbound({ allow: [], resolve }) },
    ['https://gone.example.org/'],
    resolve,
  )
  return link
}

test('a name that does not exist breaks a link only where other names are found', async () => {
  expect(await stateOf(['example.com'], 'ENOTFOUND')).toMatchObject({
    state: 'broken',
    problem: 'Couldn’t reach gone.example.org: no website has this name.',
  })
  expect(await stateOf([], 'ENOTFOUND')).toMatchObject({
    state: 'untried',
    problem: 'Couldn’t reach gone.example.org: its name couldn’t be looked up.',
  })
})

test('a name server that does not answer says nothing of a link', async () => {
  for (const known of [['example.com'], []]) expect((await stateOf(known, 'EAI_AGAIN'))?.state).toBe('untried')
})

test('a name that can’t exist breaks a link whatever the name server says', async () => {
  const resolve = names([], 'EAI_AGAIN')
  const fetch = createOutbound({ allow: [], resolve })
  expect(await checkLinks({ fetch }, ['https://nowhere.invalid/'], resolve)).toMatchObject([
    { state: 'broken', problem: 'Couldn’t reach nowhere.invalid: no website has this name.' },
  ])
})

test('where no name is answered, only the first few addresses are waited for', async () => {
  const resolve = boundedResolve(() => new Promise(() => {}), { limitMs: 40 })
  const tried: string[] = []
  const guarded = createOutbound({ allow: ['127.0.0.1'], resolve })
  const fetch: typeof guarded = (url, options) => {
    tried.push(url)
    return guarded(url, options)
  }
  const many = Array.from({ length: 40 }, (_, at) => `https://site-${at}.example.org/`)
  const others = ['https://nowhere.invalid/', 'http://127.0.0.1:9/']
  const links = await checkLinks({ fetch }, [...many, ...others], resolve)
  expect(links.map(({ state }) => state)).toEqual([...many.map(() => 'untried'), 'broken', 'untried'])
  expect(new Set(links.slice(0, 40).map(({ problem }) => problem?.replace(/^.*: /, '')))).toEqual(
    new Set(['its name couldn’t be looked up.']),
  )
  expect(tried).toHaveLength(6 + others.length)
})

test('nor does a site that takes no connection', async () => {
  const fetch = createOutbound({ allow: ['127.0.0.1'] })
  expect(await checkLinks({ fetch }, ['http://127.0.0.1:9/', 'http://127.0.0.1:9/'])).toMatchObject([
    { state: 'untried', status: null },
    { state: 'untried' },
  ])
})
