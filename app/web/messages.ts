export const messages = {
  notFoundTitle: 'There is no page here',
  notFoundText: 'The address may be mistyped, or what was here has been deleted.',
  toDashboard: 'Go to the dashboard',
  inactive: 'This account is not active. You will be signed out in a moment.',
} as const
