/** Lets the browser keep a page of ours for when the server cannot be reached. Not while developing, and never urgent. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // A browser that keeps nothing (a private window) shows its own page instead: that is no error.
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  })
}
