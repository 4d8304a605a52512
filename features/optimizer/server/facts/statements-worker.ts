import type { ContentLanguage } from '../../../../engines/text/index.ts'
import { answerInThread } from '../../../../platform/server/thread.ts'
import { contradictions } from './judge.ts'
import { remembered } from './remembered.ts'

/** What the reading thread can be asked. */
export const reading = {
  statements: remembered,
  contradictions: ({ texts, language }: { texts: string[]; language: ContentLanguage }) =>
    contradictions(texts, language),
}

answerInThread(reading)
