import type { Case } from './case.ts'

export const passwords: Case = {
  name: 'password managers',
  language: 'English-US',
  topic: 'password managers',
  sources: [
    {
      id: 'guide',
      title: 'Password managers for small teams',
      text: `A password manager is a program that stores passwords in an encrypted vault. One master password opens the vault. The program fills in the rest, so each account can have a long password that is used nowhere else.

Reused passwords are the main reason for having one. When one website is breached, attackers try the same names and passwords on other websites. This is called credential stuffing. A unique password for each account stops it.

Many password managers also check whether a website's address matches the one that was saved. A fake login page at another address gets nothing filled in. That helps against phishing.

The master password must be strong, because everything hangs on it. A phrase of five or more random words is easy to remember and hard to guess. Most providers cannot reset it, as they never see it. Write it down and keep the paper in a safe place.`,
    },
    {
      id: 'risks',
      title: 'What can go wrong',
      text: `A password manager puts all eggs in one basket. If the vault is stolen and the master password is weak, every account is at risk. Turn on two-factor authentication for the vault to lower that risk.

Cloud-based managers sync the vault across devices through the provider's servers. Offline managers keep the vault in a file on the user's own disk. The offline kind leaves backups to the user. Lose the only copy, and the passwords are gone.

Browsers have password managers of their own. They are free and easy to use, but they often lack sharing and alerts. Paid plans for teams usually cost a few dollars per person and month. They let an administrator share logins without showing them and take access away when someone leaves.

Passkeys may replace many passwords in the coming years. A passkey is a pair of cryptographic keys, and the private key never leaves the user's devices. The FIDO Alliance and the World Wide Web Consortium maintain the standards behind it. Most large password managers can store passkeys too.`,
    },
  ],
}
