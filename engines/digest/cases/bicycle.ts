import type { Case } from './case.ts'

export const bicycle: Case = {
  name: 'history of the bicycle',
  language: 'English-US',
  topic: 'History of the bicycle',
  sources: [
    {
      id: 'machines',
      title: 'From running machine to bicycle',
      text: `Karl Drais, a German baron and forest official, showed his two-wheeled running machine in Mannheim in 1817. It had no pedals, and riders pushed themselves along with their feet. The machine was made mostly of wood and weighed about 22 kilograms.

In the 1860s, French makers fitted pedals to the front wheel. The velocipede of Pierre Michaux was sold in Paris in large numbers from 1867. On cobbled streets it shook so badly that English riders called it the boneshaker.

The high-wheel bicycle followed in the 1870s. Its large front wheel made it fast, because one turn of the pedals carried the rider further. The rider sat high above the ground, and a stone in the road could throw him over the handlebars.

John Kemp Starley built the Rover safety bicycle in Coventry in 1885. It had two wheels of similar size and a chain that drove the rear wheel. Almost every bicycle since has followed its shape. John Boyd Dunlop made a practical pneumatic tire in Belfast in 1888. Air-filled tires made riding far more comfortable.`,
    },
    {
      id: 'society',
      title: 'How the bicycle changed daily life',
      text: `The safety bicycle started a boom in the 1890s. Prices fell, and workers could afford a machine of their own. For the first time, many people could travel further than they could walk without a horse.

Women gained freedom of movement from the bicycle. Susan B. Anthony said in 1896 that it had done more to emancipate women than anything else in the world. Cycling also changed clothing, as long skirts were a danger near the wheels.

Cyclists pressed for better roads before cars were common. In the United States, the League of American Wheelmen was founded in 1880 and joined the Good Roads movement. The first Tour de France was held in 1903 with 60 riders.

After 1945, cars pushed the bicycle aside in many countries. The oil crisis of 1973 brought it back in places such as the Netherlands, where cities began to build separate cycle paths. Mountain bikes came out of California in the late 1970s. Today, electric bicycles help riders with hills and longer distances.`,
    },
  ],
}
