import { answerInThread } from './thread.ts'

/** What the test asks. */
export const answering = {
  doubled: (number: number) => number * 2,
  failing: (_: null): number => {
    throw new RangeError('too far')
  },
  ending: (_: null): number => process.exit(0),
}

answerInThread(answering)
