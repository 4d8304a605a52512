import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import type { CallMeta } from '../../platform/contract/call.ts'
import { serverFeatures } from './features.ts'

/** Calls that take no `Idempotency-Key`, and why. */
const WITHOUT_KEY = {
  '/api/account/keys': 'its answer is a secret, which is not kept',
  '/api/plugin-sign-in/codes': 'its answer is a secret, which is not kept',
  '/api/plugin-sign-in/key': 'its answer is a secret, which is not kept',
  '/api/operator/keys': 'its answer is a secret, which is not kept',
  '/api/user/key/models': 'its input is a secret, and it only reads',
  '/api/account/delete': 'nothing stays that could be answered again',
  '/api/insert/error/logs': 'strangers may make it; a report that comes twice is a line in the log',
  '/api/visits': 'strangers may make it; a visit that is counted twice is one of many',
  '/api/check/facts/plan': 'only reads',
  '/api/optimizer/read': 'only reads',
  '/api/brand-voices/{id}/proof': 'only reads',
  '/api/optimizer/links/check': 'only reads',
  '/api/optimizer/links/find': 'only reads',
  '/api/optimizer/links/lists/{list_id}/read': 'each call reads the pages that those before have left',
}

test('every POST takes an Idempotency-Key, but for those named here', () => {
  const without = serverFeatures
    .flatMap(({ contract }) => callsOf(contract))
    .map((call) => call['~orpc'])
    .filter(({ route, meta }) => route.method === 'POST' && !(meta as CallMeta).idempotent)
    .map(({ route }) => route.path)
  expect(without.sort()).toEqual(Object.keys(WITHOUT_KEY).sort())
})

function callsOf(contract: object): AnyContractProcedure[] {
  return isContractProcedure(contract) ? [contract] : Object.values(contract).flatMap((part) => callsOf(part))
}
