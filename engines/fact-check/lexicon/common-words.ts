/*
 * English words that are in texts on nearly any matter, our own list: that two sentences share one says little of
 * whether they state the same thing. The subject words of whole fields (climate, virus) are among them.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `people person persons man men woman women child children human humans world country countries nation nations
    state states government city cities region place places area areas part parts year years month months week
    weeks day days time times age ages period century history today group groups number numbers amount level levels
    rate rates percent case cases problem problems issue issues question point fact facts reason result results
    effect effects cause causes caused change changes increase increased decrease new old high higher low lower
    large larger small big long short good great important major main different various several certain possible
    available early late recent recently current currently general public common international national local first
    second third last next life work works working help support lead leads led due system systems study studies
    research researchers scientists science data report reports information evidence university school known called
    became made makes found show shows shown according including related based company film book series season team
    game play played family name president american united global climate warming virus disease diseases covid
    coronavirus health patient patients treatment cell cells energy power money cost costs law policy plan program
    process development production form type kind set example order north south east west water begin began start
    started end ended born live lives lived`.split(/\s+/),
)
