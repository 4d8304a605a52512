import type { Case } from './case.ts'

export const oliveOil: Case = {
  name: 'aceite de oliva',
  language: 'Spanish',
  topic: 'aceite de oliva',
  sources: [
    {
      id: 'proceso',
      title: 'Cómo se hace el aceite de oliva',
      text: `El aceite de oliva es el jugo graso que se obtiene de las aceitunas. Se recogen las aceitunas entre octubre y enero. Después se lavan, se muelen y se baten hasta formar una pasta. Una centrífuga separa el aceite del agua y de la pulpa.

El aceite de oliva virgen extra se obtiene solo por medios mecánicos y no puede superar una acidez de 0,8 grados. El aceite virgen admite hasta 2 grados. El aceite refinado pierde buena parte de su sabor y de sus antioxidantes.

La luz, el calor y el aire estropean el aceite. Por eso conviene guardarlo en una botella oscura y cerrada. Un aceite de oliva bien guardado se conserva entre 12 y 18 meses.`,
    },
    {
      id: 'mundo',
      title: 'El olivo en el mundo',
      text: `España es el mayor productor de aceite de oliva del mundo. La provincia de Jaén reúne más de 60 millones de olivos. Italia, Grecia, Túnez y Turquía también producen mucho aceite.

El olivo se cultiva en el Mediterráneo desde hace unos 6.000 años. Los fenicios y los griegos lo llevaron a la península ibérica. Los romanos ampliaron el cultivo y exportaron aceite en ánforas.

El precio del aceite depende de la lluvia y de la cosecha. En los años de sequía la producción baja y el precio sube. Sin embargo, el riego por goteo ayuda a mantener la cosecha. La bacteria Xylella fastidiosa es una amenaza grave para los olivos de Italia.`,
    },
  ],
}
