import { choice, line, number, shipped, text } from './declare.ts'

/** Templates for what an organization writes about itself and its work. */
export const organization = [
  shipped('decision-memo', {
    title: 'Decision memo',
    description: 'One page that lets somebody decide',
    formula: 'Recommendation, options with cost and risk, what happens if we wait, what is asked',
    body: `Write a memo of at most 400 words on which {{decider}} can decide.

Question: {{question}}

Options and what is known of each: {{options}}

My recommendation and why: {{recommendation}}

By when: {{deadline}}

Form: **Recommendation** in two sentences; **Why now**; **Options** as a table with one row each and the columns cost, benefit, risk, “not known” where nothing is given, doing nothing as the last row; **What speaks against the recommendation** in one honest paragraph; **What we need from you** with the deadline. No figure that is not given.`,
    variables: [
      line('decider', 'Who decides', 'the board of the choir'),
      line('question', 'Question', 'Where do we rehearse from September?'),
      text(
        'options',
        'Options',
        'School hall: $40 an evening, free on Tuesdays, echo. Church: free, 55 °F in winter, Thursdays. Arts center: $95, good sound, parking, contract for a year.',
      ),
      text(
        'recommendation',
        'Recommendation',
        'School hall: members can come on Tuesdays (26 of 31 in our survey), and curtains against the echo cost $300 once.',
      ),
      line('deadline', 'By when', '15 June, then the school gives the hall to others'),
    ],
  }),
  shipped('meeting-notes', {
    title: 'Meeting notes',
    description: 'Decisions, tasks, and open questions, nothing else',
    formula: 'Decided, to do with who and when, open, parked',
    body: `Turn these notes of {{meeting}} into minutes:

{{notes}}

Form: one line with date and those present, if given; **Decided**: one bullet each, with the reason if it was said; **To do**: a table with what, who, by when, “nobody yet” and “no date” where it was not said; **Open**: questions that were left, with who knows more; **For later**: what was put off. Leave out who argued how. Do not turn a proposal into a decision: only what the notes say was agreed is decided.`,
    variables: [
      line('meeting', 'Meeting', 'the editorial meeting of 4 May'),
      text(
        'notes',
        'Notes',
        'Ana, Jo, Sam. series on repair cafés: yes, 4 parts, Ana leads. Jo thinks photos by readers – maybe, ask legal. Sam writes to legal this week. first part 20 May? Ana: rather 27. ok 27. budget for travel unclear, who asks? new logo not today.',
      ),
    ],
  }),
  shipped('job-posting', {
    title: 'Job posting',
    description: 'What the work is, what it pays, and what people really need for it',
    formula: 'The work in one sentence, a usual week, must have, nice to have, what we offer, how to apply',
    body: `Write a job posting for {{job}} at {{employer}}, at most 400 words.

The work: {{work}}

Must have: {{must}}

Nice to have: {{nice}}

Pay, hours, place, and what we offer: {{offer}}

How to apply: {{apply}}

Form: a title with the usual name of the job; two sentences on what the person will get done; **A usual week** with four to six concrete tasks; **You need**, at most five entries; **Good, but not needed**; **What you get**, pay and hours first; **How to apply**, step by step. Address the reader as “you”. No age, gender, origin, “native speaker”, “young team”, “ninja”, or “competitive salary”; nothing offered that is not given.`,
    variables: [
      line('job', 'Job', 'a bookbinder, 24 hours a week'),
      line('employer', 'Employer', 'the town archive of Millbrook, 6 people'),
      text(
        'work',
        'The work',
        'repairing council records of 1850–1920, boxes for maps, teaching one school class a month, lending room on Thursdays',
      ),
      text('must', 'Must have', 'training as a bookbinder or restorer; can lift 30 lb'),
      text('nice', 'Nice to have', 'reads old handwriting', { is_required: false }),
      text(
        'offer',
        'Pay, hours, place, offer',
        '$29 an hour, Tuesday to Thursday, permanent from 1 October, 24 days off, workshop with daylight',
      ),
      text(
        'apply',
        'How to apply',
        'one page and two photos of your work to archive@millbrook.example by 31 July; talks on 8 August',
      ),
    ],
  }),
  shipped('about-page', {
    title: '“About us” page',
    description: 'Who you are, by what you do for whom',
    formula: 'For whom, what, why it began, how you work, who, proof, next step',
    body: `Write the “About” page of {{organization}} in about {{words}} words.

What we do and for whom: {{what}}

How it began: {{origin}}

How we work: {{way}}

People: {{people}}

Proof: {{proof}}

Next step for visitors: {{next}}

Form: a heading that says what we do for whom; a paragraph that a stranger understands; then short sections in the order given, each only if something is given. Write as “we”. Concrete instead of praising: what somebody would see who visits us. No “passion”, “solutions”, “leading”, “journey”, “team of experts”.`,
    variables: [
      line('organization', 'Organization', 'Holt & Daughter, carpenters'),
      text('what', 'What you do, for whom', 'stairs and windows for houses built before 1940, within 40 miles of Bath'),
      text(
        'origin',
        'How it began',
        'Peter Holt began in 1994 in his garage; daughter Jess joined in 2016 after six years as a boatbuilder',
        { is_required: false },
      ),
      text(
        'way',
        'How you work',
        'we measure twice and draw by hand; customers get the drawing; ash and oak from two sawmills we know',
        { is_required: false },
      ),
      text('people', 'People', 'Peter, Jess, two apprentices: Kofi and Beth', { is_required: false }),
      text('proof', 'Proof', '212 staircases since 1994; the stairs of the Guildhall in 2021', { is_required: false }),
      line('next', 'Next step', 'send a photo and a rough measure, answer within three working days'),
      number('words', 'Words', '280', { initial: '300', least: 100, most: 800 }),
    ],
  }),
  shipped('author-bio', {
    title: 'Short biography',
    description: 'Three lengths: a line, a paragraph, a page',
    formula: 'What you do now, why one should listen, one thing that is yours alone',
    body: `Write the biography of {{person}} in the {{voice}} in three lengths: at most 20 words, at most 60 words, at most 150 words. It is for {{place}}.

Facts: {{facts}}

Each under a heading with its length. Each begins with what the person does now and has the reason to listen in its first sentence. The longer ones add, they do not repeat in other words. Only the last mentions private things, at most one. No adjectives of praise, no “passionate”, no “lives and breathes”.`,
    variables: [
      line('person', 'Person', 'Kemi Adeyemi'),
      choice('voice', 'Person of the text', 'third person', {
        initial: 'third person',
        options: ['third person', 'first person'],
      }),
      line('place', 'Where it will stand', 'the program of a conference on water'),
      text(
        'facts',
        'Facts',
        'hydrologist, university of Ghent since 2018, measures groundwater under cities, found leak in Antwerp main 2022 that lost 3 million liters a day, wrote “Under the Street” (2024), PhD 2015, born in Ibadan, keeps bees',
      ),
    ],
  }),
  shipped('supporter-update', {
    title: 'Letter to supporters',
    description: 'What their money did, what did not work, what comes next',
    formula: 'One person, what money did, what did not work, next, request',
    body: `Write a letter of about {{words}} words from {{organization}} to those who support it.

One person or place: {{story}}

What the money did: {{figures}}

What did not work: {{failed}}

What comes next and the request: {{request}}

Begin with the person or place, in the past tense and without pity. Then what the money did, with its figures. Then, in plain words, what did not work and what changes because of it. Then what comes next, with one request, its amount if given, and what that pays for. No guilt, no capitals, no P.S. that says the same again. Do not change or add a detail of the story.`,
    variables: [
      line('organization', 'Organization', 'the Repair Bus of Tyne Valley'),
      number('words', 'Words', '300', { initial: '300', least: 150, most: 700 }),
      text(
        'story',
        'One person or place',
        'Mrs. Hale, 78, brought a radio that her husband had built in 1969. It took two afternoons. It plays.',
        { hint: 'With their consent.' },
      ),
      text(
        'figures',
        'What the money did',
        '34 stops, 611 things brought, 402 repaired; bus, insurance, and parts cost £18,240',
      ),
      text(
        'failed',
        'What did not work',
        'phones: only 9 of 88 repaired, parts are glued; from May we refer them to two shops',
        { is_required: false },
      ),
      text(
        'request',
        'Next, and the request',
        'five more villages from September; £12 a month pays for one stop a year',
      ),
    ],
  }),
]
