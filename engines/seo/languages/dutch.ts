import { type LanguageRules, listOf } from './rules.ts'

/* Our own lists, from the grammar of the language. */

const transitions = `
  ook | bovendien | daarnaast | tevens | verder | eveneens | evenals | daarbij | niet alleen | zowel | alsook | vervolgens |
  want | omdat | doordat | daarom | dus | daardoor | hierdoor | vandaar | zodat | opdat | aangezien | dankzij | wegens |
  vanwege | als gevolg van | om die reden | derhalve | immers | bijgevolg | ten gevolge van | daartoe | hiervoor | namelijk |
  maar | echter | toch | hoewel | ofschoon | terwijl | daarentegen | desondanks | ondanks | niettemin | integendeel |
  in tegenstelling tot | anderzijds | enerzijds | in plaats van | maar ook | tenzij | desalniettemin | behalve | anders |
  ^als | indien | mits | wanneer | zolang | zodra | in het geval | ingeval | gesteld dat | stel dat |
  toen | nadat | voordat | totdat | sinds | sindsdien | daarna | ^dan | eerst | ten eerste | ten tweede | ten derde |
  ten slotte | tenslotte | uiteindelijk | later | eerder | intussen | ondertussen | inmiddels | tegelijkertijd | meteen |
  voorheen | vroeger | tot slot | aanvankelijk | straks | allereerst | om te beginnen | onmiddellijk | hierna | voortaan |
  bijvoorbeeld | zoals | onder andere | met name | vooral | in het bijzonder | dat wil zeggen | oftewel | neem nou | zo is |
  inderdaad | natuurlijk | uiteraard | zeker | in feite | eigenlijk | duidelijk | vanzelfsprekend | ongetwijfeld | kennelijk |
  kortom | samengevat | samenvattend | al met al | met andere woorden | over het algemeen | in het algemeen | concluderend |
  in vergelijking met | vergeleken met | net als | evenzeer | op dezelfde manier | wat betreft | met betrekking tot |
  misschien | wellicht | waarschijnlijk | overigens | trouwens | hierbij | hiermee | daarmee`

/** Dutch. Sentences of up to 20 words. */
export const dutch: LanguageRules = {
  longSentence: { words: 20, okShare: 25, badShare: 30 },
  transitions: {
    phrases: transitions,
    pairs:
      'zowel … als | noch … noch | niet alleen … ook | hetzij … hetzij | enerzijds … anderzijds | als … dan | hoe … hoe',
  },
  passive: {
    auxiliaries: listOf('word wordt worden werd werden geworden'),
    reflexives: listOf(''),
    participles: listOf(`besproken begrepen verkregen vergeten verloren verboden verbonden ontvangen onthouden ontnomen
      ontslagen beschreven voorgeschreven overgenomen ondernomen verlaten bewezen overwogen ontworpen verworpen erkend
      ondervonden onderbroken overwonnen behouden besloten herzien bevolen aanbevolen verstaan gedaan gezien gegaan`),
    participle: /^(?:[a-zéë]{0,8}ge[a-zéë]{2,}(?:d|t|en)|(?:be|ver|ont|her|er)[a-zéë]{2,}(?:d|t))$/,
    noParticiples:
      listOf(`gegeven-en gebied geduld geld gebruiken genieten geloven gebeuren gelden geven gezond goed gemiddeld
      gezicht gewicht gerecht gedicht gevecht bekend bereid beleid besluit bericht verband verschil verzet overheid
      gewoond tegen negen liggen leggen zeggen krijgen brengen hangen vragen dragen slagen volgen zorgen morgen eigen
      oorlogen gegevens geweest bergen regen mogen hoogten mensen wegen dagen vliegen`),
    breaks: listOf('dat omdat want maar terwijl wanneer zodat'),
    determiners: listOf('de het een geen deze dit die dat zijn haar hun ons onze mijn'),
    breakPattern: null,
    window: 12,
    before: true,
  },
}
