// Runs before the first paint, so that nobody who chose dark sees a white flash, and the frame in index.html is that of the
// page to come. A file of its own, since inline scripts are forbidden by our content security policy. The keys are those of
// platform/web/theme/theme.ts and of the rail (app/web/shell/Shell.tsx).
const early = document.documentElement.dataset
if (/^\/(login|onboarding|terms|thank-you|share)/.test(location.pathname)) early.cold = 'bare'
if (/^\/blogs\/./.test(location.pathname)) early.cold = 'editor'
try {
  const theme = localStorage.getItem('longhand-theme')
  if (theme === 'light' || theme === 'dark') early.theme = theme
  if (localStorage.getItem('longhand-rail') === 'folded') early.rail = 'folded'
} catch {
  // Storage is switched off: the device decides.
}
