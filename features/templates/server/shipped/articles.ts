import { line, number, shipped, text } from './declare.ts'

/** Templates for articles. */
export const articles = [
  shipped('how-to-article', {
    title: 'How-to article',
    description: 'Steps that readers can follow without your help',
    formula: 'What you get, what you need, steps with reasons, mistakes, how to tell that it worked',
    body: `Write a how-to article: {{task}}. About {{words}} words for {{readers}}.

What is known: {{facts}}

Common mistakes: {{mistakes}}

Form: a title; two sentences that say what the reader has at the end and how long it takes, if that is given; **You need** as a list; numbered steps that begin with a verb, each with the reason where it helps to get it right; **What goes wrong** with each mistake, its sign, and what to do; a last sentence on how to tell that it worked. No quantity, time, or temperature that is not given.`,
    variables: [
      line('task', 'Task', 'How to oil a wooden worktop'),
      number('words', 'Words', '450', { initial: '500', least: 150, most: 2000 }),
      line('readers', 'Readers', 'people who do it for the first time', {
        initial: 'people who do it for the first time',
      }),
      text(
        'facts',
        'What is known',
        'sand with 180 then 240 grit along the grain, wipe dust. linseed oil varnish, thin coat with cotton cloth, after 20 min wipe off all that stands. dry 24 h. second coat. cloth with oil can catch fire: dry it flat outside. repeat once a year or when water no longer beads',
        { hint: 'Material, order, times, figures, as roughly as you like.' },
      ),
      text(
        'mistakes',
        'Common mistakes',
        'too much oil: surface stays sticky, rub with oil and fine pad, wipe off. sanding across: scratches show after oiling',
        { is_required: false },
      ),
    ],
  }),
  shipped('case-study', {
    title: 'Case study',
    description: 'What a customer had, did, and got, in figures',
    formula: 'Result first, situation, what was done, what changed, what others can learn',
    body: `Write a case study about {{customer}} in about {{words}} words for {{readers}}.

Situation before: {{before}}

What was done: {{done}}

What changed: {{after}}

Quotation, word for word: {{quote}}

Form: a headline that states the most important change with its figure; a line with who the customer is; three sections: what stood in the way, what was done and by whom, what changed (a table “before / after” if at least two figures can be compared); the quotation where it belongs; last, two or three sentences on what others in the same situation can learn, and what it does not show. Claim no cause that is not given.`,
    variables: [
      line('customer', 'Customer', 'Bakery Noll, four shops, 31 employees', { hint: 'Who, how large, what they do.' }),
      number('words', 'Words', '500', { initial: '500', least: 200, most: 1500 }),
      line('readers', 'Readers', 'owners of small bakeries'),
      text(
        'before',
        'Before',
        'Orders by phone until 6 p.m., written on paper; in an average week 9 wrong deliveries; the owner checked lists until 9 p.m.',
      ),
      text(
        'done',
        'What was done',
        'From March shops order in a shared sheet until 4 p.m.; the bakery prints one list per oven. Two afternoons of training.',
      ),
      text(
        'after',
        'After',
        'May: 2 wrong deliveries a week, leftover bread down from 12 % to 7 %, owner leaves at 6 p.m.',
      ),
      text('quote', 'Quotation', '“I had dinner with my kids on a Tuesday,” says Martin Noll.', { is_required: false }),
    ],
  }),
  shipped('comparison', {
    title: 'Comparison of two things',
    description: 'A fair comparison that ends in “choose A if …, B if …”',
    formula: 'Verdict, table by criteria, differences that matter, who should choose what',
    body: `Compare {{first}} and {{second}} for {{reader}} in about {{words}} words.

What is known of {{first}}: {{first_facts}}

What is known of {{second}}: {{second_facts}}

What matters to the reader: {{criteria}}

Form: two sentences with the verdict; a table with one row for each thing that matters and one column for each of the two, “not known” where nothing is given; one paragraph for each of the two or three differences that change the decision; last “Choose {{first}} if …” and “Choose {{second}} if …”. Give both the same care; no winner where the facts do not show one.`,
    variables: [
      line('first', 'First', 'a heat pump'),
      line('second', 'Second', 'a pellet stove'),
      line('reader', 'Reader', 'owners of a house from the 1970s without new insulation'),
      text(
        'first_facts',
        'Facts about the first',
        '$21,000 installed, $6,000 grant, runs on electricity, works best under 130 °F flow, needs 10 sq ft outside',
      ),
      text(
        'second_facts',
        'Facts about the second',
        '$17,000 installed, no grant, 4 tons of pellets a year at $320 a ton, needs 60 sq ft of storage, ash emptied weekly',
      ),
      text(
        'criteria',
        'What matters',
        `Cost to install
Cost per year
Space
Work each week`,
        { hint: 'One per line, the most important first.' },
      ),
      number('words', 'Words', '400', { initial: '400', least: 150, most: 1500 }),
    ],
  }),
  shipped('interview-article', {
    title: 'Interview, edited',
    description: 'From a transcript to questions and answers, in the speaker’s words',
    formula: 'Who and why, best answer first, questions shortened, answers in their own words',
    body: `Make an interview of about {{words}} words from the transcript below, with {{person}}.

Angle: {{angle}}

Transcript:
{{transcript}}

Form: a headline taken from an answer; two sentences on who speaks and why now; then questions in bold and answers. Shorten questions. In answers leave out filler, false starts, and repetitions, and mark nothing; otherwise the words stay the speaker’s own, in the speaker’s order within an answer. Answers may be moved, so that the best stands first. Put no word into their mouth; leave out what is unclear.`,
    variables: [
      line('person', 'Who speaks', 'Aylin Demir, who repairs accordions in Leeds'),
      line('angle', 'Angle', 'why repairing takes longer every year', { hint: 'What the piece is about.' }),
      number('words', 'Words', '250', { initial: '600', least: 150, most: 3000 }),
      text(
        'transcript',
        'Transcript',
        'Q: So, um, how long does it take, a normal repair? A: Well, it used to be, you know, a week. Now it’s a month. The reeds, the steel ones, there was one maker in Italy and he stopped in 2019. Q: And so now? A: Now I make them. I make them myself, from clock springs. One takes me forty minutes and there are four hundred in a big one. I don’t replace four hundred, I replace six. Q: Does it pay? A: No. (laughs) The teaching pays.',
      ),
    ],
  }),
  shipped('data-story', {
    title: 'What a table says',
    description: 'From rows of figures to the two sentences that matter, and how sure they are',
    formula: 'Finding, evidence, exception, caution, question',
    body: `Write in about {{words}} words what this table shows to {{readers}}:

{{table}}

How the figures were made: {{method}}

Form: a headline that states the main finding with its figure; the finding and its two or three most telling figures; what does not fit; what the figures cannot show (cause, other places, other years); one question that is worth asking next. Every figure as it is in the table; if you calculate one (difference, share), say from which. No “significantly” without a test, no cause unless it is given.`,
    variables: [
      text(
        'table',
        'Table',
        `Branch	Loans 2023	Loans 2024	Opening hours a week
Central	88,400	91,200	48
North	21,300	27,900	30 (2023: 22)
Harbor	18,700	17,100	22`,
        { hint: 'Paste rows from a sheet, with headings.' },
      ),
      text(
        'method',
        'How the figures were made',
        'Counted by the lending system; North got eight more hours a week in January 2024.',
        { is_required: false },
      ),
      line('readers', 'Readers', 'the town council'),
      number('words', 'Words', '200', { initial: '220', least: 80, most: 600 }),
    ],
  }),
  shipped('survey-report', {
    title: 'What a survey found',
    description: 'Findings with their numbers, and what the survey cannot say',
    formula: 'Main finding, three findings with numbers, who was asked, limits, next step',
    body: `Write up a survey in about {{words}} words for {{readers}}.

Who was asked and how: {{method}}

Results: {{results}}

Comments, word for word: {{comments}}

Form: a headline with the main finding; **In short** with three bullets; one paragraph for each of the three most important results, number and share together (“31 of 52, 60 %”); two or three comments as quotations, one that contradicts the main finding if there is one; **Who answered**, with how many were asked; **What this can’t tell us**. Under 100 answers give no decimals. Do not speak of “everyone” or “people in general”.`,
    variables: [
      line('readers', 'Readers', 'members of the sports club'),
      number('words', 'Words', '350', { initial: '400', least: 150, most: 1200 }),
      text('method', 'Who was asked, and how', 'mail to all 240 members in March, 87 answered, 2 reminders'),
      text(
        'results',
        'Results',
        'Want training on Saturdays: 52 yes, 20 no, 15 don’t mind. Fees: 61 all right, 18 too high, 8 could be higher. New hall: 44 would help to build.',
      ),
      text('comments', 'Comments', '“Saturdays are for family.” “I’d bring my drill.”', { is_required: false }),
    ],
  }),
  shipped('book-review', {
    title: 'Review of a book or report',
    description: 'What it claims, how well it shows it, and who should read it',
    formula: 'Claim, evidence, what convinces, what does not, who should read it',
    body: `Write a review of {{work}} in about {{words}} words for {{readers}} from these notes:

{{notes}}

My judgment: {{judgment}}

Form: begin with what the work claims or does, not with its author’s life; then how it shows it, with one example from the notes; what convinces; what does not; how it compares with others only if the notes say so; last, who should read it and who need not. Quote only what stands in quotation marks in the notes, with its page if given. The judgment is mine: do not soften or sharpen it. Give away no ending.`,
    variables: [
      line('work', 'Work', '“The Shared Wall” by Nora Beck, a book on living in terraced houses'),
      number('words', 'Words', '350', { initial: '400', least: 150, most: 1500 }),
      line('readers', 'Readers', 'readers of a local magazine'),
      text(
        'notes',
        'Notes',
        '27 interviews in 9 streets, 1920s to today. claim: conflicts come from sound, not from fences. best: chapter on pianos, “A wall is a letter that arrives without a stamp” (p. 84). weak: last part, advice to city planners without numbers. 212 pages, photos good',
      ),
      text('judgment', 'Your judgment', 'worth it for the interviews; skip the last part'),
    ],
  }),
]
