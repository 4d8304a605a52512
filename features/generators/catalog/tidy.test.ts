import { expect, test } from 'vitest'
import { newHeadings, withoutHeading, withoutQuotes, withQuestionHeadings } from './tidy.ts'

test.each([
  ['## Conclusion\n\nCount the fish.', 'Count the fish.'],
  ['**Introduction**\n\nTides rise.', 'Tides rise.'],
  ['**Tides** rise twice a day.\n\nSo does the water.', '**Tides** rise twice a day.\n\nSo does the water.'],
  ['# Only a heading', '# Only a heading'],
])('a paragraph comes without a heading: %j', (given, tidy) => {
  expect(withoutHeading(given)).toBe(tidy)
})

test.each([
  ['"Tides give power."', 'Tides give power.'],
  ['„Die Flut steigt.“', 'Die Flut steigt.'],
  ['> Tides give power.', 'Tides give power.'],
  ['"Tides" and "power" are words.', '"Tides" and "power" are words.'],
])('quotation marks around the whole go: %j', (given, tidy) => {
  expect(withoutQuotes(given, 'The tides give power.')).toBe(tidy)
  expect(withoutQuotes(given, '"It was quoted before."')).toBe(given)
})

test.each([
  ['## What it costs\n\n- The barrage\n\n### Who pays', '## What it costs\n\n### Who pays'],
  ['1. **What it costs**\n2. How it works', '## What it costs'],
  ['- What it costs\n- Who pays', '## What it costs\n\n## Who pays'],
])('the next headings are headings, and new ones: %j', (given, tidy) => {
  expect(newHeadings(given, '# Tides\n\n## How it works')).toBe(tidy)
})

test.each([
  '**Q1: How often do tides turn?**\nA: About every six hours [1].\n\n**2. Who pays?**\n\nThe state.',
  '# How often do tides turn?\n\n**Answer:** About every six hours [1].\n\n1. Who pays?\nThe state.',
  '### How often do tides turn?\nAbout every six hours [1].\n\n### Who pays?\nThe state.',
])('questions become headings of the level asked for: %j', (given) => {
  expect(withQuestionHeadings(given, 3)).toBe(
    '### How often do tides turn?\n\nAbout every six hours [1].\n\n### Who pays?\n\nThe state.',
  )
})
