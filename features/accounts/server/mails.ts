import type { Mail } from '../../../platform/server/mail/types.ts'

/** The mail that lets somebody choose a new password. */
export function resetMail(to: string, name: string, url: string): Mail {
  return {
    to,
    subject: 'Reset your Longhand password',
    text: `Hello ${name},

We received a request to reset your Longhand password. Open this link within one hour to choose a new one:

${url}

If you didn’t request this, ignore this email. Your password won’t change.`,
  }
}

/** The mail that proves an address. */
export function verificationMail(to: string, name: string, url: string): Mail {
  return {
    to,
    subject: 'Confirm your email address',
    text: `Hello ${name},

Open this link to confirm your email address and start using Longhand:

${url}

If you didn’t sign up for Longhand, ignore this email.`,
  }
}

/** The mail to the old address when somebody wants to change it. */
export function changeMail(to: string, name: string, change: { newEmail: string; url: string }): Mail {
  return {
    to,
    subject: 'Confirm your new email address',
    text: `Hello ${name},

We received a request to change your Longhand email to ${change.newEmail}. Open this link to confirm the change:

${change.url}

If you didn’t request this, ignore this email and change your password.`,
  }
}

/** The mail to the old address after it was changed by password alone. */
export function changedMail(to: string, name: string, newEmail: string): Mail {
  return {
    to,
    subject: 'Your Longhand email was changed',
    text: `Hello ${name},

The email address of your Longhand account was changed to ${newEmail}. If you didn’t change it, contact the operator of this server.`,
  }
}
