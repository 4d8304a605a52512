export const messages = {
  termsTitle: 'Terms and privacy',
  termsWho:
    'This is a Longhand server. Longhand is free software. The people who run this server decide who can use it and are responsible for the data stored on it. If you have questions about your data, contact them.',
  termsKeptTitle: 'What we store',
  termsKept:
    'Your name, your email address, and a hash of your password; what you write, the sources you add, and what was found in them; and a record of which features you used and when. Keys to other services are encrypted. The text of your blogs is never written to logs.',
  termsElsewhereTitle: 'What we send to others',
  termsElsewhere:
    'Nothing, unless you ask for it. When you use a language model, the passages and instructions it needs are sent to the provider chosen by this server, or by you if you use your own key. When you add a web address, its page is fetched. When you switch on open sources, the main words of your topic and its language are sent to Wikipedia, OpenAlex, and Crossref, and what they find is fetched. When you publish or share, your text goes where you send it.',
  termsYoursTitle: 'What belongs to you',
  termsYours:
    'Everything you write and everything generated for you here. You can export it in open formats at any time.',
  termsCookiesTitle: 'Cookies',
  termsCookies:
    'We use two: one keeps you signed in, and one lets us tell your browser apart from someone guessing your password. There is no tracking and no advertising.',
  termsVisits:
    'This server counts how often each of its pages is opened per day, without cookies, IP addresses, or anything about who opened it, and doesn’t share the counts.',
  thankYouTitle: 'Thank you',
  thankYouText:
    'The hosted service you’re looking for was discontinued on June 30, 2025. Thank you for writing with it.',
  thankYouNow:
    'Longhand continues its work as an open-source program that you can run on your own server, or use on a server you trust.',
  thankYouGo: 'Open Longhand',
} as const
