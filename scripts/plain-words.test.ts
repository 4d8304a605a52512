import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Phrases that docs/words.md replaces: each has come back more than once. */
const AVOIDED: readonly RegExp[] = [
  /\bstands? (?:in|elsewhere|there|here|behind)\b/i,
  /\bgo(?:es|ing)? on (?:writing|now|where)\b/i,
  /\bthrow(?:n|s)? .*away\b/i,
  /\bof your own\b/i,
  /\bon (?:its|their|the) way\b/i,
  /\b(?:looked|seen) (?:at|through)\b/i,
  /\b(?:borne? out|bears? .* out|bear out)\b/i,
  /\bfor good\b/i,
  /\bparted by\b/i,
  /\banew\b/i,
  /\bshall\b/i,
  /\bmore about \{/i,
  /\b(?:ti(?:ck|cked)) (?:all|none)\b/i,
  /\bnot .* any ?more\b/i,
  /\bhear of\b/i,
  /\bTake (?:it|this one|them)\b/,
  /\b(?:One|Several) an? line\b/i,
  /\b(?:licence|colour|sanitise|organise|cancelled)\b/i,
  /\b[A-Z]+(?:_[A-Z]+)*_(?:URL|KEY)\b/,
]

test.for(globSync(['{app,features,platform}/**/*messages.ts', 'platform/contract/failures.ts']))(
  'the words of %s are those that docs/words.md asks for',
  (file) => {
    const texts = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\*|\*|\/\/)/.test(line))
      .map((line) => line.replace(/^\s*(?:'[^']*'|[\w-]+):\s*/, ''))
    expect(texts.filter((text) => AVOIDED.some((phrase) => phrase.test(text)))).toEqual([])
    expect(texts.filter((text) => /\w'(?:s|t|re|ll|ve)\b/.test(text) || / …/.test(text))).toEqual([])
  },
)
