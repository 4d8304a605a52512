import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import { readCards } from './cards.ts'
import { OnBoard } from './on-board.ts'
import { placeIn } from './weights.ts'

/**
 * The models on board by the server's settings. Only where one process does everything: each process would have a model of
 * its own in memory, and a queue of its own.
 */
export function createOnBoard(config: Config, needs: { fetch: typeof globalThis.fetch; log: Log }): OnBoard {
  return new OnBoard({
    ...needs,
    cards: config.ROLE === 'all' ? readCards(config.ON_BOARD_MODELS) : [],
    place: placeIn(config.DATA_DIR),
    weightsUrl: config.ON_BOARD_WEIGHTS_URL,
    registry: config.ON_BOARD_REGISTRY,
  })
}
