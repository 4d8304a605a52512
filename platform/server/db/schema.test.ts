import { expect, test } from 'vitest'
import { testDatabase } from '../../../test-kit/database.ts'
import { schemaListing } from '../../../test-kit/schema-listing.ts'

// npx vitest run platform/server/db/schema.test.ts -u writes it again
test('migrations/schema.txt is the schema that the migrations lead to', async () => {
  const { db, close } = await testDatabase()
  try {
    await expect(await schemaListing(db)).toMatchFileSnapshot('../../../migrations/schema.txt')
  } finally {
    await close()
  }
})
