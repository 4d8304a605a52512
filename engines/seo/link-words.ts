/*
 * Our own list: what is written under links where nobody thought of their words, in the languages of texts. Whole link texts;
 * `read more about tides` names its target.
 */
const EMPTY = new Set(
  `here · click · click here · click this · click this link · click on this link · this · this link · link · the link ·
  this page · this article · this post · this site · this website · website · web page · more · read more · see more ·
  learn more · find out more · show more · view more · more info · more information · further information · details ·
  more details · read on · continue · continue reading · go · go here · see here · look here · read here · read this ·
  read it here · learn more here · find out more here · read more here · over here · right here · check it out · this one ·
  hier · hier klicken · klicken sie hier · klick hier · klicke hier · hier lesen · hier weiterlesen · mehr · mehr lesen ·
  mehr erfahren · mehr dazu · mehr hier · mehr infos · mehr informationen · weitere informationen · weiterlesen · weiter ·
  zum artikel · zur seite · zur website · dieser link · diesen link · diesem link · diese seite · dieser seite · siehe hier ·
  lesen sie mehr · erfahren sie mehr · erfahre mehr · jetzt lesen · link ·
  aquí · aqui · haz clic aquí · haga clic aquí · clic aquí · pincha aquí · pulsa aquí · leer más · lee más · ver más ·
  saber más · más · más información · más info · este enlace · enlace · esta página · este artículo · seguir leyendo ·
  sigue leyendo · continuar leyendo · descubre más · conoce más ·
  ici · cliquez ici · clique ici · cliquer ici · par ici · lire la suite · lire plus · en savoir plus · savoir plus ·
  plus · plus d'infos · plus d'informations · voir plus · voir ici · ce lien · lien · cette page · cet article · ce site ·
  la suite · suite · découvrir · découvrir plus ·
  qui · clicca qui · cliccare qui · leggi qui · leggi di più · leggi tutto · scopri di più · per saperne di più ·
  continua a leggere · questo link · questa pagina · altro · maggiori informazioni ·
  clique aqui · clica aqui · leia mais · ler mais · saiba mais · saber mais · ver mais · mais informações · este link ·
  esta página · continue lendo · mais ·
  klik hier · lees meer · lees verder · meer lezen · meer informatie · meer info · meer · deze link · deze pagina ·
  verder lezen ·
  tutaj · tu · kliknij tutaj · kliknij tu · kliknij · czytaj więcej · więcej · dowiedz się więcej · zobacz więcej ·
  ten link · ta strona · czytaj dalej ·
  buraya · burada · buraya tıklayın · buraya tıkla · tıklayın · tıkla · devamını oku · daha fazla · daha fazla bilgi ·
  daha fazlası · bu bağlantı · bu sayfa ·
  tại đây · ở đây · nhấn vào đây · bấm vào đây · click vào đây · xem thêm · đọc thêm · tìm hiểu thêm`
    .split('·')
    .map((words) => words.replace(/\s+/g, ' ').trim()),
)

/** Whether the words of a link would fit any other link as well: `click here`, `mehr erfahren …`, `→`. */
export function saysNothing(words: string): boolean {
  const plain = words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}\p{M}']+/gu, ' ')
    .trim()
  return plain === '' || EMPTY.has(plain)
}
