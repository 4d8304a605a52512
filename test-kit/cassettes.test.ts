import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { researchedBy, writtenBy } from '../bench/quality/with-model/longhand.ts'
import { scoreOf } from '../bench/quality/with-model/score.ts'
import { readSources, readTopics } from '../bench/quality/with-model/topics.ts'
import { guessLanguage } from '../engines/text/index.ts'
import { estimatedTokens } from '../platform/server/ai/tokens.ts'
import { cassettePlayer, type Player, readCassette } from './cassette.ts'
import { generatorCases, readGeneratorCassette, runCase } from './generator-cases.ts'
import { type TestServer, testServer, type Writer } from './server.ts'

/*
 * What a model said to our prompts, said again over HTTP. A changed prompt needs another answer: where this names a misfit, read
 * the prompt and record again, or, where the stored answer is still a good one to it, correct its digest.
 *
 *   articles    node scripts/boot.mjs bench/quality/with-model.ts --cassettes test-kit/cassettes --only NAME
 *                 --base-url … --model …
 *   research    node scripts/boot.mjs bench/quality/research-with-model.ts --cassettes test-kit/cassettes --only bicycle-helmet
 *                 --sources bench/quality/with-model/sources --base-url … --model …
 *   generators  node scripts/boot.mjs bench/quality/generators-with-model.ts --base-url … --model …
 */

/** Share of sentences with figures and the like that cite a source; the rest are examples worked out, advice, and sums over several passages. */
const CITED_SENTENCES: Record<string, number> = {
  'bicycle-helmet': 0.85,
  'riego-por-goteo': 0.75,
  fitnessvertrag: 0.65,
}
/** Share of pairs of a sentence and one of its sources that the source carries alone; the rest takes two together. */
const CARRIED_ALONE = 0.85
/** Tokens of all prompts of an article of 1,200 words from sources of 1,000. */
const MOST_TOKENS = 17_000
const NO_TEXT = /```|^(?:sure|here (?:is|are)|hier ist|certainly)|hope this helps|let me know|<<<|\[\d+\]/im

let player: Player
let server: TestServer
let writer: Writer
beforeAll(async () => {
  player = await cassettePlayer()
  server = await testServer({
    COMPATIBLE_BASE_URL: player.url,
    COMPATIBLE_MODEL: 'house-model',
    COMPATIBLE_CONTEXT_TOKENS: '32768',
  })
  writer = await server.newWriter()
  const plan = { credit_limit: 1_000, expiry_days: 30, plan_name: 'premium-tier-1-monthly-june-2024' }
  await server.operator.put('/api/update/user', { unique_id: writer.id, ...plan })
})
afterAll(async () => {
  await server.close()
  await player.close()
})

const TOPICS = [new URL('../bench/quality/with-model/own-topics.json', import.meta.url)]
const topics = readTopics(TOPICS).filter(({ name }) => existsSync(cassetteOf(name)))

test.each(topics)('the article $name is whole, cited, and in its own words', async (topic) => {
  player.play(readCassette(cassetteOf(topic.name)))
  const sources = readSources(new URL('../bench/quality/with-model/sources', import.meta.url).pathname, topic)
  const written = await writtenBy(writer.caller, { topic, sources })
  expect(player.misfits()).toEqual([])
  const score = scoreOf({ ...written, calls: [] }, topic, sources)
  expect(written.text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(6)
  expect(written.text).not.toMatch(NO_TEXT)
  expect(score.words).toBeGreaterThan(750)
  expect(score.cited / score.factual).toBeGreaterThanOrEqual(CITED_SENTENCES[topic.name] ?? 0.85)
  expect(score.borneOut / (score.citations - score.named)).toBeGreaterThanOrEqual(CARRIED_ALONE)
  expect(score.repeated).toBe(0)
  expect(score.copied).toBeLessThanOrEqual(0.02)
  const tokens = player.prompts().map(estimatedTokens)
  expect(tokens).toHaveLength(5)
  expect(tokens.reduce((sum, some) => sum + some)).toBeLessThan(MOST_TOKENS)
})

test('plan, article, and mending begin with the same words up to the end of the sources, so that a server can keep them', () => {
  const beginnings = player.prompts().map((prompt) => /^[\s\S]*<<<END SOURCE [^\n]*/.exec(prompt)?.[0])
  expect(new Set(beginnings.slice(1)).size).toBe(1)
  expect(beginnings[1]?.length).toBeGreaterThan(5_000)
})

test('research keeps what it finds again in the sources, quotes both sides, and leaves out what nobody says', async () => {
  const [topic] = topics.filter(({ name }) => name === 'bicycle-helmet')
  if (!topic) throw new Error('no such topic')
  player.play(readCassette(new URL('cassettes/bicycle-helmet-research.json', import.meta.url)))
  const sources = readSources(new URL('../bench/quality/with-model/sources', import.meta.url).pathname, topic)
  const { research } = await researchedBy(writer.caller, { topic, sources })
  expect(player.misfits()).toEqual([])
  expect(research.viewpoints).toHaveLength(4)
  expect(research.facts.filter(({ defines }) => defines).map(({ quote }) => quote)).toEqual([
    expect.stringContaining('expanded polystyrene'),
    expect.stringContaining('Slip liners'),
  ])
  expect(research.facts.filter(({ chosen }) => chosen)).toHaveLength(17)
  for (const { quote } of research.facts) expect(sources.some(({ passages }) => holds(passages, quote))).toBe(true)
  expect(research.questions).toHaveLength(6)
  expect(research.disagreements.map(({ sides }) => new Set(sides.map(({ title }) => title)).size)).toEqual([3, 2, 2])
  // the answer's quote is one word off
  expect(research.facts.map(({ text }) => text).join('\n')).not.toContain('Urban helmets with few vents')
})

const holds = (passages: readonly { text: string }[], quote: string) =>
  passages.some(({ text }) => text.replace(/\s+/g, ' ').includes(quote.replace(/\s+/g, ' ')))

function cassetteOf(name: string): URL {
  return new URL(`cassettes/${name}.json`, import.meta.url)
}

/** What must hold of a case beside what holds for all. */
const HOLDS: Record<string, (content: string) => unknown> = {
  synopsis: (content) => expect(content).toMatch(/^A bicycle helmet[\s\S]*price\.$/),
  conclusion: (content) => expect(content).toMatch(/^A helmet's history[\s\S]*ride\.$/),
  'subheading-intro': (content) => expect(content).not.toContain('#'),
  faq: (content) => expect(content.match(/^### [^\n]+\?$/gm)).toHaveLength(14),
  rephrase: (content) => expect(content).toMatch(/^Back[\s\S]*though\.$/),
  listicle: (content) => expect([content[0], content.match(/^\d\. \*\*/gm)?.length]).toEqual(['D', 9]),
  meta: (content) => expect(JSON.parse(content).slug).toBe('bicycle-helmet-when-to-replace'),
  translate: (content) => expect([content.slice(0, 10), guessLanguage(content)]).toEqual(['Ein Fahrra', 'German']),
  'simplify-spanish': (content) => expect(guessLanguage(content)).toBe('Spanish'),
  'next-headings': (content) => expect(content.match(/^## [^\n]+$/gm)?.join('\n\n')).toBe(content),
  'instruct-800-words': (content) => expect(content.split(/\s+/).length).toBeGreaterThan(700),
}

/** Share of an answer's source numbers that become citations, where it is low: one sentence with two, the first of which ends no clause. */
const CITED: Record<string, number> = { 'blog-intro': 0.5 }

const kept = readGeneratorCassette()

test.each(generatorCases())('the generator case $name gives a clean text with its citations', async (one) => {
  player.play(kept[one.name] ?? [])
  const { body, text } = await runCase(writer.caller, one)
  expect(player.misfits()).toEqual([])
  expect(body.status, text).toBe(200)
  const [{ content, citations }] = body.copies
  expect(content).not.toMatch(NO_TEXT)
  HOLDS[one.name]?.(content)
  const marks = kept[one.name]?.[0]?.answer.match(/\[\d+\]/g)?.length ?? 0
  expect(citations.length).toBeGreaterThanOrEqual(Math.floor(marks * (CITED[one.name] ?? 0.7)))
})
