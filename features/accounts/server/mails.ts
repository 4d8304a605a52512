import type { Mail } from '../../../platform/server/mail/types.ts'

/** The mail that lets somebody choose a new password. */
export function resetMail(to: string, name: string, url: string): Mail {
  return {
    to,
    subject: 'Choose a new password for Longhand',
    text: `Hello ${name},

you, or somebody who knows your address, asked for a new password. Open this address within an hour to choose one:

${url}

If it was not you, do nothing: your password stays as it is.`,
  }
}

/** The mail that proves an address. */
export function verificationMail(to: string, name: string, url: string): Mail {
  return {
    to,
    subject: 'Confirm your address for Longhand',
    text: `Hello ${name},

open this address to confirm that this mailbox is yours and to begin:

${url}

If you did not sign up, do nothing.`,
  }
}

/** The mail to the old address when somebody wants to change it. */
export function changeMail(to: string, name: string, change: { newEmail: string; url: string }): Mail {
  return {
    to,
    subject: 'Confirm your new address for Longhand',
    text: `Hello ${name},

your address is to become ${change.newEmail}. Open this to agree:

${change.url}

If it was not you, do nothing and choose a new password.`,
  }
}

/** The mail to the old address after it was changed by password alone. */
export function changedMail(to: string, name: string, newEmail: string): Mail {
  return {
    to,
    subject: 'Your address for Longhand was changed',
    text: `Hello ${name},

you sign in with ${newEmail} from now on. If it was not you, tell whoever runs this server.`,
  }
}
