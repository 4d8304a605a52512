import { describe, expect, test } from 'vitest'
import type { ContentLanguage } from '../text/index.ts'
import { refusalOf } from './index.ts'

const reason = (before: string, after: string, language: ContentLanguage = 'English-US') => {
  const text = `The quay is old. ${before} Boats land there.`
  const start = text.indexOf(before)
  return refusalOf(text, { start, end: start + before.length, after }, language)?.reason ?? 'taken'
}

describe('what somebody else made of a sentence', () => {
  test.each([
    // better, in plain words, or without what says nothing
    ['Furthermore, the robust plan utilizes 24 turbines.', 'The plan uses 24 turbines.', 'taken'],
    ['It is not only a vibrant port but also a robust one.', 'It is a busy port and a strong one.', 'taken'],
    ['There is no doubt that calm matters more than ever.', 'Calm matters.', 'taken'],
    ['In today’s fast-paced world, this plays a crucial role.', '', 'taken'],
    [
      'Moreover, the robust goals should be specific, measurable, and vibrant.',
      'The goals should be specific and measurable. They should be strong.',
      'taken',
    ],
    // the sense
    [
      'Moreover, the crucial tea may help sleep, and it may ease pain.',
      'Tea may help sleep. It eases pain.',
      'meaning',
    ],
    ['Furthermore, the plan utilizes 24 turbines.', 'The plan uses 42 turbines.', 'meaning'],
    ['Furthermore, it may utilize the tide.', 'It uses the tide.', 'meaning'],
    [
      'Ultimately, the vibrant port is not about fish; it is about grain.',
      'The port is about fish and grain.',
      'meaning',
    ],
    [
      'The tide can enhance the mud, making the crucial path safer.',
      'The tide can improve the mud. It makes the path safer.',
      'meaning',
    ],
    [
      'Moreover, the harbor master keeps a notebook of every storm.',
      'Every dog in the village sleeps under vans.',
      'meaning',
    ],
    ['Furthermore, the Rance station opened in 1966.', '', 'meaning'],
    // the form
    ['Furthermore, see [the plan](p) for the robust port.', 'See the plan for the strong port.', 'marks'],
    ['Furthermore, the robust plan is here.', 'The strong plan is here', 'marks'],
    ['Moreover, it is a robust path.', 'It is an path.', 'grammar'],
    ['Ultimately, the port is robust and vibrant.', 'The the port is strong.', 'grammar'],
    ['Ultimately, the port is vibrant — it works.', 'The port is busy, it’s at work.', 'grammar'],
    [
      'Furthermore, the robust plan works.',
      'The strong plan works well for all those people who live there now.',
      'meaning',
    ],
    ['Furthermore, the robust plan works.', 'The strong plan is one that works well when we use the plan.', 'longer'],
    ['Furthermore, the robust plan works.', 'Moreover, the comprehensive plan works.', 'not-better'],
  ])('%j, %j: %s', (before, after, expected) => expect(reason(before, after)).toBe(expected))

  test.each<[ContentLanguage, string, string, string]>([
    [
      'German',
      'Darüber hinaus spielt der Hafen eine zentrale Rolle für die Stadt.',
      'Der Hafen ist wichtig für die Stadt.',
      'taken',
    ],
    ['German', 'Zudem kann der Hafen nahtlos wachsen.', 'Der Hafen wächst leicht.', 'meaning'],
    ['Spanish', 'Sin embargo, cabe destacar que el puerto crece.', 'Pero el puerto crece.', 'taken'],
    ['French', 'De plus, il convient de noter que le port grandit.', 'Le port grandit.', 'taken'],
    ['French', 'De plus, le port ne grandit pas.', 'Le port grandit.', 'meaning'],
  ])('%s: %j, %j: %s', (language, before, after, expected) => expect(reason(before, after, language)).toBe(expected))
})
