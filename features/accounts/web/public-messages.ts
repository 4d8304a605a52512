export const messages = {
  termsTitle: 'Terms and privacy',
  termsWho:
    'This is a Longhand server. Longhand is free software; whoever runs this server decides who may use it and is answerable for what is kept on it. For questions about your data, write to them.',
  termsKeptTitle: 'What is kept',
  termsKept:
    'Your name, your email address and a hash of your password; what you write, the sources you add and what was found in them; and a record of which features you used and when. Keys to other services are encrypted. The text of your blogs never goes into logs.',
  termsElsewhereTitle: 'What goes elsewhere',
  termsElsewhere:
    'Nothing, unless you ask for it. When you use a language model, the passages and instructions it needs are sent to the provider that this server, or you with your own key, has chosen. When you add a web address, its page is fetched. When you publish or share, the text goes where you send it.',
  termsYoursTitle: 'What is yours',
  termsYours:
    'Everything you write, and everything made for you here. You can take it with you in open formats at any time.',
  termsCookiesTitle: 'Cookies',
  termsCookies:
    'Two: one keeps you signed in, one tells your browser from strangers who try your password. There is no tracking and no advertising.',
  thankYouTitle: 'Thank you',
  thankYouText:
    'The hosted service that you have been looking for was discontinued on 30 June ’25. Thank you for having written with it.',
  thankYouNow: 'Longhand carries on what it did, as an open program on a server of your own or of somebody you trust.',
  thankYouGo: 'Open Longhand',
} as const
