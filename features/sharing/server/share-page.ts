import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { countingTries, verifyPassword } from '../../accounts/server/index.ts'
import { findPicture, sendPicture } from '../../blogs/server/index.ts'
import { countVisit } from '../../visits/server/index.ts'
import { missingPageHtml, passwordPageHtml, sharedPageHtml } from './page-html.ts'
import { hasPass, passCookies, readerOf } from './passes.ts'
import { readPageStyle } from './share-page-style.ts'
import { openSharesOf, type ShareRow, shareByLink } from './share-store.ts'
import { shareState } from './shares.ts'
import { type ShownText, shownText } from './shown-text.ts'

/** Nothing runs and nothing is loaded but our style sheet and pictures. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** A 401 has to name a scheme (RFC 9110). No browser knows this one, so none opens a dialog over the page that asks. */
const CHALLENGE = 'Password realm="Longhand share link"'
/** Passwords looked at from one address, right ones too: each costs the server time. An office opens a link at once. */
const TRIES_A_MINUTE = 60

interface Params {
  Params: { id: string; picture: string }
}

/** The public pages of share links: rendered here, without the application. */
export function addSharePages(app: FastifyInstance, deps: Deps): void {
  const style = readPageStyle()
  const config = { may: 'share:open' } as const
  app.get(style.address, { config }, async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=31536000, immutable').send(style.css),
  )
  app.get<Params>('/share-blog/:id', { config }, async (request, reply) => {
    const share = await openShare(deps, request)
    if (share === 'missing') return sendMissing(reply, style.address)
    if (share === 'locked')
      return send(reply, passwordPageHtml({ id: request.params.id, problem: '', styleAddress: style.address }), 401)
    const shown = await shownText(deps, share)
    if (!shown) return sendMissing(reply, style.address)
    countVisit(deps, '/share-blog/$shareId', request.headers)
    if (!share.indexable) reply.header('x-robots-tag', 'noindex')
    return send(reply, sharedPageHtml(pageOf(deps, share, shown), style.address), 200)
  })
  app.get<Params>('/share-blog/:id/pictures/:picture', { config }, async (request, reply) => {
    const share = await openShare(deps, request)
    const shown = typeof share === 'string' ? null : await shownText(deps, share)
    const picture =
      shown?.pictureIds.has(request.params.picture) && typeof share !== 'string'
        ? await findPicture(deps.db, share.ownerId, request.params.picture)
        : null
    return picture ? sendPicture(deps, reply, picture) : sendMissing(reply, style.address)
  })
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, body, done) => done(null, body),
    )
    const limited = { ...config, isReading: () => true, rateLimit: { max: TRIES_A_MINUTE, timeWindow: 60_000 } }
    scope.post<Params>('/share-blog/:id', { config: limited }, async (request, reply) => {
      const { id } = request.params
      const share = await shareByLink(deps.db, id)
      if (!share || shareState(share, deps.clock.now()) !== 'open') return sendMissing(reply, style.address)
      const refusal = share.passwordHash ? await tryPassword(deps, request, share) : null
      if (!refusal)
        return reply.header('set-cookie', passCookies(deps, request, share)).redirect(`/share-blog/${id}`, 303)
      const html = passwordPageHtml({ id, problem: refusal.message, styleAddress: style.address })
      return send(reply.headers(refusal.facts.headers ?? {}), html, refusal.code === 'too-many-tries' ? 429 : 401)
    })
  })
}

/** Why a password that was given does not open a link; null when it does. */
async function tryPassword(deps: Deps, request: FastifyRequest, share: ShareRow): Promise<Refusal | null> {
  const password = new URLSearchParams(String(request.body ?? '')).get('password') ?? ''
  const reader = readerOf(deps, request, share)
  const guess = { lock: { link: share.id }, from: reader ? { device: reader } : { address: request.ip } }
  try {
    const { outcome } = await countingTries(deps, guess, async () => {
      const isRight = await verifyPassword({ hash: share.passwordHash ?? '', password })
      return { outcome: isRight ? ('right' as const) : ('wrong' as const) }
    })
    return outcome === 'right' ? null : new Refusal('wrong-password', { message: 'Incorrect password.' })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** What never was, is over or was taken back: a page for people, and a status for whoever keeps lists of pages. */
function sendMissing(reply: FastifyReply, styleAddress: string): FastifyReply {
  return send(reply.header('x-robots-tag', 'noindex'), missingPageHtml(styleAddress), 404)
}

function send(reply: FastifyReply, html: string, status: number): FastifyReply {
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'private, no-cache')
    .header('referrer-policy', 'no-referrer')
    .headers(status === 401 ? { 'www-authenticate': CHALLENGE } : {})
    .send(html)
}

/** The link that a request names, if it opens for who asks; why not otherwise. */
async function openShare(deps: Deps, request: FastifyRequest<Params>): Promise<ShareRow | 'missing' | 'locked'> {
  const share = await shareOf(deps, request.params.id)
  if (!share || shareState(share, deps.clock.now()) !== 'open') return 'missing'
  return share.passwordHash && !hasPass(deps, request, share) ? 'locked' : share
}

/** By the link's id, or by the blog's where it has exactly one open link without a password: otherwise it would be ambiguous. */
async function shareOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<ShareRow | null> {
  const share = await shareByLink(db, id)
  if (share) return share
  const open = (await openSharesOf(db, id)).filter((one) => shareState(one, clock.now()) === 'open')
  return (open.length === 1 && open[0]) || null
}

function pageOf({ config }: Deps, share: ShareRow, shown: ShownText) {
  const origin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : null
  const { html, author, languageTag, updatedAt, words, firstPicture } = shown
  return {
    html,
    author,
    languageTag,
    updatedAt,
    words,
    title: share.title ?? (shown.title || 'Untitled'),
    description: share.description ?? shown.description,
    address: origin ? `${origin}/share-blog/${share.id}` : null,
    picture:
      firstPicture && !firstPicture.startsWith('/')
        ? firstPicture
        : firstPicture && origin
          ? origin + firstPicture
          : null,
    isIndexable: share.indexable,
  }
}
