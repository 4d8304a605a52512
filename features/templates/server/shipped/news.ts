import { choice, line, number, shipped, text } from './declare.ts'

/** The first of the gallery. */
export const pressRelease = shipped('press-release', {
  title: 'Press release',
  description: 'News that an editor can print without changes',
  formula: 'Inverted pyramid: what happened, what it means, who says so, background, contact',
  body: `Write a press release of at most 350 words.

The news: {{news}}

Who sends it: {{organization}}

Quotation, word for word: {{quote}}

Background: {{background}}

Contact: {{contact}}

Form: a headline of at most 90 characters that states the news; a line with place and date if both are given; a first paragraph of at most 45 words that answers who, what, when, where, and why; one or two paragraphs with what it means for {{readers}}; the quotation with the speaker’s name and role, unchanged; the background under “About”; the contact last. Neutral, third person, no praise, no exclamation marks. Where the quotation is empty, write none.`,
  variables: [
    text(
      'news',
      'The news',
      'The town library opens its new reading room on 14 March: 60 seats, free of charge, open until 10 p.m. on weekdays. It was built in a former bank for $1.2 million, half of it from donations.',
      { hint: 'What happens, when, where, and how much of it.' },
    ),
    line('organization', 'Who sends it', 'Millbrook Public Library'),
    text(
      'quote',
      'Quotation',
      '“People asked us for one thing: a quiet place after work,” says Dana Ortiz, director of the library.',
      { hint: 'Exactly as it was said, with name and role.', is_required: false },
    ),
    text(
      'background',
      'Background',
      'The library was founded in 1911, lends 210,000 items a year, and has 18 employees.',
      { is_required: false },
    ),
    line('contact', 'Contact', 'Dana Ortiz, press@millbrook-library.example'),
    line('readers', 'Readers', 'the people of Millbrook', {
      hint: 'Whom the news concerns.',
      initial: 'the people of the town',
    }),
  ],
})

/** Templates for what goes out to the press, to guests, and to readers. */
export const news = [
  pressRelease,
  shipped('journalist-pitch', {
    title: 'Pitch to a journalist',
    description: 'A short email that offers a story, not a product',
    formula: 'Subject with the story, why now, what is exclusive, what you can provide',
    body: `Write an e-mail that offers a story to a journalist. At most 140 words, beside a subject line of at most 60 characters.

Journalist and outlet: {{journalist}}

Their beat or a recent piece: {{beat}}

The story: {{story}}

What we can provide: {{material}}

Sender: {{sender}}

Begin with the story in one sentence. Then say why their readers would care and why now. Refer to their work only in the words given. Then list what we can provide. End with one question that can be answered with yes or no, and the sender. No flattery, no attachments mentioned, no “I hope this finds you well”.`,
    variables: [
      line('journalist', 'Journalist and outlet', 'Ruth Bell, Harbor Gazette'),
      line('beat', 'What they write about', 'housing and what becomes of empty shops', {
        hint: 'Their beat, or a piece that you have read.',
        is_required: false,
      }),
      text(
        'story',
        'The story',
        'Eleven shops on Canal Street stood empty in January; nine are let now, all to people who rent by the month. Rents fell from $28 to $17 a square foot.',
        { hint: 'What is new in it, with figures.' },
      ),
      text(
        'material',
        'What you can provide',
        'The rent figures of all 40 shops since 2019, two shopkeepers who agreed to talk, photos of the street before and after',
      ),
      line('sender', 'Sender', 'Ines Falk, Canal Street Traders'),
    ],
  }),
  shipped('guest-post-pitch', {
    title: 'Pitch for a guest post',
    description: 'Offer an article to an editor, with its outline',
    formula: 'The gap, the article in one sentence, outline, proof that you can write it',
    body: `Write an e-mail to the editor of {{publication}} that offers an article. At most 220 words, beside a subject line of at most 60 characters.

Working title: {{title}}

What readers can do after reading it: {{outcome}}

Points in their order: {{points}}

Why us: {{proof}}

Sender: {{sender}}

Begin with what the publication’s readers lack and the article gives. Then the working title, the points as a list of three to five lines, why we can write it, a length, and when it can be delivered if that is given. Promise nothing that the points do not hold. End with one question.`,
    variables: [
      line('publication', 'Publication', 'Small Kitchen Monthly'),
      line('title', 'Working title', 'What a week of food waste costs a café with 30 seats'),
      line('outcome', 'What readers can do afterwards', 'measure their own waste with a bucket and a scale'),
      text(
        'points',
        'Points',
        `We weighed everything thrown away for seven days: 41 kg
Bread was 38 % of it
Ordering bread twice a day halved that within a month
The table we used`,
        { hint: 'One per line.' },
      ),
      text(
        'proof',
        'Why you',
        'I have run Café Lindt for nine years and wrote the trade association’s leaflet on food waste.',
        { hint: 'What you did, where you published.' },
      ),
      line('sender', 'Sender', 'Mara Lindt, Café Lindt'),
    ],
  }),
  shipped('event-invitation', {
    title: 'Event invitation',
    description: 'What, when, where, for whom, and how to come, at a glance',
    formula: 'Reason to come, facts at a glance, what happens, how to register',
    body: `Write an invitation of at most 180 words to {{event}}.

Facts: {{facts}}

Who it is for: {{audience}}

What they take home: {{benefit}}

How to register: {{register}}

Form: a subject line of at most 55 characters; one or two sentences with what guests take home; a list with **When**, **Where**, **Costs**, **For whom**, of which only those are listed that are given; a paragraph on what happens there; one call to action with how to register. The tone is {{tone}}. Name no speaker, prize, or limit that is not given.`,
    variables: [
      line('event', 'Event', 'an evening on pruning fruit trees'),
      text(
        'facts',
        'Facts',
        'Thursday, 12 February, 6 to 8 p.m., orchard of the Hill School, Fern Road 3. Free. A gardener shows three cuts on young apple trees, then everybody prunes one. Bring gloves.',
        { hint: 'Date, time, place, price, program.' },
      ),
      line('audience', 'For whom', 'people with one to ten trees and no experience'),
      line('benefit', 'What they take home', 'they have made the three cuts themselves'),
      line('register', 'How to register', 'reply to this mail by 9 February; 20 places'),
      choice('tone', 'Tone', 'friendly', {
        initial: 'friendly',
        options: ['friendly', 'formal', 'enthusiastic but plain'],
      }),
    ],
  }),
  shipped('event-recap', {
    title: 'Event recap',
    description: 'What happened, for those who were there and those who were not',
    formula: 'Result first, three moments, what follows',
    body: `Write a recap of {{event}} in about {{words}} words for {{readers}}.

Notes: {{notes}}

What follows: {{next}}

Begin with the most important result, not with thanks. Then three moments or findings from the notes, each under a heading of its own with who said or showed it. Quote only what stands in quotation marks in the notes. End with what follows and by when. No “great success”, no adjectives of praise.`,
    variables: [
      line('event', 'Event', 'the spring meeting of the river group'),
      number('words', 'Words', '300', { initial: '300', least: 100, most: 1200 }),
      line('readers', 'Readers', 'members who could not come', { initial: 'members who could not come' }),
      text(
        'notes',
        'Notes',
        '42 people came. Water samples from 8 places: nitrate under 25 mg/l at 6 of them, 61 mg/l below the mill. Joanna Pell: “We have to find the pipe.” City will send a surveyor in April. Two school classes want to adopt a stretch.',
      ),
      text('next', 'What follows', 'Next samples on 20 April; volunteers write to samples@river.example', {
        is_required: false,
      }),
    ],
  }),
  shipped('newsletter-issue', {
    title: 'Newsletter issue',
    description: 'From notes and links to an issue that people read to the end',
    formula: 'One thing that matters, three short items, one small pleasure, one request',
    body: `Write an issue of the newsletter {{newsletter}} for {{readers}} from these notes:

{{notes}}

What readers should do: {{request}}

Form: a subject line of at most 50 characters and a preview line of at most 90 that says something else; a greeting of one sentence that is not about the weather or the season; the most important item in 80 to 120 words; the others as short items, each with a bold lead of two to five words, at most 50 words, and its link as given; one request at the end. The tone is {{tone}}. Every item says why it matters to the reader. Leave out notes that nobody would miss.`,
    variables: [
      line('newsletter', 'Newsletter', 'The Garden Fence, of a seed shop'),
      line('readers', 'Readers', 'people with a balcony or a small garden'),
      text(
        'notes',
        'Notes and links',
        `frost until 20 May expected in the valleys, cover tomatoes
new: bush bean “Maxi”, 60 days, $3.20 https://shop.example/maxi
workshop compost 7 June, 12 places, free https://shop.example/compost
reader Tom grew 4 kg potatoes in a bucket`,
        { hint: 'One per line.' },
      ),
      line('request', 'What readers should do', 'send a photo of their first seedling', { is_required: false }),
      choice('tone', 'Tone', 'warm', { initial: 'warm', options: ['warm', 'matter-of-fact', 'witty'] }),
    ],
  }),
  shipped('show-notes', {
    title: 'Podcast show notes',
    description: 'What an episode covers, with times and links',
    formula: 'Hook, guest, what listeners learn, times, links',
    body: `Write the show notes of an episode of {{podcast}} with {{guest}}.

Notes or transcript:
{{transcript}}

Links: {{links}}

Form: a title of at most 60 characters; one paragraph of at most 60 words with what is surprising in the episode; **In this episode** as four to seven bullets that begin with what listeners learn; **Times** as a list, only with times that are given; one quotation of the guest, word for word; **Links** as given. Do not retell the end.`,
    variables: [
      line('podcast', 'Podcast', 'Quiet Trades'),
      line('guest', 'Guest', 'Aylin Demir, who repairs accordions'),
      text(
        'transcript',
        'Notes or transcript',
        '00:00 intro. 01:40 how she came to it: father’s instrument fell from a van. 07:15 reeds from clock springs, forty minutes each. 15:30 “The teaching pays. The repairing is what I’d pay for.” 22:05 what to check before buying a used one: bellows, smell, low notes',
      ),
      text('links', 'Links', 'https://demir-accordions.example', { is_required: false }),
    ],
  }),
]
