import { expect, test } from 'vitest'
import { tagOfText } from './text-tag.ts'

test.each([
  ['The tide turns twice a day.', 'English-UK', 'en-GB'],
  ['Das Kraftwerk an der Rance, auf Arabisch محطة رانس', 'German', 'de'],
  ['محطة رانس للطاقة المدّية في فرنسا', 'English-US', 'ar'],
  ['نیروگاه جزر و مدی رانس در فرانسه چگونه کار می‌کند', 'English-US', 'fa'],
  ['תחנת הכוח ברנס', 'English-US', 'he'],
  ['潮汐发电站', 'English-US', 'zh'],
  ['潮の満ち引きを使う発電所', 'English-US', 'ja'],
  ['Приливная электростанция', 'English-US', 'ru'],
  ['Припливна електростанція', 'English-US', 'uk'],
  ['2024: 24 %', 'Klingon', 'en'],
])('%s is tagged for a voice that can read it', (text, language, tag) => {
  expect(tagOfText(text, language)).toBe(tag)
})
