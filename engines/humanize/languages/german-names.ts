/*
 * Names that German writes like any noun, as far as we know them: of places and people that are often named in a row. Our own
 * list; one word each.
 */
const NAMES = new Set(
  `aachen augsburg bamberg berlin bern basel bielefeld bochum bonn braunschweig bremen chemnitz darmstadt dortmund dresden
  duisburg düsseldorf erfurt essen frankfurt freiburg genf graz halle hamburg hannover heidelberg innsbruck jena karlsruhe
  kassel kiel klagenfurt koblenz köln konstanz leipzig linz lübeck luzern magdeburg mainz mannheim münchen münster nürnberg
  oldenburg osnabrück passau potsdam regensburg rostock saarbrücken salzburg schwerin stuttgart trier tübingen ulm weimar
  wien wiesbaden winterthur wuppertal würzburg zürich amsterdam athen barcelona brüssel budapest bukarest chicago dublin
  florenz helsinki istanbul kairo kopenhagen lissabon london lyon madrid mailand marseille moskau neapel oslo paris peking
  porto prag rom rotterdam sevilla sofia stockholm straßburg tokio turin valencia venedig warschau washington
  afrika amerika asien australien bayern belgien brandenburg brasilien bulgarien china dänemark deutschland england estland
  europa finnland frankreich griechenland hessen indien irland island israel italien japan kanada kroatien lettland litauen
  luxemburg mexiko niederlande niedersachsen norwegen österreich polen portugal rumänien russland sachsen schottland
  schweden schweiz slowenien spanien südtirol thüringen tirol tschechien türkei ukraine ungarn usa vorarlberg
  alexander andreas anna anton barbara ben bernd christian claudia daniel david elena elias emil emma erik eva felix florian
  frank franz frieda georg hannah hans heike helga ida ines jan jana johann johanna johannes jonas julia karin karl katharina
  klaus lara laura lea lena leon lisa luis lukas maria marie markus martin max michael mia monika nina noah otto paul paula peter petra
  sabine sandra sara sarah sebastian simon sofie sophie stefan susanne thomas tim tobias tom ursula uwe wolfgang
  bach beethoven brahms goethe haydn kafka kant mozart nietzsche schiller schubert wagner
  amazon apple audi bmw facebook google ikea instagram linkedin meta microsoft netflix siemens sony spotify tesla tiktok toyota
  twitter volkswagen whatsapp youtube`.split(/\s+/),
)

/** Whether all of some nouns are names that we know; one that is none makes them things. */
export function areGermanNames(items: readonly string[]): boolean {
  return items.every((item) => NAMES.has(item.toLowerCase()))
}
