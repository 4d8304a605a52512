import { refuse } from '../../../platform/contract/failures.ts'
import { windowOf } from '../../../platform/contract/paging.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { readOutbox } from '../../../platform/server/mail/read-outbox.ts'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import {
  createOperatorKey,
  type EraseOutside,
  listOperatorKeys,
  revokeOperatorKey,
} from '../../accounts/server/index.ts'
import { changesOf, countChanges, recordChange } from '../../billing/server/index.ts'
import { allOverrides, setFlag } from '../../flags/server/index.ts'
import { reviewTemplate, templatesForReview } from '../../templates/server/index.ts'
import { visitsOfDays } from '../../visits/server/index.ts'
import { operatorContract } from '../contract.ts'
import {
  deleteUser,
  grantTo,
  listAccounts,
  resetPasswordOf,
  setActive,
  usageOfPerson,
  verifyAddressOf,
} from './accounts.ts'

import { asItem, settleDelivery } from './deliveries.ts'

const os = implementing(operatorContract)

const accounts = (eraseOutside: EraseOutside) => ({
  listUsers: os.listUsers.handler(async ({ input, context }) => ({
    status: 200,
    ...(await listAccounts(context.deps, input)),
  })),
  grant: os.grant.handler(async ({ input, context }) => {
    const { plan_name, credit_limit, additional_credits, expiry_days, unique_id, email } = input
    const user = await grantTo(context.deps, operatorOf(context), {
      unique_id,
      email,
      planId: plan_name,
      creditLimit: credit_limit,
      additionalCredits: additional_credits,
      expiryDays: expiry_days,
    })
    return { status: 200, user }
  }),
  setActive: os.setActive.handler(async ({ input, context }) => ({
    status: 200,
    user: await setActive(context.deps, operatorOf(context), input),
  })),
  verifyAddress: os.verifyAddress.handler(async ({ input, context }) => ({
    status: 200,
    user: await verifyAddressOf(context.deps, input),
  })),
  resetPassword: os.resetPassword.handler(async ({ input, context }) => ({
    status: 200,
    user: await resetPasswordOf(context.deps, input),
  })),
  usage: os.usage.handler(async ({ input, context }) => ({
    status: 200,
    ...(await usageOfPerson(context.deps, input)),
  })),
  deleteUser: os.deleteUser.handler(async ({ input, context }) => {
    const { id, email } = await deleteUser(context.deps, { operator: operatorOf(context), eraseOutside }, input)
    return { status: 200, unique_id: id, email }
  }),
})

const keys = {
  listKeys: os.listKeys.handler(async ({ context }) => ({ status: 200, keys: await listOperatorKeys(context.deps) })),
  addKey: os.addKey.handler(async ({ input, context: { deps, principal } }) => {
    const operator = operatorOf({ principal })
    return deps.transaction(async () => {
      const made = await createOperatorKey(deps, input.name)
      const after = { name: input.name }
      await recordChange(deps, { operator, action: 'operator key', subject: made.key.key_id, before: {}, after })
      return { status: 200 as const, ...made }
    })
  }),
  revokeKey: os.revokeKey.handler(async ({ input: { key_id }, context: { deps, principal } }) => {
    const operator = operatorOf({ principal })
    return deps.transaction(async () => {
      await revokeOperatorKey(deps, key_id)
      const after = { revoked: true }
      await recordChange(deps, { operator, action: 'operator key', subject: key_id, before: {}, after })
      return { status: 200 as const, key_id }
    })
  }),
}

const flags = {
  listFlags: os.listFlags.handler(async ({ context }) => ({ status: 200, overrides: await overridesOf(context) })),
  setFlag: os.setFlag.handler(async ({ input: { flag, scope, subject, value }, context }) => {
    await setFlag(context.deps, operatorOf(context), { flag, scope, subject, value })
    return { status: 200, overrides: await overridesOf(context) }
  }),
}

const readings = {
  outbox: os.outbox.handler(async ({ input, context }) => {
    const { mails, total } = await readOutbox(context.deps.config, windowOf(input))
    return { status: 200, mails: mails.map((mail) => ({ ...mail, at: mail.at.toISOString() })), total }
  }),
  deliveries: os.deliveries.handler(async ({ input, context }) => {
    const { deliveries, total } = await context.deps.outbox.undelivered(windowOf(input))
    return { status: 200, deliveries: deliveries.flatMap(asItem), total }
  }),
  settleDelivery: os.settleDelivery.handler(async ({ input, context }) => {
    const { delivery_id, decision } = input
    await settleDelivery(context.deps, operatorOf(context), { id: delivery_id, decision })
    return { status: 200, delivery_id }
  }),
  visits: os.visits.handler(async ({ input: { days }, context: { deps } }) => ({
    status: 200,
    counting: deps.config.COUNT_VISITS === 'on',
    visits: await visitsOfDays(deps, days),
  })),
  audit: os.audit.handler(async ({ input, context: { deps } }) => {
    const changes = await changesOf(deps.db, windowOf(input))
    const entries = changes.map((change) => ({ ...change, at: change.at.toISOString() }))
    return { status: 200, entries, total: await countChanges(deps.db) }
  }),
}

const templates = {
  listTemplates: os.listTemplates.handler(async ({ input, context }) => ({
    status: 200,
    ...(await templatesForReview(context.deps, input.which, windowOf(input))),
  })),
  reviewTemplate: os.reviewTemplate.handler(async ({ input, context }) => ({
    status: 200,
    state: await reviewTemplate(context.deps, operatorOf(context), input),
  })),
}

/** What operators do over HTTP; the command line calls the same procedures. */
export const operatorRouter = (eraseOutside: EraseOutside) =>
  os.router({ ...accounts(eraseOutside), ...keys, ...flags, ...templates, ...readings })

/** `eraseOutside` removes what features keep of an owner outside the database. */
export const operatorFeature = (eraseOutside: EraseOutside): ServerFeature => ({
  name: 'operator',
  about: 'For the server’s operator: accounts, plans, flags, mail, and the audit log.',
  contract: operatorContract,
  router: operatorRouter(eraseOutside),
})

async function overridesOf({ deps }: CallContext) {
  const overrides = await allOverrides(deps.db)
  return overrides.map(({ flag, scope, subject, value }) => ({ flag, scope, subject, value }))
}

function operatorOf({ principal }: Pick<CallContext, 'principal'>): string {
  return principal.kind === 'operator' ? principal.name : refuse('not-allowed')
}
