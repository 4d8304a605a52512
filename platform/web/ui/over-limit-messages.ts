/** Apart from the rest: the page shows long before anybody meets a limit. */
export const messages = {
  retry: 'Try again',
  seePlans: 'View plan and usage',
  creditsTitle: 'You’ve used all your credits',
  creditsText: 'Your credits renew at the start of your next month. To continue now, upgrade your plan or add credits.',
  runsTitle: 'You’ve used all of this month’s runs',
  runsText: 'Your plan’s runs for this feature renew next month. A larger plan includes more.',
  planTitle: 'Your plan doesn’t include this feature',
  planText: 'Compare plans and switch at any time. Nothing you’ve created is lost.',
  fairUseTitle: 'You’ve reached today’s fair-use limit',
  fairUseText: 'You can continue in {seconds, plural, one {# second} other {# seconds}}.',
  fairUseOver: 'You can continue now.',
} as const
