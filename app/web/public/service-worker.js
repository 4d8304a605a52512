// Shows a page of our own where the network does not bring one. Nothing else is kept: online, every page and file comes from
// the server, so that no old version of the application is ever shown, and nobody's words lie here.
const KEPT = 'longhand-offline'
const PAGE = '/offline.html'
const FILES = [PAGE, '/offline-page.js', '/early-look.js', '/favicon.svg']
/** What belongs to no writer: services, and pages for readers. */
const NOT_OURS = /^\/(api|integrations-service|collab|share-\w+)(\/|$)/
let isFresh = false

self.addEventListener('install', (event) => event.waitUntil(keep()))

self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (origin !== location.origin || event.request.method !== 'GET') return
  if (event.request.mode === 'navigate' && !NOT_OURS.test(pathname)) event.respondWith(pageFor(event))
  else if (FILES.includes(pathname)) event.respondWith(fetch(event.request).catch(() => kept(pathname)))
})

async function pageFor(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    if (!isFresh) event.waitUntil(keep().catch(() => {}))
    return page
  } catch {
    return kept(PAGE)
  }
}

/** As of the last visit, so that after an update of the server this page is the new one too. */
async function keep() {
  isFresh = true
  const cache = await caches.open(KEPT)
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))
}

async function kept(file) {
  return (await caches.match(file)) ?? Response.error()
}
