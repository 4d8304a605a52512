import { expect, test } from 'vitest'
import { isOpenLicense, isShareAlike, licenseNameOf } from './licenses.ts'

test.each([
  ['https://creativecommons.org/licenses/by-sa/4.0/deed.en', 'CC BY-SA 4.0'],
  ['http://www.creativecommons.org/licenses/by/3.0/', 'CC BY 3.0'],
  ['https://creativecommons.org/licenses/by-nc-nd/4.0', 'CC BY-NC-ND 4.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
  ['https://creativecommons.org/publicdomain/mark/1.0/', 'Public domain'],
  ['https://www.elsevier.com/tdm/userlicense/1.0/', undefined],
  ['https://creativecommons.org/', undefined],
])('%s is %s', (url, name) => expect(licenseNameOf(url)).toBe(name))

test('share-alike and open terms are recognized by the name', () => {
  expect(['CC BY-SA 4.0', 'CC BY-NC-SA', 'CC BY 4.0', 'CC0 1.0', null].map(isShareAlike)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['CC BY-SA 4.0', 'Public domain', 'Other open access', null].map(isOpenLicense)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
