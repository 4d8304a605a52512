import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test-kit/database.ts'
import { answering } from './comparing.ts'
import { dropDocuments, hitsOf, indexedStamps, putDocument } from './index-store.ts'
import { likeliest } from './likeliest.ts'

const TOLD = `The lighthouse keeper on Skerryvore counted migrating thrushes every October night from 1893 onwards, and his
 notebooks show that storms from the north west brought far more birds to the lantern than calm weather ever did.`
const RETOLD = `More thrushes came to the lantern when north-west storms blew than in weather that was calm: so the notebooks
 show in which Skerryvore’s keeper, each night of October since 1893, had migrating birds counted at the lighthouse.`
const COPIED = `Nobody had asked him to write any of it down, and nobody read what he had written for sixty years.`

/** Documents on the same subject: each says other things of the same birds, storms and lights. */
const parts = [
  ['thrushes', 'starlings', 'petrels', 'finches', 'geese', 'larks', 'gulls'],
  ['counted', 'ringed', 'painted', 'described', 'heard', 'weighed'],
  [
    'keeper',
    'pilot',
    'teacher',
    'surgeon',
    'fisherman',
    'visitor',
    'engineer',
    'painter',
    'botanist',
    'sailor',
    'postman',
  ],
  ['storms', 'calms', 'frosts', 'showers', 'drizzle'],
  [
    'lantern',
    'pier',
    'harbour',
    'cliff',
    'meadow',
    'island',
    'garden',
    'beacon',
    'sandbank',
    'lighthouse',
    'cave',
    'roof',
    'quay',
  ],
]
function other(number: number): string {
  const of = (list: string[] | undefined, at: number) => list?.[at % list.length] ?? ''
  return Array.from({ length: 12 }, (_, at) => {
    const [bird, did, who, weather, where] = parts.map((list, part) =>
      of(list, number * (part + 3) + at * (2 * part + 1)),
    )
    return `Every October the ${who} ${did} ${bird} at the ${where}, where ${weather} drove them.`
  }).join(' ')
}

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
  await put('blog:told', 'me', `${TOLD}\n\n${other(1)}`)
  await put('blog:copied', 'me', `${other(2)} ${COPIED}`)
  await put('blog:theirs', 'somebody', `${TOLD} ${COPIED}`)
  for (let number = 0; number < 300; number += 1) await put(`blog:${number}`, 'me', other(number))
})
afterAll(() => database.close())

async function put(id: string, ownerId: string, text: string): Promise<void> {
  const { copied, reworded } = answering.marks({ text })
  await putDocument(database.db, { id, ownerId, stamp: '1', marks: [...copied, ...reworded] })
}

async function found(text: string): Promise<string[]> {
  const marks = answering.marks({ text })
  return likeliest(await hitsOf(database, 'me', [...marks.copied, ...marks.reworded]), marks, 200)
}

test('of hundreds of documents on one subject those come out that have its words, or say the same in other words', async () => {
  const own = 'I have never been to that island, and I would not know a thrush if it sat down on the desk beside me.'
  expect((await found(`${own} ${COPIED} ${own}`))[0]).toBe('blog:copied')
  expect(await found(`${own} ${RETOLD} ${own}`)).toEqual(['blog:told'])
  expect(await found(own)).toEqual([])
})

test('a new state of a document replaces the old one, and dropped documents are gone', async () => {
  await putDocument(database.db, {
    id: 'blog:copied',
    ownerId: 'me',
    stamp: '2',
    marks: answering.marks({ text: TOLD }).copied,
  })
  expect((await indexedStamps(database.db, 'me')).get('blog:copied')).toBe('2')
  expect(await found(COPIED)).toEqual([])
  await dropDocuments(database.db, 'me', ['blog:copied', 'blog:theirs'])
  expect((await found(TOLD))[0]).toBe('blog:told')
  expect((await indexedStamps(database.db, 'somebody')).size).toBe(1)
})
