export const roles = ['owner', 'admin', 'editor', 'viewer'] as const
/** A person's place among those who share what an owner has. Alone, a person is the owner of their own account. */
export type Role = (typeof roles)[number]

/** What a program's key may do: everything its owner may, only read, or only generate text. */
export const keyScopes = ['full', 'read', 'generate'] as const
export type KeyScope = (typeof keyScopes)[number]

/** A person and the owner (account or team) they act for. */
export interface Member {
  kind: 'user'
  userId: string
  /** Owns what is made and pays for it: the person, or their team. */
  ownerId: string
  role: Role
  /** By their session in a browser, by a key of theirs in a program, or by work that they left running. */
  via: 'session' | 'api-key' | 'job'
  /** What their key may do, where they come by one. */
  scope?: KeyScope
}

/** As much of a person who acts as says whose things they work with; most of the work needs to know no more. */
export type Owner = Pick<Member, 'ownerId'>

/** The caller: somebody without credentials or suspended, an operator, or a member. */
export type Asker = { kind: 'nobody'; isSuspended?: true } | { kind: 'operator' } | Member

/** Who has a permission. */
interface Rule {
  /** Served without looking at credentials: it holds nobody's things. */
  isPublic?: boolean
  nobody?: boolean
  operator?: boolean
  /** The members who have it. */
  roles: readonly Role[]
  /** Only in a browser: a program's key must not outlive its owner's decision to end it. */
  inBrowser?: boolean
  /** The scopes of keys that have it, beside `full`. */
  scopes?: readonly KeyScope[]
}

const everybody = { isPublic: true, nobody: true, operator: true, roles } satisfies Rule
const anyCaller = { nobody: true, operator: true, roles } satisfies Rule
const members = { roles } satisfies Rule
const readers = { roles, scopes: ['read'] } satisfies Rule
const payers = { roles, scopes: ['read', 'generate'] } satisfies Rule
const generators = { roles: ['owner', 'admin', 'editor'], scopes: ['generate'] } satisfies Rule
const editors = { roles: ['owner', 'admin', 'editor'] } satisfies Rule
const admins = { roles: ['owner', 'admin'] } satisfies Rule
const owner = { roles: ['owner'] } satisfies Rule
const ownerReads = { roles: ['owner'], scopes: ['read'] } satisfies Rule
const ownerInBrowser = { roles: ['owner'], inBrowser: true } satisfies Rule
const operators = { operator: true, roles: [] } satisfies Rule

/** Every permission there is, and who has it. Each call, raw route and socket of the server names one of them. */
export const policy = {
  'app:open': everybody,
  'api-docs:read': everybody,
  'health:read': everybody,
  'sign-in:use': everybody,
  'share:open': everybody,
  'visit:count': everybody,
  'plugin-code:exchange': everybody,
  'terms:read': anyCaller,
  'flag:read': anyCaller,

  'account:create': owner,
  'account:read': ownerReads,
  'account:change': owner,
  'account:change-email': ownerInBrowser,
  'account:delete': ownerInBrowser,
  'api-key:read': ownerReads,
  'api-key:create': ownerInBrowser,
  'api-key:revoke': ownerInBrowser,
  'model-key:read': ownerReads,
  'model-key:change': owner,
  'model-key:use': owner,
  'model:read': readers,
  'model:look': members,
  // for what the machine itself has, which belongs to the account that was made first: whoever set the server up
  'model:pull': { ...ownerInBrowser, operator: true },
  'trial:extend': { operator: true, roles: ['owner'] },
  'error:report': members,

  'credits:read': payers,
  'run:count': editors,
  'team:read': readers,
  'event:read': readers,
  'task:read': readers,
  'task:change': editors,
  'project:read': readers,
  'project:create': editors,
  'project:change': admins,
  'project:archive': admins,
  'brand-voice:read': readers,
  'brand-voice:edit': editors,
  'derivative:read': readers,
  'derivative:edit': editors,
  'template:read': readers,
  'template:edit': editors,
  'template:report': members,
  'asset:read': readers,
  'asset:create': editors,
  'asset:change': editors,
  'asset:delete': editors,
  'text:generate': generators,
  'generator:read': payers,
  'tool-result:read': readers,
  'tool-result:edit': editors,
  'model-run:read': readers,
  'chat:read': readers,
  'chat:ask': generators,
  'chat:edit': editors,
  'chat:delete': editors,
  'chat:share': editors,
  'blog:read': readers,
  'blog:create': editors,
  'blog:edit': editors,
  'blog:publish': editors,
  'blog:delete': editors,
  'blog:export': readers,
  'blog:share': editors,
  'workflow:read': readers,
  'workflow:edit': editors,
  'workflow:run': editors,
  'workflow:delete': editors,
  'check:read': readers,
  'check:run': editors,
  'check:edit': editors,
  'check:delete': editors,
  'check:share': editors,
  'claim:accept': editors,
  'link:read': readers,
  'link:edit': editors,

  'user:list': operators,
  'user:suspend': operators,
  'user:change': operators,
  'user:delete': operators,
  'plan:grant': operators,
  'operator-key:read': operators,
  'operator-key:change': operators,
  'flag:override': operators,
  'outbox:read': operators,
  'outbox:settle': operators,
  'template:review': operators,
  'audit:read': operators,
  'visit:read': operators,
  'metrics:read': operators,
} as const satisfies Record<string, Rule>

/** The name of something that one may or may not do. */
export type Permission = keyof typeof policy

/** Who has a permission. */
export function ruleOf(permission: Permission): Rule {
  return policy[permission]
}

/** Whether a key of this scope has a permission; without a key, everybody's own permissions hold. */
export function isInScope(scope: KeyScope | undefined, permission: Permission): boolean {
  const { isPublic, nobody, scopes } = ruleOf(permission)
  return scope === undefined || scope === 'full' || isPublic === true || nobody === true || !!scopes?.includes(scope)
}

/**
 * Whether somebody has a permission; with a thing, whether for that thing, which is only so where it belongs to the owner
 * they act for. Pages ask it to choose what to show, the server to choose what to do.
 */
export function may(asker: Asker, permission: Permission, thing?: { ownerId: string }): boolean {
  const rule = ruleOf(permission)
  if (asker.kind !== 'user') return rule[asker.kind] === true
  const isTheirs = thing === undefined || thing.ownerId === asker.ownerId
  const comesRight = asker.via === 'session' || !rule.inBrowser
  return isTheirs && comesRight && rule.roles.includes(asker.role) && isInScope(asker.scope, permission)
}
