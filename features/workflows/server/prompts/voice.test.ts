import { expect, test } from 'vitest'
import { neutralTone, noRules } from '../../../../engines/voice/index.ts'
import type { ArticleSetting } from './article-setting.ts'
import { findingsRequest } from './findings.ts'
import { sectionRequest } from './section.ts'

const voice = { name: 'Harbor', summary: 'Dry.', rules: noRules, tone: neutralTone, samples: ['The tide is out.'] }
const setting: ArticleSetting = {
  key: 'workflow 1',
  language: 'English-US',
  topic: 'tides',
  headline: '',
  brief: '',
  voice,
  notes: '',
  outOfScope: '',
  keyphrase: '',
  viewpoints: [],
  questions: [],
  phrases: [],
  facts: [],
  disagreements: [],
  sources: [],
}

test('a section is written in the voice; what is only noted from sources is not', () => {
  const section = { heading: 'Cost', level: 2, notes: '', words: 60 } as const
  const written = sectionRequest(setting, { section, plan: [section], written: '', attempt: 0 })
  expect(written.system).toMatch(/Write in the voice of Harbor, as VOICE SAMPLE shows it\. .*Dry\./)
  expect(written.fenced?.[0]).toEqual({ label: 'VOICE SAMPLE 1', text: 'The tide is out.' })
  const noted = findingsRequest(setting, { facts: 3 })
  expect(noted.system).not.toContain('Harbor')
  expect(noted.fenced).toEqual([])
})
