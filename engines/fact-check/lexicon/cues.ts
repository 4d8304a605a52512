/* English only, our own lists. */

/** Words that set something right, or deny it. */
export const contrastWords: ReadonlySet<string> = new Set(
  `but however although though instead rather actually contrary unlike despite only whereas false falsely myth incorrect
  inaccurate misleading fake hoax fabricated unproven debunked misrepresented satire satirical altered doctored manipulated
  originally old unrelated never no not none nobody nothing refuted denied disputed untrue incorrectly wrongly
  misquoted misrepresentation parody photoshopped unfounded baseless rumour rumor conspiracy disproved disproven`.split(
    /\s+/,
  ),
)

/** Bold words of a claim, which one exception refutes. */
export const boldWords: ReadonlySet<string> = new Set(
  `only all always every entire entirely completely never none no first last most least best worst solely exclusively any
  nothing everyone everything both highly proven cure cures totally fully greatest largest oldest`.split(/\s+/),
)

/** Words that stand for somebody or something named before. */
export const pronouns: ReadonlySet<string> = new Set('he she it they his her its their him them'.split(' '))

const unanswered =
  /\b(?:no (?:answer|information|data|records?) (?:could be|was|were|is|are|has been|have been) (?:found|available)|(?:could not|couldn't|cannot|can't) (?:be found|find|be answered)|(?:is|are|remains?|still) (?:unknown|unclear|unproven)|not (?:yet )?(?:known|been (?:released|established|determined))|little is known)\b/i

/** Whether a sentence says that nothing is known of what it speaks of. */
export function isUnanswered(text: string): boolean {
  return unanswered.test(text)
}
