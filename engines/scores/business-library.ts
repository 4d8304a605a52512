import type { MarkedBlog } from './link-library.ts'

/** Ten blogs for people who work for themselves, in our own words: written after the weights were chosen on the coffee library. */
export const businessLibrary: readonly MarkedBlog[] = [
  {
    id: 'late',
    title: 'What to do when a client doesn’t pay on time',
    keywords: ['late payment'],
    html: `<p>Late payment is the commonest worry of people who work alone. Begin with a friendly reminder on the day after the due date.</p><h2>Three reminders, then a letter</h2><p>Name the [invoice number|invoice] in each reminder. If there was a [deposit|deposit], say what is left.</p><h2>Can you charge interest?</h2><p>In most places, yes. Put it in your [payment terms|terms] before the work begins.</p>`,
  },
  {
    id: 'invoice',
    title: 'How to write an invoice that gets paid',
    keywords: ['writing an invoice'],
    html: `<p>An invoice needs a number, a date, your address, and a sum. Everything else is manners.</p><h2>The invoice number</h2><p>Count upward without gaps, so that the [tax office|audit] has nothing to ask.</p><h2>When is it due?</h2><p>Fourteen days are common. Clients who pay late get a [reminder|late].</p><h2>Add VAT</h2><p>Whether you add [sales tax|vat] depends on where your client lives.</p>`,
  },
  {
    id: 'terms',
    title: 'Payment terms in plain English, with examples',
    keywords: ['payment terms'],
    html: `<p>Payment terms say when money is due and what happens if it isn't. Two sentences are enough.</p><h2>Net 14 or net 30?</h2><p>Shorter payment terms are kept just as often as long ones.</p><h2>Ask for part of it first</h2><p>With new clients, ask for a [deposit|deposit]. It says more than a long contract.</p>`,
  },
  {
    id: 'deposit',
    title: 'Asking for a deposit without feeling rude',
    keywords: ['asking for a deposit'],
    html: `<p>A deposit shows that a client means it. A third of the sum is common, half for small jobs.</p><h2>Words that work</h2><p>“I reserve the week once the deposit is in.” Nobody has ever been rude about that.</p><h2>If they say no</h2><p>Then split the [project fee|pricing] into steps.</p>`,
  },
  {
    id: 'pricing',
    title: 'Hourly rate or project fee? Pricing your work',
    keywords: ['project fee', 'hourly rate'],
    html: `<p>An hourly rate punishes you for being quick. A project fee puts the risk on your side.</p><h2>Find your hourly rate</h2><p>Add up rent, insurance, taxes, and [sick days|sick], and divide by the hours you can sell. [Time tracking|tracking] for a month shows how few these are.</p>`,
  },
  {
    id: 'tracking',
    title: 'Time tracking for people who hate time tracking',
    keywords: ['time tracking'],
    html: `<p>Time tracking works when it takes two seconds. A paper list on the desk will do.</p><h2>What to write down</h2><p>The client, the task, and the hour. That is all you need for an [invoice|invoice].</p><h2>Look back every Friday</h2><p>Compare the hours with your [hourly rate|pricing] and say no to one thing.</p>`,
  },
  {
    id: 'vat',
    title: 'Sales tax and VAT for clients abroad',
    keywords: ['sales tax', 'VAT'],
    html: `<p>VAT is owed where the client is, at least between businesses. Sales tax follows the goods.</p><h2>The reverse charge</h2><p>Write “reverse charge” on the [invoice|invoice], and leave the VAT away.</p><h2>Keep proof</h2><p>Keep the client's number with your [receipts|receipts] in case of an audit.</p>`,
  },
  {
    id: 'receipts',
    title: 'Shoebox or app: keeping receipts for seven years',
    keywords: ['keeping receipts'],
    html: `<p>Receipts fade, and a photo does not. Take one before you leave the shop.</p><h2>Which receipts count</h2><p>Everything that you bought to earn money. If you have a [home office|home], a part of the rent counts too.</p>`,
  },
  {
    id: 'home',
    title: 'The home office: what you can deduct, and what you can’t',
    keywords: ['home office deduction'],
    html: `<p>A home office is a room with a door that you use for nothing else.</p><h2>Measure it</h2><p>Divide its area by that of the flat, and keep the bills with your [receipts|receipts].</p><h2>A desk in the hall</h2><p>A corner is no home office, whatever the [hourly rate|pricing] of your adviser.</p>`,
  },
  {
    id: 'sick',
    title: 'Who pays when you are ill? Sick days without a boss',
    keywords: ['sick days'],
    html: `<p>Sick days cost twice: the work waits and the bills don't. Plan for ten a year.</p><h2>Put money aside</h2><p>Add it to your [project fee|pricing], not to your dreams.</p><h2>Tell clients early</h2><p>Good [payment terms|terms] say what happens to a deadline when you are ill.</p>`,
  },
]
