import type { Case } from './case.ts'

export const potato: Case = {
  name: 'Kartoffel',
  language: 'German',
  topic: 'Kartoffel',
  sources: [
    {
      id: 'herkunft',
      title: 'Die Herkunft der Kartoffel',
      text: `Die Kartoffel ist eine Nutzpflanze aus der Familie der Nachtschattengewächse. Sie stammt aus den Anden in Südamerika. Dort wurde sie schon vor mehreren tausend Jahren angebaut. Spanische Seefahrer brachten die Kartoffel im 16. Jahrhundert nach Europa.

Zuerst wurde sie in Europa vor allem wegen ihrer Blüten gepflanzt. Friedrich II. von Preußen befahl 1756 den Anbau von Kartoffeln. In Irland vernichtete die Kraut- und Knollenfäule zwischen 1845 und 1849 mehrere Ernten. Etwa eine Million Menschen starben in der Hungersnot.`,
    },
    {
      id: 'anbau',
      title: 'Kartoffeln anbauen und lagern',
      text: `Kartoffeln werden im April und Mai gelegt, sobald der Boden wärmer als acht Grad ist. Der Abstand zwischen den Knollen beträgt etwa 30 Zentimeter. Sind die Triebe 15 Zentimeter hoch, häufelt man Erde an. Frühe Sorten sind nach rund 90 Tagen reif.

Grüne Stellen enthalten Solanin und sollten weggeschnitten werden. Kartoffeln lagert man dunkel, trocken und bei vier bis acht Grad. Sie keimen bei Wärme schneller. Außerdem verlieren sie bei langer Lagerung an Vitamin C.

Der Kartoffelkäfer ist der bekannteste Schädling der Kartoffel. Er frisst die Blätter. China und Indien ernten heute die meisten Kartoffeln der Welt. Man unterscheidet festkochende, vorwiegend festkochende und mehligkochende Sorten.`,
    },
  ],
}
