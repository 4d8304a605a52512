// Runs before the first paint, so that nobody who chose dark sees a white flash. A file of its own, since inline
// scripts are forbidden by our content security policy. The key is that of platform/web/theme/theme.ts.
try {
  const theme = localStorage.getItem('longhand-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the device decides.
}
