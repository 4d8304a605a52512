export const messages = {
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be wrong, or the page may have been deleted.',
  toDashboard: 'Go to dashboard',
  toBlogs: 'Go to blogs',
  toSignIn: 'Sign in',
  inactive: 'This account is inactive. You’ll be signed out in a moment.',
} as const
