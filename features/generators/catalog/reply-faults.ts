import { type ContentLanguage, names } from '../../../engines/text/index.ts'
import type { Fault } from '../generator.ts'

/** What a public reply must not have, and what of the review it answers must not come back in it. */
export interface ReviewAnswered {
  review: string
  /** What the business itself says may be said. */
  allowed: string
  /** Its own papers, by which it may offer something; whom they name, no reply has to. */
  papers?: string
  language: ContentLanguage
}

const LIABILITY =
  /\b(?:our|my) (?:own )?(?:fault|negligence)\b|\bwe (?:are|were) (?:\w+ )?(?:liable|negligent|at fault|to blame)\b|\bwe admit\b|\bnegligen(?:t|ce)\b|\bwe (?:take|accept|bear) (?:full |all )?(?:responsibility|liability|the blame)\b|\bunsere schuld\b|\bwir haften\b|\bfahrlässig|\b(?:nuestra culpa|culpa nuestra|somos responsables)\b|\b(?:notre faute|nous sommes responsables)\b|\bcolpa nostra\b/i
const REFUND =
  /\b(?:refund\w*|reimburs\w+|compensat\w+|money back|free of charge|on the house|complimentary|discount\w*|vouchers?|gift cards?|coupons?|erstatt\w*|gutschein\w*|rabatt\w*|entschädig\w*|reembols\w*|descuento\w*|rembours\w*|remise|dédommag\w*|rimbors\w*|sconto|risarci\w*)/iu
const INSULTS =
  /\b(?:idiots?|morons?|stupid\w*|scam(?:mers?)?|crooks?|liars?|thie(?:f|ves)|trash|garbage|disgusting|incompetent|clowns?|jerks?|assholes?|bastards?|bitch\w*|shit\w*|fuck\w*|pathetic|abzocke\w*|betrüger\w*|dumm\w*|scheiß\w*|estafa\w*|imbécil\w*|basura|arnaqu\w*|escroc\w*|connard\w*|truff\w*|ladri)\b/giu
const PHONE = /\+?\d[\d\s()./-]{5,}\d/g
const MAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g
const STAFF_BEFORE =
  /(?:waiter|waitress|server|manager|owner|boss|barista|bartender|receptionist|clerk|technician|mechanic|doctor|dr\.?|nurse|hairdresser|stylist|employee|guy|lady|woman|man|named|called|mr\.?|mrs\.?|ms\.?|by|kellner(?:in)?|chef(?:in)?|herr|frau|camarer[oa]|encargad[oa]|serveur|serveuse|cameriere)\s+$/i
const STAFF_AFTER =
  /^\s*(?:,|\(|was|is|said|told|refused|yelled|shouted|took|served|helped|ignored|at the (?:desk|counter|front|till)|from|who|did|made|laughed|hat|war|dijo|a dit)/i

/** What a reply to a review must not do: admit liability, name staff, offer money unasked, repeat insults or contacts. */
export function replyFaults(reply: string, { review, allowed, papers = '', language }: ReviewAnswered): Fault[] {
  const faults: Fault[] = []
  const add = (code: string, message: string, ask: string) => faults.push({ part: 'reply', code, message, ask })
  const liable = LIABILITY.exec(reply)?.[0]
  if (liable)
    add(
      'admits-liability',
      `“${liable}” can be read as admitting liability.`,
      `Do not admit fault or liability (“${liable}”). Regret the experience instead.`,
    )
  const money = REFUND.exec(reply)?.[0]
  if (money && !REFUND.test(`${allowed} ${papers}`))
    add(
      'offers-money',
      `It mentions “${money}”, and you didn’t say that you offer it.`,
      `Offer nothing of value: no “${money}”.`,
    )
  const contacts = contactsOf(review).filter(
    (contact) => digitsOf(reply).includes(digitsOf(contact)) || reply.includes(contact),
  )
  if (contacts.length > 0)
    add(
      'repeats-contact',
      'It repeats a phone number or email address from the review.',
      'Do not repeat the phone number or e-mail address of the review.',
    )
  const insults = insultsIn(review).filter((word) => insultsIn(reply).includes(word))
  if (insults.length > 0)
    add('repeats-insult', `It repeats “${insults[0]}” from the review.`, `Do not repeat “${insults[0]}”.`)
  const staff = staffIn(review, language).filter((name) => reply.includes(name) && !allowed.includes(name))
  if (staff.length > 0)
    add(
      'names-staff',
      `It names ${staff[0]} from the review.`,
      `Do not name ${staff[0]} or anybody who works there; say “our team”.`,
    )
  return faults
}

function contactsOf(review: string): string[] {
  const phones = (review.match(PHONE) ?? []).filter((number) => digitsOf(number).length >= 7)
  return [...phones, ...(review.match(MAIL) ?? [])].filter(
    (contact) => contact.includes('@') || digitsOf(contact) !== '',
  )
}

/** The digits of a number; of an address, the address, which no text holds by its digits alone. */
function digitsOf(text: string): string {
  return text.includes('@') && !/\d{7}/.test(text) ? text : text.replace(/\D/g, '')
}

function insultsIn(text: string): string[] {
  return (text.match(INSULTS) ?? []).map((word) => word.toLowerCase())
}

/** Names in a review that are those of people at work, by the words beside them. */
function staffIn(review: string, language: ContentLanguage): string[] {
  return names(review, language)
    .filter(
      ({ start, end }) =>
        STAFF_BEFORE.test(review.slice(Math.max(0, start - 30), start)) ||
        STAFF_AFTER.test(review.slice(end, end + 30)),
    )
    .map(({ name }) => name)
}
