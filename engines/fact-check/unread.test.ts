import { expect, test } from 'vitest'
import { contentLanguages } from '../text/index.ts'
import { judgeClaim } from './index.ts'

test('unread text is neither supported nor disputed, unless it is there word for word', () => {
  const claim = '这座桥于1937年建成，全长2737米。'
  for (const language of contentLanguages) {
    expect(judgeClaim(claim, ['这座桥于1947年建成，全长2737米。'], language)).toMatchObject({
      verdict: 'not-enough-evidence',
      sense: 'not-measured',
      findings: [],
    })
    expect(judgeClaim(claim, [claim], language).verdict).toBe('supported')
  }
})
