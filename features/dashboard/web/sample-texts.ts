// The source states what is common knowledge of the history of the pencil; the draft leaves its sentences without sources on
// purpose, so that the first thing to try is giving them one.

export const SAMPLE_SOURCE_NAME = 'Sample: A short history of the pencil.md'

export const SAMPLE_SOURCE = `# A short history of the pencil

## Graphite

In the sixteenth century a large deposit of unusually pure graphite was found at Borrowdale in Cumbria, in the north of England. Shepherds used it to mark their sheep. People took it for a kind of lead and called it plumbago, which is why the core of a pencil is still called its lead, although there is no lead in it.

In 1779 the chemist Carl Wilhelm Scheele showed that the material is a form of carbon. Ten years later, in 1789, the geologist Abraham Gottlob Werner gave it the name graphite, after the Greek word for writing.

## The modern core

During the wars that followed the French Revolution, France could no longer buy English graphite. Nicolas-Jacques Conté, an officer in the army of Napoleon, ground graphite to powder, mixed it with clay and fired the mixture in a kiln. He received a French patent for this in 1795. The more clay the mixture holds, the harder the pencil writes. Pencils are made in this way to this day.

## The eraser

On 30 March 1858 Hymen Lipman of Philadelphia received an American patent for a pencil with an eraser at its end. In 1875, in Reckendorfer v. Faber, the Supreme Court of the United States held the patent invalid, because it only put two known things together.
`

export const SAMPLE_DRAFT = `# Why there is no lead in a pencil

*A sample to try things on. Delete it whenever you like.*

Everybody calls it lead, and nobody has ever found any in it. The core of a pencil is graphite, a form of carbon, as Carl Wilhelm Scheele showed in 1779. The wrong name is older than the right one.

## A mine and a mistake

When graphite was found at Borrowdale in the sixteenth century, people took it for lead. Shepherds marked their sheep with it. It was given its present name only in 1789.

## A war and a recipe

Nicolas-Jacques Conté patented the modern core in 1795: powdered graphite, mixed with clay and fired. The more clay, the harder the pencil.

## Try this

- The marks in the margin stand beside sentences with names and numbers that have no source yet. Touch one and choose the sample source, “A short history of the pencil”.
- Select a sentence to have it shortened, simplified or said differently, and accept the suggestion or not.
- Type / on an empty line to see what can be put there.
`
