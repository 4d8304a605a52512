import { line, number, shipped, text } from './declare.ts'

/** Templates for what comes before and beside an article. */
export const planning = [
  shipped('content-brief', {
    title: 'Brief for a writer',
    description: 'Everything that somebody needs to write your article right the first time',
    formula: 'Reader and question, message, points with sources, out of scope, form, deadline',
    body: `Write a brief for the writer of an article.

Subject: {{subject}}

Reader and their question: {{reader}}

What the reader should think or do afterwards: {{outcome}}

Material and sources: {{material}}

Not part of it: {{out_of_scope}}

Length, form, deadline: {{form}}

Form: headings **Reader**, **The question the article answers**, **Message in one sentence**, **Points in their order** (each with what it needs as evidence, and from the material what there is), **Still to be found out** (what the article needs and the material lacks, as questions), **Not part of it**, **Form and deadline**. At most one page. No general advice on writing.`,
    variables: [
      line('subject', 'Subject', 'Letting a room to students'),
      text('reader', 'Reader and question', 'People over 60 with a room to spare: “What do I get into?”'),
      line('outcome', 'What they should think or do', 'decide, and know the first three steps'),
      text(
        'material',
        'Material',
        'Student union: 1,900 seek a room each fall, average rent $540. Tax leaflet 12 (2026). Interview with Mr. Okafor, who has let since 2015.',
      ),
      line('out_of_scope', 'Not part of it', 'whole apartments, holiday rentals', { is_required: false }),
      line('form', 'Length, form, deadline', '900 words with a checklist, by 3 September'),
    ],
  }),
  shipped('interview-questions', {
    title: 'Interview questions',
    description: 'Questions that an expert can only answer from experience',
    formula: 'Warm-up, facts, turning point, doubt, advice',
    body: `Write {{number}} questions for an interview with {{person}} about {{subject}}.

What readers want to know: {{readers_want}}

What is known already, so that nobody has to ask it: {{known}}

Form: a numbered list in the order of the talk: easy to begin with, then facts and figures, then decisions and doubts, last what others can do. Each question asks one thing, cannot be answered with yes or no, and can only be answered by somebody who was there. Behind each, in italics and at most 12 words, what to ask if the answer stays general. No question whose answer is known already.`,
    variables: [
      line('person', 'Person', 'the head of a town’s waterworks'),
      line('subject', 'Subject', 'the burst main of 3 August'),
      number('number', 'Questions', '8', { initial: '10', least: 3, most: 20 }),
      text('readers_want', 'What readers want to know', 'why it took nine hours, whether their street is next'),
      text(
        'known',
        'Known already',
        'cast iron pipe from 1926; 2,300 homes without water from 4 a.m. to 1 p.m.; repair cost $180,000',
        { is_required: false },
      ),
    ],
  }),
  shipped('draft-feedback', {
    title: 'Feedback on a draft',
    description: 'What works, what to change first, sentence by sentence where it helps',
    formula: 'What it does well, the one thing to change, smaller things with places, questions',
    body: `Give feedback on this draft, meant for {{readers}}; the writer wants to {{aim}}. The draft:

{{draft}}

Form: **What works**: two or three things, each with the words of the draft that show it; **Change this first**: the one thing that would help most, why, and how; **Smaller things**: at most six bullets, each with the place quoted and a proposal; **Check**: figures, names, and claims that need a source; **Questions to you**: at most three. Be kind and exact. Judge the text, not the writer; do not rewrite it.`,
    variables: [
      text(
        'draft',
        'Draft',
        'Bees are really important for everybody. Did you know that they make one third of our food possible? In our garden we have put up three hotels for bees and within two weeks the first ones moved in. It was so great to see! You should do it too, it only costs some wood and an afternoon.',
      ),
      line('readers', 'Readers', 'readers of a neighborhood paper'),
      line('aim', 'What the writer wants', 'get people to build a bee hotel', { hint: 'It goes on after “wants to”.' }),
    ],
  }),
  shipped('objections', {
    title: 'Answers to objections',
    description: 'The best argument against you, stated fairly, and your answer',
    formula: 'Objection at its strongest, what is right about it, answer, what remains open',
    body: `For the position below, write the {{number}} strongest objections that {{critics}} would raise, and an answer to each.

Position: {{position}}

What supports it: {{support}}

For each: a heading with the objection in one sentence, as its own supporters would put it; what is right about it, in one or two sentences; the answer from what supports the position, in two to four sentences; **Open:** what the answer does not settle. No caricature, no “some people say”, no fact beside those given; where they do not suffice for an answer, say so under Open.`,
    variables: [
      text('position', 'Your position', 'The town should close Market Street to cars on Saturdays.'),
      text(
        'support',
        'What supports it',
        'Trial in June: 4 Saturdays, 31 % more people on foot, 22 of 30 shops sold as much or more, bus 7 took 6 minutes longer; 140 parking spaces within 5 minutes’ walk',
      ),
      line('critics', 'Critics', 'shopkeepers and older residents', { initial: 'informed opponents' }),
      number('number', 'Objections', '4', { initial: '4', least: 1, most: 8 }),
    ],
  }),
  shipped('fact-box', {
    title: 'Fact box',
    description: 'Figures and dates of a text at a glance',
    formula: 'What, who, when, how much, where from',
    body: `Make a fact box from the text below: five to nine entries, fewer where it holds fewer.

Text:
{{text}}

Form: a title of at most five words; then one line for each entry, **label of one to three words:** the fact in at most twelve words, with unit, date, and “about” or “estimated” where the text says so. The most useful first. Only what stands in the text; no conversions, no sums.`,
    variables: [
      text(
        'text',
        'Text',
        'The footbridge over the Aln, closed since a flood in November 2023, reopens on 2 May. The new one is 38 meters long, 2.5 meters wide, and made of larch from the county forest. It cost £410,000, of which the county paid about three quarters. According to the council it should last 40 years; the old one, of 1987, stood for 36.',
      ),
    ],
  }),
  shipped('glossary-entry', {
    title: 'Glossary entry',
    description: 'One term, explained so that the next sentence can use it',
    formula: 'Definition in one sentence, how it works, example, what it is not',
    body: `Write a glossary entry for {{term}} in at most {{words}} words, for {{readers}}.

What is known: {{facts}}

Often confused with: {{confused}}

Form: the term as a heading; one sentence that defines it by what it is and what sets it apart, without using the term itself; two or three sentences on how it works or how it is used; one example from the readers’ day; one sentence on what it is not, if something is often confused with it. No history unless it helps to understand it.`,
    variables: [
      line('term', 'Term', 'churn rate'),
      number('words', 'Words', '130', { initial: '130', least: 50, most: 400 }),
      line('readers', 'Readers', 'founders who never worked in sales'),
      text(
        'facts',
        'What is known',
        'Customers who left in a period divided by customers at its beginning. 6 of 200 in a month is 3 %. New customers of the month do not count.',
      ),
      line('confused', 'Often confused with', 'revenue churn, which counts money instead of customers', {
        is_required: false,
      }),
    ],
  }),
]
