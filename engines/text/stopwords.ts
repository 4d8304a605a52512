import { type ContentLanguage, defaultLanguage, type LanguageCode, languageCode } from './language.ts'

/*
 * Our own lists: articles, pronouns, prepositions, conjunctions, auxiliaries and the commonest adverbs of each
 * language, written from its grammar. Small on purpose: a word that can be a subject matter is not in them.
 */
const lists: Readonly<Record<LanguageCode, string>> = {
  en: `a about above across after again against all almost along already also although always am among an and another
    any anybody anyone anything are aren't around as at away back be became because become becomes been before behind
    being below between both but by came can can't cannot could couldn't did didn't do does doesn't doing don't done
    down during each either else enough even ever every everybody everyone everything few for from further get gets
    getting give given go goes going got had hadn't has hasn't have haven't having he he'd he'll he's her here here's
    hers herself him himself his how how's however i i'd i'll i'm i've if in indeed instead into is isn't it it'd it'll
    it's its itself just keep kept kind least less let let's like likely made make makes making many may maybe me might
    mine more most mostly much must my myself near nearly need neither never next no nobody none nor not nothing now of
    off often on once one ones only onto or other others otherwise our ours ourselves out over own per perhaps put
    quite rather really said same say says see seem seemed seems seen several shall she she'd she'll she's should
    shouldn't since so some somebody someone something sometimes somewhat still such take taken than that that's the
    their theirs them themselves then there there's therefore these they they'd they'll they're they've thing things
    this those though through throughout thus to together too toward towards under unless until up upon us use used
    uses using usually very via was wasn't way we we'd we'll we're we've well went were weren't what what's whatever
    when whenever where whether which while who who's whoever whole whom whose why will with within without won't
    would wouldn't yet you you'd you'll you're you've your yours yourself yourselves`,
  es: `a al algo alguien algún alguna algunas alguno algunos allí ante antes aquel aquella aquellas aquello aquellos
    aquí así aun aún aunque bajo bien cada casi como cómo con contra cual cuál cuales cualquier cuando cuándo cuanto
    de debe deben debido del desde después donde dónde dos durante e el él ella ellas ellos en entonces entre era eran
    eres es esa esas ese eso esos esta está estaba estaban están estar estas este esto estos fue fueron ha había habían
    hace hacer hacia han hasta hay he la las le les lo los luego más me mediante menos mi mí mientras mis misma mismo
    mucha muchas mucho muchos muy nada nadie ni ningún ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros
    nunca o os otra otras otro otros para pero poco por porque pues puede pueden que qué quien quién quienes se sea sean
    según ser si sí sido siempre sin sino sobre solo sólo son soy su sus suya suyo tal también tampoco tan tanto te
    tener tenía tiene tienen toda todas todavía todo todos tu tú tus u un una unas uno unos usted ustedes va vez y ya yo`,
  fr: `à afin ai aie ainsi alors après as assez au aucun aucune aujourd'hui auquel aussi autre autres aux avaient avais
    avait avant avec avez avoir avons beaucoup bien c'est car ce ceci cela celle celles celui cependant ces cet cette
    ceux chaque chez ci comme comment contre d dans de déjà depuis des dès deux devant doit donc dont du durant elle
    elles en encore enfin entre es est et étaient était étant été être eu eux fait faire fois font furent fut grâce hors
    ici il ils j je jusqu jusque l la là laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui m ma
    mais malgré me même mêmes mes mieux moi moins mon n ne ni non nos notre nous on ont ou où par parce parfois parmi
    pas pendant peu peut peuvent plus plusieurs plutôt pour pourquoi près puis puisque qu quand que quel quelle quelles
    quelque quelques quels qui quoi s sa sans sauf se selon sera seront ses seulement si sien sinon soi soit son sont
    souvent sous suis sur t ta tandis tant te tel telle telles tels tes toi ton toujours tous tout toute toutefois
    toutes très trop tu un une vers voici voilà vos votre vous y`,
  it: `a abbiamo ad ai al alcun alcuna alcune alcuni all alla alle allo allora altra altre altri altro anche ancora aveva
    avevano avere avuto ben bene c' che chi ci ciò cioè circa coi col come con contro così cosa cui da dagli dai dal
    dall dalla dalle dallo davanti degli dei del dell della delle dello dentro deve devono di dopo dove dovrebbe due
    dunque durante e è ecco ed egli era erano essa esse essere essi fa fare fino fra fu furono gli ha hai hanno ho i il
    in infatti infine insieme invece io l la là le lei li lì lo loro lui ma mai me meno mentre mi mia mie miei mio molta
    molte molti molto ne né negli nei nel nell nella nelle nello nessun nessuna nessuno niente noi non nostra nostre
    nostri nostro nulla o ogni oggi oltre oppure ora per perché perciò però piuttosto più po poco poi possono presso
    prima può proprio pure qua qual quale quali qualche quando quanto quasi quel quella quelle quelli quello questa
    queste questi questo qui quindi quindi sarà sarebbe se sé secondo sei sempre senza si sia siano sono sopra
    soprattutto sotto sta stata state stati stato su sua subito sue sugli sui sul sull sulla sulle sullo suo suoi tale
    tali tanto te ti tra tu tua tue tuo tuoi tutta tutta tutte tutti tutto un una uno vi via voi vostra vostro`,
  nl: `aan achter al aldus alle alleen als altijd ander andere anders b.v. behalve bij bijna bijvoorbeeld binnen boven
    buiten daar daarbij daarmee daarna daarom dan dat de deze die dit doen doet door dus echter een één eens eerst elk
    elke en enige enkele er erg ergens even geen geweest gewoon had hadden heb hebben hebt heeft heel hem hen het hier
    hij hoe hun iemand iets ik in is ja je jij jou jouw jullie kan kon konden kunnen langs later maar me meer meest
    men met mij mijn minder misschien mocht moest moet moeten mogen na naar naast namelijk net niemand niet niets nog
    nooit nu of om omdat onder ons onze ook op over overal pas per rond sinds slechts sommige soms steeds te tegen ten
    ter terwijl toch toen tot tussen uit uw van vaak vanaf vandaag vanuit veel via volgens voor vooral voordat waar
    waarbij waardoor waarin waarom waarop wanneer want waren was wat we weer wel welk welke werd werden wie wij wil
    willen word worden wordt zal ze zeer zei zelf zelfs zich zij zijn zo zoals zodat zonder zou zouden zowel zulke zullen`,
  pt: `a à ainda algo alguém algum alguma algumas alguns ali ante antes ao aos apenas após aquela aquelas aquele aqueles
    aqui aquilo as às assim até bem cada com como contra contudo da dá daquela daquele das de dela delas dele deles
    depois desde dessa desse desta deste deve devem disso do dos duas durante e é ela elas ele eles em embora enquanto
    então entre era eram essa essas esse esses esta está estão estar estas estava estavam este estes eu faz fazer foi
    for foram há isso isto já la lá lhe lhes lo mais mas me mediante menos mesma mesmas mesmo mesmos meu meus minha
    minhas muita muitas muito muitos na não nas nem nenhum nenhuma nessa nesse nesta neste ninguém no nos nós nossa
    nossas nosso nossos num numa nunca o onde os ou outra outras outro outros para pela pelas pelo pelos perante pode
    podem pois por porém porque porquê pouco pouca quais qual qualquer quando quanto quase que quê quem se seja sejam
    sem sempre sendo ser será seu seus si sido sim só sob sobre sua suas tal também tampouco tanto tão te tem têm ter
    teu tinha tinham toda todas todavia todo todos tu tua tudo um uma umas uns vai você vocês vos vós`,
  de: `ab aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes auch auf aus
    außer außerdem bald bei beim bereits bevor bin bis bist bzw da dabei dadurch dafür dagegen daher dahin damit danach
    daneben dann daran darauf daraus darf darin darüber darum darunter das dass davon davor dazu dein deine deinem
    deinen deiner dem den denen denn dennoch der deren des deshalb dessen desto dich die dies diese dieselbe diesem
    diesen dieser dieses dir doch dort du durch dürfen eben ebenso ein eine einem einen einer eines einige einigen
    einiger einiges einmal er erst es etwa etwas euch euer eure fast für gab ganz gar gegen gegenüber geht gewesen gibt
    habe haben hat hatte hatten her hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in
    indem ins irgend ist ja je jede jedem jeden jeder jedes jedoch jene jenem jenen jener jenes jetzt kann kannst kaum
    kein keine keinem keinen keiner konnte konnten können machen man manche mancher mehr mein meine meinem meinen meiner
    meist mich mir mit möchte muss müssen musste nach nachdem nämlich neben nicht nichts nie niemand noch nun nur ob
    oben obwohl oder oft ohne per schon sehr sei seid sein seine seinem seinen seiner seines seit selbst sich sie sind
    so sobald sogar solch solche solchem solchen solcher soll sollen sollte sollten somit sondern sonst soweit sowie
    sowohl statt trotz trotzdem über um und uns unser unsere unserem unseren unserer unter viel viele vielen vom von
    vor während wann war waren warum was wegen weil weiter welche welchem welchen welcher welches wem wen wenig wenn wer
    werde werden wessen wie wieder will wir wird wo wobei wodurch wofür woher wohin wollen wollte womit worden wurde
    wurden würde würden z.b zu zum zur zwar zwischen`,
  pl: `a aby albo ale ani aż bardzo bez bo być był była było były będzie będą chociaż choć ci cię co coś czy czyli czym
    dla dlaczego dlatego do dość gdy gdyby gdyż gdzie go i ich ile im inna inne innego innych inny ja jak jaka jakie
    jakiś jako je jeden jedna jednak jednego jedno jego jej jemu jest jestem jeśli jeszcze jeżeli już każda każdy kiedy
    kto którą która które którego której który których którym którzy ku lecz lub ma mają mam mi mimo między mną mnie moja
    moje może możesz można mój mu musi my na nad nam nami nas nasz nasza nasze natomiast nawet nic nich nie niego niej
    niemu niż nią nim nimi no o obok od około on ona one oni ono oraz po pod podczas poza ponad ponieważ przed przede
    przez przy raz również są się skąd sobie są swoich swoje swój swoją ta tak taka takie taki także tam te tego tej
    temu ten teraz też to tobą tobie tu tutaj twoja twoje twój ty tych tylko tym tymi u w wam wami was wasz we wiele
    więc więcej właśnie wszystkich wszystkie wszystko wszyscy wtedy z za zawsze zaś ze znów że żaden żadna żeby`,
  tr: `acaba ama ancak artık aslında ayrıca az bana bazen bazı belki ben benden beni benim beri bile bir biraz birçok
    biri birkaç birşey biz bize bizi bizim böyle böylece bu buna bunda bundan bunlar bunları bunların bunu bunun burada
    bütün çoğu çok çünkü da daha de değil diğer diye dolayı ama en fakat gibi göre hala hangi hatta hem henüz hep hepsi
    her herhangi herkes hiç hiçbir için ile ilgili ise işte kadar karşı kendi kendine kendini kez ki kim kimi kimse
    madem mi mı mu mü nasıl ne neden nedenle nerede nereye neyse niçin niye o olan olarak oldu olduğu olduğunu olmak
    olması olur on ona ondan onlar onlara onları onların onu onun orada oysa öyle pek rağmen sadece sanki sen sende
    seni senin siz sizi sizin sonra şey şeyler şimdi şöyle şu şuna şunu tarafından tüm üzere var ve veya ya yani yerine
    yine yok yoksa zaten`,
  vi: `ai anh bao bên bị bởi các cái càng cần chỉ cho chứ chưa chúng chúng_tôi có còn cô cũng của cùng đã đang đây để
    đến đều đi điều do đó được gì giữa hay hơn hết họ khi không là lại lên lúc mà mỗi một mình mọi muốn này nên nếu nào
    nào ngay nhiều như nhưng những nó nơi nữa ở phải qua ra rằng rất rồi sau sẽ sự tại tất tôi từ từng theo thì trên
    trong trước tuy và vài vẫn vào vậy vì việc với vừa`,
}

const sets = new Map<LanguageCode, ReadonlySet<string>>()

/** The stop words of a language, lower case, with straight apostrophes. */
export function stopWords(language: ContentLanguage = defaultLanguage): ReadonlySet<string> {
  const code = languageCode(language)
  const known = sets.get(code)
  if (known !== undefined) return known
  const made: ReadonlySet<string> = new Set(lists[code].split(/\s+/))
  sets.set(code, made)
  return made
}

/** Whether a word, in any case, says nothing about what a text is about. */
export function isStopWord(word: string, language: ContentLanguage = defaultLanguage): boolean {
  return stopWords(language).has(folded(word, language))
}

/** A word as it is in lists: lower case by the rules of its language, straight apostrophe, nothing invisible. */
export function folded(word: string, language: ContentLanguage = defaultLanguage): string {
  const lower = language === 'Turkish' ? word.toLocaleLowerCase('tr') : word.toLowerCase()
  return lower
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]/g, '')
}
