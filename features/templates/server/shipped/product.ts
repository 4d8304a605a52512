import { choice, line, number, shipped, text } from './declare.ts'

/** Templates for what software says to those who use it. */
export const product = [
  shipped('release-notes', {
    title: 'Release notes',
    description: 'From a list of changes to what users can do now',
    formula: 'What is new, what is better, what is fixed, what you must do',
    body: `Write the release notes of {{product}} {{version}} for {{audience}} from this list of changes:

{{changes}}

Must users do something? {{actions}}

Form: two sentences that name the change most people notice; then, of these headings, those that have entries: ### New, ### Better, ### Fixed, ### What to do. One bullet for each change, beginning with what users can do now or what no longer happens, in the present tense, with the place in the product if it is given. Leave out what users cannot notice. No thanks, no “we are excited”, nothing about changes to come.`,
    variables: [
      line('product', 'Product', 'Invoicely'),
      line('version', 'Version', '4.2'),
      line('audience', 'Readers', 'bookkeepers', { initial: 'people who use it every day' }),
      text(
        'changes',
        'Changes',
        `add CSV export to Reports > VAT
bump pg driver
fix: due date off by one day for clients in UTC+13
search in invoice list 4x faster
remove Internet Explorer polyfills
require new API keys from 1 June`,
        { hint: 'Commit messages or tickets, one per line.' },
      ),
      text(
        'actions',
        'What users must do',
        'Create a new API key under Settings > Keys before 1 June; old keys stop working that day.',
        { is_required: false },
      ),
    ],
  }),
  shipped('help-article', {
    title: 'Help article',
    description: 'One task, step by step, and what to do when it fails',
    formula: 'Task, before you begin, steps with results, if it does not work',
    body: `Write a help article: how to {{task}} in {{product}}.

What is known: {{facts}}

Known problems: {{problems}}

Form: a title that begins with a verb; one sentence that says what the reader has at the end; **Before you begin** with what they need, if anything is given; numbered steps, one action each, with names of buttons and menus in bold exactly as given, and after a step what they see if that is given; **If it doesn’t work** with one bullet for each known problem: what they see, why, what to do. Address the reader as “you”. No step that is not given: where one is missing, write “[check: what happens here?]” in its place.`,
    variables: [
      line('task', 'Task', 'merge two customers', { hint: 'It goes on after “how to”.' }),
      line('product', 'Product', 'Invoicely'),
      text(
        'facts',
        'What is known',
        'needs role Owner. Customers > open one > menu More > Merge. pick the second one. preview shows invoices of both. Merge customers button. cannot be undone. older customer’s number stays.',
        { hint: 'Steps, names of buttons, conditions, as roughly as you like.' },
      ),
      text(
        'problems',
        'Known problems',
        'Merge is grey: the customers have different currencies. Second customer not in list: archived, restore it first.',
        { is_required: false },
      ),
    ],
  }),
  shipped('incident-update', {
    title: 'Incident update',
    description: 'Tell customers about an outage or a mistake without excuses',
    formula: 'What happened, who is affected, what we did, what you should do, when the next word comes',
    body: `Write a message to customers about an incident. At most 200 words, beside a title of at most 70 characters. State of things: {{state}}.

What happened: {{what}}

Who is affected, since when: {{affected}}

What we did and do: {{done}}

What customers should do: {{action}}

Next update: {{next}}

Answer in this order: what does not or did not work and for whom; since when, until when; whether data was lost or seen by others, only if that is given; what we did; what customers should do; when they hear from us again. One sentence of apology, without excuses. No cause that is not established, no “some users” where a number is given, no promise that it will never happen again.`,
    variables: [
      choice('state', 'State', 'over', {
        initial: 'being looked into',
        options: ['being looked into', 'cause found, not yet mended', 'mended, being watched', 'over'],
      }),
      text(
        'what',
        'What happened',
        'Invoices sent between 9:10 and 11:45 UTC went out twice. A retry ran although the first mail had been accepted.',
      ),
      text('affected', 'Who is affected', '312 of 8,400 accounts, 1,906 mails. No amounts were changed.'),
      text(
        'done',
        'What you did and do',
        'Sending stopped at 11:45, retry rule removed at 12:30, list of doubled mails sent to each account',
      ),
      text(
        'action',
        'What customers should do',
        'Nothing, unless a recipient paid twice: then write to help@invoicely.example.',
        { is_required: false },
      ),
      line('next', 'Next update', 'a full report on Friday, 5 June', { is_required: false }),
    ],
  }),
  shipped('error-message', {
    title: 'Error messages',
    description: 'Say what happened, what was kept, and what to do next',
    formula: 'What happened, what was kept, what to do',
    body: `Write {{number}} versions of a message that software shows when something went wrong.

What went wrong: {{problem}}

What is safe: {{kept}}

What the person can do: {{way_out}}

Where it appears: {{place}}

Each version: a title of at most 40 characters, one or two sentences of together at most 160 characters, and the label of one button that begins with a verb. Say what happened in the person’s words, what was kept, and what to do. No “Oops”, no blame, no codes unless given, no “please try again later” where something better is given.`,
    variables: [
      text(
        'problem',
        'What went wrong',
        'Saving failed because another person changed the same invoice two minutes ago',
      ),
      line('kept', 'What is safe', 'the text typed stays in the browser'),
      line('way_out', 'What the person can do', 'compare both versions and choose'),
      choice('place', 'Where it appears', 'dialog', {
        initial: 'dialog',
        options: ['dialog', 'line under a field', 'banner', 'e-mail'],
      }),
      number('number', 'Versions', '3', { initial: '3', least: 1, most: 6 }),
    ],
  }),
]
