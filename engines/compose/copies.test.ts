import { describe, expect, test } from 'vitest'
import { contentLanguages } from '../text/index.ts'
import { allWriters } from './cases/all-writers.ts'
import { materials, tides } from './cases/material.ts'
import { copies } from './copies.ts'
import { readMaterial } from './material.ts'
import { verify } from './verify.ts'

const short: Readonly<Record<string, string>> = {
  'a paragraph': tides,
  'one sentence': 'Tides rise twice a day.',
  'one word': 'tides',
  Chinese: '潮汐能是一种可再生能源。朗斯潮汐电站于1966年在法国建成。',
  Arabic: 'الطاقة المدية هي تحويل طاقة المد والجزر إلى كهرباء. افتتحت محطة رانس في فرنسا عام 1966.',
  emoji: '🌊🌊🌊',
  nothing: '',
  'signs only': '*** --- ###',
  'one long line': 'tide '.repeat(3000),
  Markdown: '# Tides\n\n- They **rise** twice a day.\n- See [this](https://example.org).\n',
  HTML: '<p>Tides rise <b>twice</b> a day.</p><script>alert(1)</script>',
}

describe('copies', () => {
  for (const [name, write] of Object.entries(allWriters)) {
    test(`${name}: as many as asked for, no two alike, none too short`, () => {
      for (const [kind, given] of Object.entries(short)) {
        const material = readMaterial({ language: 'English-US', given })
        const made = copies(material, 10, (variant) => write(material, variant))
        expect(made.length, kind).toBe(10)
        expect(new Set(made.map(({ text }) => text)).size, kind).toBe(10)
        for (const copy of made) {
          expect(copy.text.trim().length, `${kind}: ${copy.text}`).toBeGreaterThan(20)
          expect(
            verify(copy, material.passages).filter((fault) => fault.kind !== 'uncited'),
            kind,
          ).toEqual([])
        }
      }
    })
  }
  test('in every language', () => {
    for (const language of contentLanguages) {
      const material = readMaterial({ language, given: tides })
      for (const write of Object.values(allWriters))
        expect(copies(material, 3, (variant) => write(material, variant))).toHaveLength(3)
    }
  })
  test('with sources, three copies differ in more than their frame', () => {
    for (const [subject, material] of materials) {
      const made = copies(
        material,
        3,
        (variant) => allWriters.synopsis?.(material, variant) ?? { text: '', format: 'plain', citations: [] },
      )
      const said = made.map(({ citations }) => citations.map(({ quote }) => quote).join('|'))
      expect(new Set(said).size, subject).toBe(3)
    }
  })
})
