/* A model server for measurements: answers every prompt with the same words at a steady pace. Run as a process of its own. */
import { LLMock } from '@copilotkit/aimock'

const words = Number(process.argv[2] ?? 300)
const perSecond = Number(process.argv[3] ?? 15)
// begins as English does: what may be another language is held back until it is decided
const text = `The tide ${Array.from({ length: words }, (_, number) => `word${number}`).join(' ')}`

const mock = new LLMock({ port: 0, chunkSize: 8, journalMaxEntries: 1 })
mock.addFixture({ match: {}, response: { content: text }, streamingProfile: { ttft: 40, tps: perSecond } })
await mock.start()
process.stdout.write(`listening on ${mock.url}\n`)
