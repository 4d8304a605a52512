// Loads the page that was wanted as soon as the server answers again.
const EVERY_MS = 3_000

async function reloadWhenBack() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  if (location.pathname === '/offline.html') location.replace('/')
  else location.reload()
}

addEventListener('online', reloadWhenBack)
setInterval(reloadWhenBack, EVERY_MS)
