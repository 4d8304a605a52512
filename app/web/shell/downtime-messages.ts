export const messages = {
  level1: 'Maintenance starts soon. Longhand may be unavailable for a while.',
  level2:
    'Longhand is read-only during maintenance. You can read and export. What you type in the editor is kept on this device and saved afterwards.',
  level3: 'Longhand is down for maintenance. What you typed is kept on this page.',
} as const
