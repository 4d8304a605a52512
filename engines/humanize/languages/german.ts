import type { Lists } from './lists.ts'

/* Our own lists. Frames send the verb to the end (`dass`), so that one goes only where the verb can surely move back: `main-clause.ts`. */
export const german: Lists = {
  stock: `entscheidende* rolle, zentrale* rolle, wichtige* rolle, maßgebliche* rolle, wesentliche* rolle, maßgeblich*, von entscheidender bedeutung, von großer bedeutung,
    von zentraler bedeutung, unerlässlich*, unverzichtbar*, unabdingbar*, nahtlos*, ganzheitlich*, umfassend*, facettenreich*, vielschichtig*, bahnbrechend*, wegweisend*,
    zukunftsweisend*, zukunftsfähig*, innovativ*, transformativ*, eintauchen, tauchen sie ein, eine vielzahl von, eine vielzahl an, eine reihe von, im heutigen, in der heutigen,
    in einer zeit in der, in einer welt in der, in der heutigen zeit, schnelllebig*, sich ständig wandelnd*, digitalen zeitalter, digitale zeitalter, wichtiger denn je,
    darüber hinaus, des weiteren, zudem, zusammenfassend, abschließend, insgesamt, letztendlich, letztlich, nicht zuletzt, nicht nur, sondern auch, lässt sich sagen,
    es ist wichtig, es ist entscheidend, es gilt zu, unterstreich*, verdeutlich*, ein zeugnis für, zeugt von, spiegelt wider, spiegeln wider, ebnet den weg, den weg ebnen,
    tauchen wir ein, lassen sie uns, lass uns eintauchen, lass uns * eintauchen, legen wir los, los geht's, schauen wir uns, werfen wir einen blick, ohne weitere umschweife,
    in diesem artikel erfahren sie, in diesem artikel erfährst du, in diesem beitrag erfahren sie, in diesem beitrag erfährst du, gamechanger*, game-changer*, am ende des tages, hand in hand, perfekte lösung, wird es ihnen danken, werden es ihnen danken, auf die reise,
    optimal*, potenzial*, potenziale*, volles potenzial, volle potenzial, maßgeschneidert*, im laufe der zeit, ein gefühl von, herausforderungen und, chancen und, sowohl chancen, bereicher*,
    unvergesslich*, einzigartig*, atemberaubend*, lebendig*, im herzen von, im herzen der, reiche geschichte, tief verwurzelt, eröffnet neue, eröffnen neue, neue maßstäbe,
    einen wichtigen beitrag, einen wertvollen beitrag, einen entscheidenden beitrag, als chance begreifen, aktiv gestalten, nachhaltig verbessern, wertvolle einblicke,
    investition in die, in hohem maße, eine fülle von, eine fülle an, ein breites spektrum, eine breite palette, das zusammenspiel, wohlbefinden`,
  abstract: `achtsam*, anforderung*, ansatz*, ansätze*, aspekt*, ausgewogen*, austausch*, bedeut*, beitrag*, bereich*, bewusst*, chance*, dynami*, effektiv*, effizien*, einblick*,
    engagement*, entfalt*, entwickl*, erfahrung*, erfolg*, erleb*, ermöglich*, fähigkeit*, faktor*, flexib*, fokus*, förder*, gemeinschaft*, gesellschaft*, gestalt*, gesundheit*,
    herausforder*, individuell*, innovation*, integration*, integrier*, kommunikation*, kompetenz*, kontinuierlich*, kreativ*, leistung*, lösung*, maßnahme*, möglichkeit*, motivation*,
    nachhaltig*, optimier*, perspektiv*, positiv*, potenzial*, priorität*, produktiv*, prozess*, qualität*, resilien*, ressource*, sicherstell*, steiger*, strateg*, stärk*,
    transformation*, transparen*, umfeld*, umsetz*, unterstütz*, veränder*, verantwort*, verbesser*, verbind*, verständnis*, vertrauen*, vielfalt*, vielfältig*, vorteil*, wachstum*,
    wandel*, wert*, wesentlich*, wichtig*, wirkung*, wohlbefinden*, ziel*, zukunft*, zusammenarbeit*`,
  audiences: `egal ob, egal ob sie, egal ob du, ganz gleich ob, ganz egal ob, gleichgültig ob, ob du, ob sie, ob anfänger, ob einsteiger, ob neuling`,
  openers: `darüber hinaus, des weiteren, zudem, zusammenfassend, insgesamt, letztendlich, letztlich, abschließend, ferner, überdies`,
  scenes: `in der heutigen zeit, in der heutigen welt, in der heutigen * welt, in der heutigen * zeit, in der heutigen gesellschaft, in der heutigen * gesellschaft,
    in der modernen welt, im digitalen zeitalter, im heutigen digitalen zeitalter, in einer sich ständig wandelnden welt, in unserer schnelllebigen zeit, in unserer schnelllebigen welt, in der heutigen schnelllebigen zeit`,
  clauseless: '',
  frames: `es ist wichtig zu beachten dass, es ist wichtig zu wissen dass, es ist wichtig zu betonen dass, es sei darauf hingewiesen dass, es ist zu beachten dass, es ist erwähnenswert dass,
    es gilt zu bedenken dass, es gilt zu beachten dass, es ist kein geheimnis dass, es steht außer frage dass, es lässt sich sagen dass, zusammenfassend lässt sich sagen dass,
    abschließend lässt sich sagen dass, insgesamt lässt sich sagen dass, zudem ist es wichtig zu beachten dass, darüber hinaus ist es wichtig zu beachten dass, außerdem ist es wichtig zu beachten dass,
    es ist wichtig darauf hinzuweisen dass, es ist wichtig zu verstehen dass, man sollte bedenken dass, zusammenfassend lässt sich festhalten dass, abschließend lässt sich festhalten dass`,
  hedges: `vielleicht, möglicherweise, wahrscheinlich, könnte, könnten, dürfte, dürften, eventuell, tendenziell, in der regel, unter umständen, gegebenenfalls, oftmals, häufig,
    in vielen fällen, in manchen fällen, mitunter, im allgemeinen, gewissermaßen, bis zu einem gewissen grad, scheint, scheinen`,
  joins: 'und, oder, sowie',
  articles:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, unser, unsere, unseren, ihre, ihren, seine, mehr',
  plainWords: `spielt eine entscheidende Rolle = ist wichtig | für
    spielt eine zentrale Rolle = ist wichtig | für
    spielt eine wichtige Rolle = ist wichtig | für
    spielt eine wesentliche Rolle = ist wichtig | für
    spielen eine entscheidende Rolle = sind wichtig | für
    spielen eine zentrale Rolle = sind wichtig | für
    spielen eine wichtige Rolle = sind wichtig | für
    ist von entscheidender Bedeutung = ist wichtig
    ist von großer Bedeutung = ist wichtig
    ist von zentraler Bedeutung = ist wichtig
    sind von entscheidender Bedeutung = sind wichtig
    sind von großer Bedeutung = sind wichtig
    von entscheidender Bedeutung ist = wichtig ist | .
    von entscheidender Bedeutung sind = wichtig sind | .
    bahnbrechende = neue
    bahnbrechenden = neuen
    bahnbrechendes = neues
    wegweisende = neue
    wegweisenden = neuen
    unerlässlich = nötig | | so
    letztendlich = am Ende
    heutzutage = heute
    verdeutlicht = zeigt | die, das, den, wie, eindrucksvoll | hat, haben, hatte, wird, wurde, werden, und
    verdeutlichen = zeigen
    unterstreicht die Bedeutung = zeigt die Bedeutung
    unterstreicht = zeigt | das Potenzial, das enorme Potenzial, das große Potenzial
    unterstreichen die Bedeutung = zeigen die Bedeutung
    unterstreicht die Wichtigkeit = zeigt die Wichtigkeit
    bietet eine Vielzahl von = bietet viele | Möglichkeiten, Lösungen, Optionen, Studien, Funktionen, Chancen, Faktoren, Maßnahmen, Anwendungen, Methoden
    bieten eine Vielzahl von = bieten viele | Möglichkeiten, Lösungen, Optionen, Studien, Funktionen, Chancen, Faktoren, Maßnahmen, Anwendungen, Methoden
    bietet eine Vielzahl an = bietet viele | Möglichkeiten, Lösungen, Optionen, Studien, Funktionen, Chancen, Faktoren, Maßnahmen, Anwendungen, Methoden
    bieten eine Vielzahl an = bieten viele | Möglichkeiten, Lösungen, Optionen, Studien, Funktionen, Chancen, Faktoren, Maßnahmen, Anwendungen, Methoden
    eine Vielzahl von Studien verdeutlicht = viele Studien zeigen
    eine Vielzahl von Studien zeigt = viele Studien zeigen
    eine Vielzahl von Studien belegt = viele Studien belegen
    nahtlos in den Alltag = gut in den Alltag
    maßgeblich = stark | geprägt, beeinflusst`,
  shortWordings: `zum jetzigen Zeitpunkt = derzeit
    zum gegenwärtigen Zeitpunkt = derzeit
    zum heutigen Zeitpunkt = heute
    ^aufgrund der Tatsache, dass = weil
    ^angesichts der Tatsache, dass = weil
    des Weiteren = außerdem
    zum Einsatz kommen = eingesetzt werden
    zur Verfügung stehen = bereitstehen
    unter Zuhilfenahme von = mit
    aus diesem Grund = deshalb
    aus diesem Grunde = deshalb
    in regelmäßigen Abständen = regelmäßig`,
  contrast: {
    denials: 'nicht nur, nicht bloß, nicht einfach, nicht lediglich, nicht einfach nur, mehr als nur, nicht allein',
    restarts: 'es, sie, er, das, dies',
  },
  emphases:
    /(?<!\p{L})(?:nicht (?:nur|bloß|einfach|lediglich)|sondern auch|mehr als nur|\p{L}+er denn je|nicht zuletzt|mehr denn je)(?!\p{L})/giu,
  joints: '',
  clauses: {
    starts: /^(?:es|er|sie|das|dies) (?:ist|sind|war|hat|haben|geht|gibt|kann|wird|bleibt|macht|schafft|bedeutet)\b/,
    governs:
      /(?<!\p{L})(?:wenn|weil|dass|ob|während|obwohl|als|damit|bevor|nachdem|sobald|da|wer|was|wie|wo|sowohl|weder|entweder|nur|meint|meinte|sagt|sagte|dachte|glaubt)(?!\p{L})/iu,
    and: 'und',
    but: 'aber',
  },
  tails: null,
}
