import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A source of our own words with numbers, dates and names to cite. */
export const TIDES = `Tidal power stations turn the rise and fall of the sea into electricity. The Rance station in Brittany opened in 1966 and has 24 turbines. Its capacity is 240 megawatts. The barrage is 750 metres long.

Tides follow the moon and can be predicted years ahead. Wind and sun cannot be foretold so far.

Building a barrage is expensive. The Swansea Bay lagoon was planned to cost 1.3 billion pounds, and in 2018 the British government refused to support it.

Barrages change the life in an estuary. In the Rance, some fish species vanished in the first years and others came in their place by 1976.

The Sihwa Lake station in South Korea opened in 2011. With 254 megawatts it is the largest tidal power station in the world.`

/** Adds a text file as a source over the calls and waits until it is read. Returns its id. */
export async function addSource(
  request: APIRequestContext,
  url: string,
  { name = 'tides.txt', text = TIDES } = {},
): Promise<string> {
  const added = await request.post(`${url}/api/assets/files?filename=${name}`, {
    headers: { origin: url, 'content-type': 'application/octet-stream' },
    data: Buffer.from(text),
  })
  expect(added.status(), await added.text()).toBe(200)
  const { asset } = await added.json()
  await expect
    .poll(async () => (await (await request.get(`${url}/api/assets/${asset.id}`)).json()).asset.state)
    .toBe('ready')
  return asset.id
}
