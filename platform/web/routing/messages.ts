export const messages = {
  leaveTitle: 'Leave without saving?',
  leaveText: 'Last save was several minutes ago, Do you wish to proceed without saving?',
  leave: 'Leave',
} as const
