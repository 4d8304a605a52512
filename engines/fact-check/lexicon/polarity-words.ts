import type { LanguageCode } from '../../text/index.ts'

/** Words by which two sentences on the same matter differ in sense. Lists are blank-separated, lower case. */
export interface PolarityWords {
  /** Turn what stands near them into its contrary. */
  readonly negations: string
  /** Say that something grows, begins, is furthered or is more. */
  readonly up: string
  /** Say that something shrinks, ends, is hindered or is less. */
  readonly down: string
  /** Pairs that exclude each other, joined by `/`; several words of one side by `,`. */
  readonly opposites: string
}

/*
 * Our own lists, written from the grammar and the plain vocabulary of each language. Polish, Turkish and Vietnamese have
 * none yet: there the sense of words is not measured.
 */
export const polarityWords: Readonly<Partial<Record<LanguageCode, PolarityWords>>> = {
  en: {
    negations: `not no never none neither nor nobody nothing nowhere cannot without hardly barely scarcely don't doesn't
      didn't isn't aren't wasn't weren't hasn't haven't hadn't can't couldn't won't wouldn't shouldn't mustn't lack lacks
      lacked lacking fail fails failed failing failure absence absent unable refuse refused refuses deny denied denies
      false untrue myth hoax incorrect inaccurate wrong unlikely unclear`,
    up: `increase increases increased increasing rise rises rose risen rising grow grows grew grown growth gain gained
      raise raised raising elevate elevated elevation enhance enhanced enhancement boost promote promoted promotion
      stimulate stimulation activate activation activated induce induced induction upregulate upregulated augment amplify
      facilitate accelerate accelerated improve improved improvement expand expanded expansion surge climb climbed higher
      highest high more greater greatest larger largest longer faster stronger strengthen extend exceed exceeded
      positive positively cause causes caused causing lead leads trigger produce enable support supports supported overexpression
      doubled tripled warmer hotter heavier wider deeper upward worsen worsened aggravate exacerbate vulnerable vulnerability
      hypersensitive sensitive susceptible susceptibility effective benefit beneficial`,
    down: `decrease decreases decreased decreasing decline declined declining fall falls fell fallen falling drop dropped
      dropping reduce reduced reducing reduction lower lowered lowest low inhibit inhibited inhibition inhibitory inhibitor
      suppress suppressed suppression suppressor prevent prevents prevented prevention block blocked blocking impair impaired
      impairment attenuate attenuated attenuation diminish diminished downregulate downregulated weaken weakened weaker
      limit limited restrict restricted abolish abolished abrogate eliminate eliminated less fewer smaller smallest shorter
      slower slow loss lose lost losing deplete depletion deficiency deficient resist resistant resistance protect protected
      protective protection disrupt disrupted disruption lessen shrink shrank shrunk cut curb mitigate alleviate ameliorate
      negative negatively halved colder cooler lighter narrower downward immune ineffective inactivate inactivation silence
      silencing knockdown stop stopped repress repression antagonize impede hamper counteract poor stabilize stabilized`,
    opposites: `win,won,winner,victory/lose,lost,loser,defeat first/last before/after north,northern/south,southern
      east,eastern/west,western male,man,men,boy,boys/female,woman,women,girl,girls alive,living,survive,survived/dead,died,death
      old,older,oldest/young,younger,youngest early,earlier,earliest/late,later,latest open,opened/closed,shut
      accept,accepted/reject,rejected,refuse,refused allow,allowed,permit,permitted/ban,banned,forbid,forbidden,prohibited
      true/false present/absent major/minor hot,heat/cold safe/dangerous,harmful,unsafe public/private rich/poor
      begin,began,start,started/end,ended,finish,finished support,supported/oppose,opposed pass,passed/fail,failed
      success,successful,succeed,succeeded/failure,failed,unsuccessful buy,bought/sell,sold same,identical,similar/different,differ
      always/never,rarely,seldom all,every/none,no maximum/minimum majority/minority son,sons/daughter,daughters
      brother,brothers/sister,sisters father/mother husband/wife king/queen actor/actress uncle/aunt prince/princess
      benign/malignant left/right inside/outside import,imported/export,exported alone/together single/married
      natural/artificial,synthetic commercial,hit/flop,bomb praised,acclaimed/criticized,panned love,loved/hate,hated
      guilty/innocent,acquitted voluntary/forced arrive,arrived/leave,left land,terrestrial/marine,aquatic
      common,frequent,frequently/rare,rarely,uncommon independent,independently/dependent,dependently upstream/downstream
      day/night summer/winter birth,born/death,died comedy/tragedy fiction,fictional/nonfiction,real poor,poorly/well
      optional,voluntarily/mandatory,required,compulsory temporary/permanent urban/rural full/empty strong/weak`,
  },
  de: {
    negations: `nicht kein keine keinen keinem keiner keines nie niemals niemand nichts weder ohne kaum falsch`,
    up: `steigt steigen stieg gestiegen anstieg zunahme zunehmen zugenommen wächst wachsen wuchs gewachsen wachstum erhöht
      erhöhen erhöhung mehr höher größer länger schneller beschleunigt beschleunigen beschleunigte beschleunigung stärker fördern fördert verbessern verbessert verursacht
      verursachen verdoppelt verdreifacht gewinn plus positiv wirksam`,
    down: `sinkt sinken sank gesunken fällt fallen fiel gefallen abnahme abnehmen abgenommen rückgang senken senkt gesenkt
      verringert verringern reduziert reduzieren weniger niedriger kleiner kürzer langsamer verlangsamt verlangsamen verlangsamte verlangsamung schwächer hemmt hemmen verhindert
      verhindern schützt verlust minus negativ halbiert unwirksam schrumpft`,
    opposites: `gewann,gewinnt,sieg/verlor,verliert,niederlage erste,erster/letzte,letzter vor/nach nord,nördlich/süd,südlich
      osten,östlich/westen,westlich lebt,lebend/tot,starb,gestorben alt,älter/jung,jünger früh,früher/spät,später
      erlaubt/verboten wahr/falsch gleich/verschieden immer/nie alle/keine mehrheit/minderheit sohn/tochter bruder/schwester
      vater/mutter öffentlich/privat sicher/gefährlich häufig/selten beginn,begann/ende,endete angenommen/abgelehnt`,
  },
  fr: {
    negations: `ne n' pas non jamais aucun aucune rien personne sans ni faux fausse`,
    up: `augmente augmenter augmenté augmentation hausse croît croissance croître progresse progressé monte monté élève élevé
      plus supérieur supérieure améliore amélioré favorise provoque cause doublé triplé gain positif efficace accru`,
    down: `baisse baisser baissé diminue diminuer diminué diminution réduit réduire réduction recul recule reculé chute chuté
      moins inférieur inférieure empêche prévient inhibe bloque perte négatif inefficace protège ralentit`,
    opposites: `gagné,gagne,victoire/perdu,perd,défaite premier,première/dernier,dernière avant/après nord/sud est/ouest
      vivant/mort,mourut vieux,âgé/jeune tôt/tard autorisé,permis/interdit vrai/faux même/différent toujours/jamais
      tous,toutes/aucun,aucune majorité/minorité fils/fille frère/sœur père/mère public/privé sûr/dangereux fréquent/rare
      commencé,début/fini,fin accepté/refusé,rejeté`,
  },
  es: {
    negations: `no nunca jamás ningún ninguna ninguno nada nadie sin ni tampoco falso falsa`,
    up: `aumenta aumentar aumentó aumento sube subir subió subida crece crecer creció crecimiento incrementa incremento
      incrementó eleva elevan elevar elevó elevaron sube suben subieron incrementan aumentan aumentaron más mayor superior mejora mejoró favorece causa provoca duplicó triplicó ganancia positivo eficaz`,
    down: `disminuye disminuir disminuyó disminución baja bajar bajó bajada cae caer cayó caída reduce reducir redujo
      reducción desciende descendió descenso rebaja rebajan rebajar rebajó rebajaron bajan bajaron reducen redujeron disminuyen menos menor inferior impide previene inhibe bloquea pérdida negativo ineficaz`,
    opposites: `ganó,gana,victoria/perdió,pierde,derrota primero,primera/último,última antes/después norte/sur este/oeste
      vivo/muerto,murió viejo/joven temprano/tarde permitido/prohibido verdadero/falso igual/diferente siempre/nunca
      todos,todas/ninguno,ninguna mayoría/minoría hijo/hija hermano/hermana padre/madre público/privado seguro/peligroso
      frecuente/raro empezó,comienzo/terminó,fin aceptó/rechazó`,
  },
  it: {
    negations: `non mai nessun nessuna nessuno niente nulla senza né falso falsa`,
    up: `aumenta aumentare aumentato aumento sale salire salito cresce crescere cresciuto crescita incremento più maggiore
      superiore migliora migliorato favorisce causa provoca raddoppiato triplicato guadagno positivo efficace`,
    down: `diminuisce diminuire diminuito diminuzione scende scendere sceso cala calato calo riduce ridurre ridotto riduzione
      meno minore inferiore impedisce previene inibisce blocca perdita negativo inefficace`,
    opposites: `vinto,vince,vittoria/perso,perde,sconfitta primo,prima/ultimo,ultima nord/sud est/ovest vivo/morto,morì
      vecchio,anziano/giovane presto/tardi permesso/vietato vero/falso uguale/diverso sempre/mai tutti,tutte/nessuno,nessuna
      maggioranza/minoranza figlio/figlia fratello/sorella padre/madre pubblico/privato sicuro/pericoloso frequente/raro
      iniziato,inizio/finito,fine accettato/rifiutato`,
  },
  pt: {
    negations: `não nunca jamais nenhum nenhuma nada ninguém sem nem falso falsa`,
    up: `aumenta aumentar aumentou aumento sobe subir subiu subida cresce crescer cresceu crescimento incremento mais maior
      superior melhora melhorou favorece causa provoca duplicou triplicou ganho positivo eficaz`,
    down: `diminui diminuir diminuiu diminuição desce desceu cai cair caiu queda reduz reduzir reduziu redução baixa baixou
      menos menor inferior impede previne inibe bloqueia perda negativo ineficaz`,
    opposites: `ganhou,ganha,vitória/perdeu,perde,derrota primeiro,primeira/último,última antes/depois norte/sul leste/oeste
      vivo/morto,morreu velho/jovem cedo/tarde permitido/proibido verdadeiro/falso igual/diferente sempre/nunca
      todos,todas/nenhum,nenhuma maioria/minoria filho/filha irmão/irmã pai/mãe público/privado seguro/perigoso
      frequente/raro começou,início/terminou,fim aceitou/rejeitou`,
  },
  nl: {
    negations: `niet geen nooit niemand niets noch zonder nauwelijks onjuist onwaar`,
    up: `stijgt stijgen steeg gestegen stijging groeit groeien groeide gegroeid groei neemt toe toename verhoogt verhoogd meer
      hoger groter langer sneller sterker bevordert verbetert verbeterd veroorzaakt verdubbeld winst positief effectief`,
    down: `daalt dalen daalde gedaald daling afname vermindert vermindering verminderd verlaagt verlaagd minder lager kleiner
      korter trager zwakker remt voorkomt beschermt verlies negatief gehalveerd krimpt`,
    opposites: `won,wint,overwinning/verloor,verliest,nederlaag eerste/laatste voor/na noord,noorden/zuid,zuiden
      oost,oosten/west,westen levend,leeft/dood,stierf,overleden oud,ouder/jong,jonger vroeg,vroeger/laat,later
      toegestaan/verboten waar/onwaar gelijk/verschillend altijd/nooit alle/geen meerderheid/minderheid zoon/dochter
      broer/zus vader/moeder openbaar/particulier veilig/gevaarlijk vaak/zelden begon,begin/eindigde,einde`,
  },
}
