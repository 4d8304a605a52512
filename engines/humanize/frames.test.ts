import { expect, test } from 'vitest'
import type { ContentLanguage } from '../text/index.ts'
import { rewrite } from './rewrite.ts'

const rewritten = (text: string, language: ContentLanguage) => rewrite(text, 'light', { language })?.text

/** A sentence with its frame, and what is left of it; the same where no move is safe. */
const german: [string, string?][] = [
  ['Es ist wichtig zu beachten, dass die Dauer nicht allein zählt.', 'Die Dauer zählt nicht allein.'],
  ['Es ist wichtig zu beachten, dass viele Menschen schlecht schlafen.', 'Viele Menschen schlafen schlecht.'],
  ['Es sei darauf hingewiesen, dass der Hafen den Fischern geholfen hat.', 'Der Hafen hat den Fischern geholfen.'],
  ['Es ist kein Geheimnis, dass man sich dafür Zeit nehmen muss.', 'Man muss sich dafür Zeit nehmen.'],
  ['Zusammenfassend lässt sich sagen, dass es keine einfache Lösung gibt.', 'Es gibt keine einfache Lösung.'],
  ['Es ist zu beachten, dass das blaue Licht das Einschlafen verzögert.', 'Das blaue Licht verzögert das Einschlafen.'],
  [
    'Es ist wichtig zu wissen, dass Sie am Abend keinen Kaffee trinken sollten.',
    'Sie sollten am Abend keinen Kaffee trinken.',
  ],
  ['Es ist erwähnenswert, dass das Haus 1904 gebaut worden ist.', undefined],
  ['Es ist erwähnenswert, dass das Haus damals gebaut worden ist.', 'Das Haus ist damals gebaut worden.'],
  ['Es gilt zu bedenken, dass der Preis vom Wetter abhängt.', undefined],
  ['Es gilt zu bedenken, dass der Preis stark vom Wetter abhängt.', 'Der Preis hängt stark vom Wetter ab.'],
  [
    'Es ist zu beachten, dass es ratsam ist, am Abend auf Bildschirme zu verzichten.',
    'Es ist ratsam, am Abend auf Bildschirme zu verzichten.',
  ],
  ['Es steht außer Frage, dass jeder Mensch anders schläft.', 'Jeder Mensch schläft anders.'],
  ['Es ist wichtig zu betonen, dass wir nicht wissen, warum das so ist.', 'Wir wissen nicht, warum das so ist.'],
  ['Es ist wichtig zu beachten, dass heute Kinder spielen.'],
  ['Es ist wichtig zu beachten, dass er sie hat kommen sehen.'],
  ['Es ist wichtig zu beachten, dass die unter Druck stehen.'],
  ['Es ist wichtig zu beachten, dass nachhaltige Produkte oft teurer sind.', 'Nachhaltige Produkte sind oft teurer.'],
  ['Es ist wichtig zu beachten, dass der Rat der Stadt zustimmt.'],
  ['Es ist wichtig zu beachten, dass die Arbeit im Garten hilft.'],
  ['Es ist wichtig zu beachten, dass er kommt und sie geht.'],
  ['Es ist wichtig zu beachten, dass nicht nur die Dauer, sondern auch die Qualität zählt.'],
  ['Es ist wichtig zu beachten, dass er es hätte wissen können.'],
  ['Es ist wichtig zu beachten, dass sich der Schlaf auf alles auswirkt.'],
  ['Es ist wichtig zu beachten, dass Gemüse, das lange kocht, Vitamine verliert.'],
  ['Es ist wichtig zu beachten, dass das Licht die Stimmung aufhellt.'],
  ['Es ist wichtig zu beachten, dass es der Hafen schafft.'],
]

const spanish: [string, string?][] = [
  ['Es importante señalar que el puerto depende del viento.', 'El puerto depende del viento.'],
  ['Cabe destacar que, si llueve, el puerto cierra.', 'Si llueve, el puerto cierra.'],
  ['Es importante tener en cuenta que no todos los barcos caben.', 'No todos los barcos caben.'],
  ['Cabe señalar que en 2019 cerraron tres astilleros.', 'En 2019 cerraron tres astilleros.'],
  ['Es importante recordar que «el viento manda» es un dicho.', '«el viento manda» es un dicho.'],
  ['Sin embargo, cabe señalar que el puerto creció.', 'Sin embargo, el puerto creció.'],
  ['No cabe duda de que el puerto creció.', 'El puerto creció.'],
  ['Además, es importante destacar que Ana firmó el acuerdo.', 'Ana firmó el acuerdo.'],
  ['En resumen, el puerto creció.', 'El puerto creció.'],
  ['En la era digital, los mapas cambian.', 'Los mapas cambian.'],
  ['Cabe mencionar que se trata de un puerto pequeño.', 'Se trata de un puerto pequeño.'],
  ['Conviene recordar que quien llega tarde espera.', 'Quien llega tarde espera.'],
  ['Es importante señalar que el puerto creció y que la ciudad cambió.'],
  ['¿Es innegable que el puerto creció?'],
  ['Es importante que el puerto crezca.'],
  ['Es importante señalar la fecha.'],
  ['En la era digital, con sus prisas, pocos escriben.'],
  ['Es innegable el éxito del puerto.'],
  ['Además de los barcos, cuenta el viento.'],
  ['La nota dice que es importante señalar que llueve.'],
]

const french: [string, string?][] = [
  ['Il est important de noter que le port dépend du vent.', 'Le port dépend du vent.'],
  ['Il convient de souligner qu’il pleut souvent.', 'Il pleut souvent.'],
  ['Il est important de rappeler qu’en 2019 trois chantiers ont fermé.', 'En 2019 trois chantiers ont fermé.'],
  ['Il est à noter que, dans ce cas, le port ferme.', 'Dans ce cas, le port ferme.'],
  ['Force est de constater que les prix montent.', 'Les prix montent.'],
  ['Toutefois, il convient de noter que le port a grandi.', 'Toutefois, le port a grandi.'],
  ['Il va sans dire que ce n’est pas gratuit.', 'Ce n’est pas gratuit.'],
  ['De plus, le port a grandi.', 'Le port a grandi.'],
  ['En résumé, il est important de noter que le port a grandi.', 'Le port a grandi.'],
  ['À l’ère du numérique, les cartes changent.', 'Les cartes changent.'],
  ['Il est indéniable qu’aucun bateau ne manque.', 'Aucun bateau ne manque.'],
  ['Il ne fait aucun doute que Paul a signé.', 'Paul a signé.'],
  ['Il est important de noter que le port a grandi et que la ville a changé.'],
  ['Il est important de noter qu’il pleut et qu’il vente.'],
  ['Est-il important de noter que le port a grandi ?'],
  ['Il est important de noter la date.'],
  ['Il est important que le port grandisse.'],
  ['À l’ère du numérique, où tout va vite, peu écrivent.'],
  ['De plus en plus de bateaux arrivent.'],
  ['La note dit qu’il est important de noter que le vent tourne.'],
]

const cases = (
  Object.entries({ German: german, Spanish: spanish, French: french }) as [ContentLanguage, [string, string?][]][]
).flatMap(([language, list]) => list.map(([text, alone]) => [language, text, alone ?? text] as const))

test.each(cases)('%s: “%s” → “%s”', (language, text, alone) => {
  expect(rewritten(text, language)).toBe(alone)
})

test.each<[ContentLanguage, string, string]>([
  ['German', 'Sport ist nicht nur gesund, sondern auch günstig.', 'Sport ist gesund und günstig.'],
  [
    'German',
    'Nicht nur die Dauer, sondern auch die Qualität zählt.',
    'Nicht nur die Dauer, sondern auch die Qualität zählt.',
  ],
  ['Spanish', 'La máquina no solo es rápida, sino también barata.', 'La máquina es rápida y barata.'],
  ['Spanish', 'Leer no es solo útil, sino también inspirador.', 'Leer es útil e inspirador.'],
  ['Spanish', 'No solo llueve, sino que también nieva.', 'No solo llueve, sino que también nieva.'],
  ['French', 'Le vélo n’est pas seulement rapide, mais aussi propre.', 'Le vélo est rapide et propre.'],
  ['French', 'Non seulement il pleut, mais aussi il vente.', 'Non seulement il pleut, mais aussi il vente.'],
])('%s, medium: “%s” → “%s”', (language, text, plain) => {
  expect(rewrite(text, 'medium', { language })?.text).toBe(plain)
})

test('a split leaves no blank behind, and a list takes no word behind its noun', () => {
  const split = "C'est un choix de vie personnel ; c'est à chacun de décider."
  expect(rewrite(split, 'strong', { language: 'French' })?.text).toBe(
    "C'est un choix de vie personnel. C'est à chacun de décider.",
  )
  const behind =
    'Sin familias numerosas el cultivo no es posible, y la manera de trabajar de manera regular y segura cambia.'
  expect(rewrite(behind, 'strong', { language: 'Spanish' })?.text).toBe(behind)
})

test.each<[ContentLanguage, string, string]>([
  [
    'English-US',
    "It isn't just a tool, it's a friend of the house.",
    "It isn't just a tool. It's a friend of the house.",
  ],
  ['German', 'Das ist nicht nur ein Hafen, es ist ein Zuhause.', 'Das ist nicht nur ein Hafen. Es ist ein Zuhause.'],
  ['Spanish', 'El pan no es solo un alimento, es una costumbre.', 'El pan no es solo un alimento. Es una costumbre.'],
  ['French', "Ce n'est pas seulement du pain, c'est la vie.", "Ce n'est pas seulement du pain. C'est la vie."],
  ['French', "Si ce n'est pas seulement du pain, c'est bien.", "Si ce n'est pas seulement du pain, c'est bien."],
])('%s, strong: “%s” → “%s”', (language, text, parted) => {
  expect(rewrite(text, 'strong', { language })?.text).toBe(parted)
})

test.each<[ContentLanguage, string, string?]>([
  [
    'German',
    'Kurze Wege verbinden die Viertel, was den Alltag vieler Familien erleichtert.',
    'Kurze Wege verbinden die Viertel. Das erleichtert den Alltag vieler Familien.',
  ],
  [
    'Spanish',
    'Leer cada noche amplía el vocabulario, lo que facilita el aprendizaje en la escuela.',
    'Leer cada noche amplía el vocabulario. Esto facilita el aprendizaje en la escuela.',
  ],
  [
    'Spanish',
    'Las líneas conectan los barrios, permitiendo a los vecinos llegar sin coche.',
    'Las líneas conectan los barrios. Esto permite a los vecinos llegar sin coche.',
  ],
  [
    'French',
    'Les cours sont courts et clairs, ce qui facilite la vie des familles.',
    'Les cours sont courts et clairs. Cela facilite la vie des familles.',
  ],
  [
    'French',
    'Les plateformes offrent des cours, permettant à chacun d’avancer à son rythme.',
    'Les plateformes offrent des cours. Cela permet à chacun d’avancer à son rythme.',
  ],
  ['German', 'Studien zeigen seit Jahren, was den Schlaf verbessert.'],
  ['German', 'Viele Eltern wissen nicht, was das Lernen erleichtert.'],
  ['German', 'Sie kauft im Winter alles, was die Arbeit erleichtert.'],
  ['German', 'Die Stadt plant neue Radwege, was den Verkehr nicht nur beruhigt, sondern auch senkt.'],
  ['Spanish', 'Nadie sabe, en el fondo, lo que hace la empresa por dentro.'],
  ['Spanish', 'Si llueve toda la noche, lo que permite el riego es el pozo.'],
  ['Spanish', 'El alcalde abrió la plaza, permitiendo a los niños jugar.'],
  ['French', 'Elle sait très bien, au fond, ce qui rend les gens heureux.'],
  ['French', 'Le maire a ouvert la place, permettant aux enfants de jouer.'],
  ['French', 'Il marche beaucoup, permettant à son chien de courir.'],
])('%s, strong: what follows from “%s” is a sentence where that is sure', (language, text, parted) => {
  expect(rewrite(text, 'strong', { language })?.text).toBe(parted ?? text)
  expect(rewrite(text, 'medium', { language })?.text).toBe(text)
})

test('the least strength that does the same is named', () => {
  const enough = (text: string) => rewrite(text, 'strong', { language: 'German' })?.enough
  expect(enough('Es ist kein Geheimnis, dass man sich dafür Zeit nehmen muss.')).toBe('light')
  expect(enough('Sport ist nicht nur gesund, sondern auch günstig.')).toBe('medium')
  expect(enough('Das ist nicht nur ein Hafen, es ist ein Zuhause.')).toBe('strong')
})

test('a word in capitals keeps its stress', () => {
  expect(rewrite('Furthermore, it is a rumor that YOU are here.', 'strong')?.text).toBe(
    'It is a rumor that YOU are here.',
  )
})

test('an English frame that goes on stays', () => {
  const text = 'It is important to note that bees sleep and that wasps do not.'
  expect(rewritten(text, 'English-US')).toBe(text)
})
