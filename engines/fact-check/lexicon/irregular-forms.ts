/* Forms of English words that no ending tells, our own list: each entry the plain form, then the others. */
const forms = `
  arise arose arisen; awake awoke awoken; bear bore borne born; beat beaten; become became; begin began begun; bend bent;
  bind bound; bite bit bitten; bleed bled; blow blew blown; break broke broken; breed bred; bring brought; build built;
  burn burnt; burst; buy bought; catch caught; choose chose chosen; cling clung; come came; creep crept; deal dealt;
  dig dug; do did done; draw drew drawn; dream dreamt; drink drank drunk; drive drove driven; dwell dwelt; eat ate eaten;
  fall fell fallen; feed fed; feel felt; fight fought; find found; flee fled; fling flung; fly flew flown;
  forbid forbade forbidden; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen; get got gotten;
  give gave given; go went gone; grind ground; grow grew grown; hang hung; have had has; hear heard; hide hid hidden;
  hold held; keep kept; kneel knelt; know knew known; lay laid; lead led; lean leant; leap leapt; learn learnt;
  leave left; lend lent; lie lay lain; light lit; lose lost; make made; mean meant; meet met; mistake mistook mistaken;
  overcome overcame; oversee oversaw overseen; overtake overtook overtaken; overthrow overthrew overthrown; pay paid;
  prove proven; rebuild rebuilt; ride rode ridden; ring rang rung; rise rose risen; run ran; say said; see saw seen;
  seek sought; sell sold; send sent; sew sewn; shake shook shaken; shine shone; shoot shot; show shown; shrink shrank
  shrunk; sing sang sung; sink sank sunk; sit sat; sleep slept; slide slid; sling slung; smell smelt; sow sown; speak
  spoke spoken; speed sped; spell spelt; spend spent; spill spilt; spin spun; spoil spoilt; spring sprang sprung; stand
  stood; steal stole stolen; stick stuck; sting stung; stink stank stunk; stride strode; strike struck stricken; string
  strung; strive strove striven; swear swore sworn; sweep swept; swell swollen; swim swam swum; swing swung; take took
  taken; teach taught; tear tore torn; tell told; think thought; throw threw thrown; undergo underwent undergone;
  understand understood; undertake undertook undertaken; undo undid undone; uphold upheld; wake woke woken; wear wore
  worn; weave wove woven; weep wept; win won; wind wound; withdraw withdrew withdrawn; withhold withheld; withstand
  withstood; wring wrung; write wrote written; rewrite rewrote rewritten; retake retook retaken; foresee foresaw
  foreseen; outgrow outgrew outgrown; outdo outdid outdone; rid; die dying; lie lying; tie tying; man men; woman women;
  child children; foot feet; tooth teeth; goose geese; mouse mice; louse lice; ox oxen; person people; wife wives; knife
  knives; life lives; half halves; leaf leaves; loaf loaves; shelf shelves; thief thieves; wolf wolves; calf calves; hoof
  hooves; wharf wharves; fisherman fishermen; good better best; bad worse worst; far farther further; penny pence;
  criterion criteria; phenomenon phenomena; bacterium bacteria; medium media; datum data; nucleus nuclei; fungus fungi;
  crisis crises; analysis analyses; basis bases; thesis theses; axis axes; index indices`

const plainForms = new Map<string, string[]>()
for (const entry of forms.split(';')) {
  const [plain = '', ...others] = entry.trim().split(/\s+/)
  for (const other of others) plainForms.set(other, [...(plainForms.get(other) ?? []), plain])
}

/** The words of which an English word is an irregular form; none for most. */
export function plainFormsOf(word: string): readonly string[] {
  return plainForms.get(word) ?? []
}
