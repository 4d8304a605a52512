import type { Lists } from './lists.ts'

/* Our own lists. Openers stand before the verb in German and frames turn the order of words, so that neither can simply go. */
export const german: Lists = {
  stock: `entscheidende* rolle, zentrale* rolle, wichtige* rolle, maßgeblich*, von entscheidender bedeutung, von großer bedeutung, unerlässlich,
    unverzichtbar*, nahtlos*, ganzheitlich*, umfassend*, facettenreich*, vielschichtig*, bahnbrechend*, wegweisend*, zukunftsweisend*, innovativ*, transformativ*,
    eintauchen, tauchen sie ein, eine vielzahl von, eine reihe von, im heutigen, in der heutigen, schnelllebig*, digitalen zeitalter, digitale zeitalter,
    darüber hinaus, des weiteren, zudem, zusammenfassend, insgesamt, letztendlich, letztlich, nicht nur, sondern auch,
    es ist wichtig, es ist entscheidend, es gilt zu, unterstreich*, verdeutlich*, ein zeugnis für, zeugt von, spiegelt wider, spiegeln wider, ebnet den weg, den weg ebnen,
    optimal*, potenzial*, maßgeschneidert*, im laufe der zeit, ein gefühl von, herausforderungen und, chancen und, bereicher*, unvergesslich*,
    einzigartig*, atemberaubend*, lebendig*, im herzen von, reiche geschichte, tief verwurzelt`,
  abstract: `bedeut*, beitrag*, chance*, entwickl*, erfolg*, ermöglich*, fokus*, förder*, gemeinschaft*, gestalt*, herausforder*, innovation*, kommunikation*,
    lösung*, maßnahme*, möglichkeit*, nachhaltig*, perspektiv*, prozess*, qualität*, ressource*, sicherstell*, steiger*, strateg*, stärk*, transparen*,
    unterstütz*, verantwort*, verbesser*, vielfalt*, vielfältig*, vorteil*, wert*, wichtig*, zusammenarbeit*, ziel*, effektiv*, effizien*, kontinuierlich*`,
  openers: `darüber hinaus, des weiteren, zudem, zusammenfassend, insgesamt, letztendlich, abschließend`,
  frames: `es ist wichtig zu beachten dass, es sei darauf hingewiesen dass, es ist zu beachten dass, es ist erwähnenswert dass`,
  hedges: `vielleicht, möglicherweise, wahrscheinlich, könnte, könnten, dürfte, eventuell, tendenziell, in der regel, unter umständen, gegebenenfalls`,
  joins: 'und, oder',
  plainWords: `spielt eine entscheidende Rolle = ist wichtig
    spielt eine zentrale Rolle = ist wichtig
    spielen eine entscheidende Rolle = sind wichtig
    spielen eine zentrale Rolle = sind wichtig
    von entscheidender Bedeutung = wichtig
    bahnbrechende = neue
    bahnbrechenden = neuen
    bahnbrechendes = neues
    wegweisende = neue
    wegweisenden = neuen
    unerlässlich = nötig
    letztendlich = am Ende
    heutzutage = heute
    verdeutlicht = zeigt
    verdeutlichen = zeigen`,
  shortWordings: `zum jetzigen Zeitpunkt = jetzt
    zum gegenwärtigen Zeitpunkt = jetzt
    aufgrund der Tatsache, dass = weil
    des Weiteren = außerdem`,
}
