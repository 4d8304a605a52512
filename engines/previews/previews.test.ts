import { expect, test } from 'vitest'
import { postCut, postLength } from '../text/index.ts'
import { emailHtml, emailText, foldOf, inboxLine, piecesOf } from './index.ts'

const words = (count: number) => Array.from({ length: count }, () => 'tide').join(' ')

test('LinkedIn folds after three lines, sooner on a phone, at the end of a word', () => {
  const text = words(100)
  const [desktop, phone] = [foldOf(text, 'desktop'), foldOf(text, 'phone')]
  expect(phone).toBeLessThanOrEqual(141)
  expect(phone).toBeGreaterThan(120)
  expect(desktop).toBeLessThanOrEqual(210)
  expect(desktop).toBeGreaterThan(190)
  expect(text.slice(0, phone)).toMatch(/tide$/)
  expect(text.slice(phone)).toMatch(/^ tide/)
})

test('a short post does not fold; line breaks and empty lines take lines', () => {
  expect(foldOf('High water at noon.\n', 'phone')).toBe(20)
  expect(foldOf('One\nTwo\nThree', 'phone')).toBe(13)
  const text = 'One\n\nTwo\nThree'
  expect(text.slice(0, foldOf(text, 'desktop'))).toBe('One\n\nTwo')
  expect(foldOf('', 'desktop')).toBe(0)
})

test('a word longer than a line is broken, never within a character', () => {
  const text = '🌊'.repeat(200)
  expect(text.slice(0, foldOf(text, 'phone'))).toBe('🌊'.repeat(141))
})

test('what no longer fits into a post on X begins where the count goes over, and a link never falls apart', () => {
  expect(postCut('a'.repeat(280), 280)).toBe(280)
  expect(postCut(`${'a'.repeat(279)}🌊b`, 280)).toBe(279)
  const link = 'https://example.org/a-long-address-of-a-page'
  expect(postCut(`${'a'.repeat(260)}${` ${link}`}`, 280)).toBe(261)
  const decomposed = 'e\u0301'.repeat(300)
  expect(postLength(decomposed.slice(0, postCut(decomposed, 280)))).toBe(280)
})

test('an inbox cuts the subject and goes on with the body where the preheader is short', () => {
  const line = inboxLine({ subject: words(20), preheader: 'Short.', body: 'Dear harbor master,\n\nthe tide turns.' })
  expect([...line.subject].length).toBeLessThanOrEqual(40)
  expect(line.isSubjectCut).toBe(true)
  expect(line.preview).toBe('Short. Dear harbor master, the tide turns.')
  expect(inboxLine({ subject: 'Tides', preheader: words(40), body: '' }).preview).toMatch(/tide…$/)
})

test('links and placeholders are told from the words around them, and unknown placeholders from known ones', () => {
  const pieces = piecesOf('Hi {{first_name}} of [Company], see https://example.org/{{id}}.', 'first_name, company')
  expect(pieces.filter(({ look }) => look !== 'plain').map(({ text, look }) => [text, look])).toEqual([
    ['{{first_name}}', 'placeholder'],
    ['[Company]', 'unknown'],
    ['https://example.org/{{id}}', 'link'],
  ])
  expect(pieces.map(({ text }) => text).join('')).toBe(
    'Hi {{first_name}} of [Company], see https://example.org/{{id}}.',
  )
})

const email = {
  subject: 'Tides & <harbors>',
  preheader: 'At "noon"',
  headline: 'High water',
  body: 'Hi {{first_name}},\n\n**Twice** a day.\n<script>alert(1)</script>',
  callToAction: 'Read on',
  link: 'https://example.org/?a=1&b="2"',
  signOff: 'See you,\nthe harbor <office>',
}

test('an email is a whole page whose words are escaped, with a hidden preheader and the link as its button', () => {
  const html = emailHtml(email)
  expect(html).toContain('<title>Tides &amp; &lt;harbors&gt;</title>')
  expect(html).toMatch(/<div style="display:none[^"]*">At &quot;noon&quot;<\/div>/)
  expect(html).toContain('<strong>Twice</strong> a day.<br>')
  expect(html).toContain('<a href="https://example.org/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toMatch(/Read on<\/a><\/p>\n<p style="[^"]*">See you,<br>\nthe harbor &lt;office&gt;<\/p>/)
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<style')
})

test('what opens no page is no link, and plain text has everything that is read', () => {
  expect(emailHtml({ ...email, link: 'javascript:alert(1)' })).not.toContain('href')
  expect(emailText(email)).toBe(
    'High water\n\nHi {{first_name}},\n\nTwice a day.\n<script>alert(1)</script>\n\nRead on: https://example.org/?a=1&b="2"\n\nSee you,\nthe harbor <office>',
  )
  expect(emailText({ ...email, headline: '', callToAction: '', link: '' })).toMatch(/^Hi/)
})
