/** A person's place among those who share what an owner has. Alone, a person is the owner of their own account. */
export type Role = 'owner' | 'admin' | 'editor' | 'viewer'

/** A person and the owner (account or team) they act for. */
export interface Member {
  kind: 'user'
  userId: string
  /** Owns what is made and pays for it: the person, or their team. */
  ownerId: string
  role: Role
  /** By their session in a browser, by a key of theirs in a program, or by work that they left running. */
  via: 'session' | 'api-key' | 'job'
}

/** Whoever asks: somebody without credentials or whom an operator keeps out, an operator, or a member. */
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
}

const EVERY_ROLE = ['owner', 'admin', 'editor', 'viewer'] as const

const everybody = { isPublic: true, nobody: true, operator: true, roles: EVERY_ROLE } satisfies Rule
const anyCaller = { nobody: true, operator: true, roles: EVERY_ROLE } satisfies Rule
const members = { roles: EVERY_ROLE } satisfies Rule
const editors = { roles: ['owner', 'admin', 'editor'] } satisfies Rule
const admins = { roles: ['owner', 'admin'] } satisfies Rule
const owner = { roles: ['owner'] } satisfies Rule
const ownerInBrowser = { roles: ['owner'], inBrowser: true } satisfies Rule
const operators = { operator: true, roles: [] } satisfies Rule

/** Every permission there is, and who has it. Each call, raw route and socket of the server names one of them. */
export const policy = {
  'app:open': everybody,
  'api-docs:read': everybody,
  'health:read': everybody,
  'sign-in:use': everybody,
  'share:open': everybody,
  'terms:read': anyCaller,
  'flag:read': anyCaller,

  'account:create': owner,
  'account:read': owner,
  'account:change': owner,
  'account:change-email': ownerInBrowser,
  'account:delete': ownerInBrowser,
  'api-key:read': owner,
  'api-key:create': ownerInBrowser,
  'api-key:revoke': ownerInBrowser,
  'model-key:read': owner,
  'model-key:change': owner,
  'model-key:use': owner,
  'trial:extend': { operator: true, roles: ['owner'] },
  'error:report': members,

  'credits:read': members,
  'run:count': editors,
  'team:read': members,
  'event:read': members,
  'task:read': members,
  'task:change': editors,
  'project:read': members,
  'project:create': editors,
  'project:change': admins,
  'project:archive': admins,
  'brand-voice:read': members,
  'asset:read': members,
  'asset:create': editors,
  'asset:change': editors,
  'asset:delete': editors,
  'text:generate': editors,
  'blog:read': members,
  'blog:create': editors,
  'blog:edit': editors,
  'blog:publish': editors,
  'blog:delete': editors,
  'blog:export': members,
  'blog:share': editors,
  'workflow:read': members,
  'workflow:edit': editors,
  'workflow:run': editors,
  'workflow:delete': editors,
  'check:read': members,
  'check:run': editors,
  'check:edit': editors,
  'check:delete': editors,
  'check:share': editors,
  'claim:accept': editors,
  'link:read': members,
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
  'audit:read': operators,
  'metrics:read': operators,
} as const satisfies Record<string, Rule>

/** The name of something that one may or may not do. */
export type Permission = keyof typeof policy

/** Who has a permission. */
export function ruleOf(permission: Permission): Rule {
  return policy[permission]
}

/**
 * Whether somebody has a permission; with a thing, whether for that thing, which is only so where it belongs to the owner
 * they act for. Pages ask it to choose what to show, the server to choose what to do.
 */
export function may(asker: Asker, permission: Permission, thing?: { ownerId: string }): boolean {
  const rule = ruleOf(permission)
  if (asker.kind !== 'user') return rule[asker.kind] === true
  const isTheirs = thing === undefined || thing.ownerId === asker.ownerId
  return isTheirs && rule.roles.includes(asker.role) && (asker.via === 'session' || !rule.inBrowser)
}
