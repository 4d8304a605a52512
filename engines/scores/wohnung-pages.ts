import type { SmallPages } from './small-pages.ts'

/** German pages for tenants, and a text for them: written after the rules were fixed, as a first look. */
export const wohnungPages: SmallPages = {
  language: 'German',
  pages: [
    ['kaution', 'Mietkaution zurückbekommen: so geht es', 'Drei bis sechs Monate darf der Vermieter prüfen.'],
    ['schimmel', 'Schimmel im Bad entfernen', 'Bei kleinen Flecken hilft hochprozentiger Alkohol.'],
    ['nebenkosten', 'Die Nebenkostenabrechnung prüfen in zehn Minuten', 'Beginnen Sie mit dem Zeitraum.'],
    ['untermiete', 'Darf ich mein Zimmer untervermieten?', 'Nur mit Erlaubnis, aber die steht Ihnen oft zu.'],
    ['umzug', 'Checkliste für den Umzug', 'Acht Wochen vorher fängt es an.'],
    ['streichen', 'Müssen Mieter beim Auszug streichen?', 'Viele Klauseln sind unwirksam.'],
    ['heizung', 'Was tun, wenn die Heizung ausfällt?', 'Melden Sie den Mangel schriftlich.'],
    ['mietvertrag', 'Den Mietvertrag richtig lesen', 'Achten Sie auf die Anlagen.'],
    ['uebergabe', 'Ein Übergabeprotokoll schreiben, das hält', 'Zählerstände gehören hinein.'],
    ['laerm', 'Lärm vom Nachbarn: Ihre Rechte', 'Ein Protokoll über zwei Wochen hilft.'],
    ['rauchmelder', 'Rauchmelder: wer sie wartet', 'Das regelt das Landesrecht.'],
    ['kontakt', 'So erreichen Sie uns', 'Montags bis freitags.'],
  ],
  text: `<h1>Mein erster Umzug allein</h1>
    <p>Im März bin ich ausgezogen, und ich habe fast alles falsch gemacht. Den [Mietvertrag|mietvertrag] hatte ich nie gelesen. Das [Übergabeprotokoll|uebergabe] schrieb mein Vermieter auf einen Umschlag.</p>
    <p>Auf die [Mietkaution|kaution] warte ich noch heute. Im Sommer kam dann die [Nebenkostenabrechnung|nebenkosten], und sie war höher als je zuvor. Meine Nachbarin lachte und sagte, das sei bei ihr auch so. Im neuen Bad musste ich zuerst [Schimmel entfernen|schimmel].</p>
    <p>Die Heizung summt leise, und der Lärm der Straße stört mich nicht. Ein [Rauchmelder|rauchmelder] fehlte in beiden Zimmern.</p>`,
}
