import type { LanguageCode } from '../../text/index.ts'

/*
 * Words that say the same of a thing wherever they stand, our own lists, each sense up to its semicolon. Stricter than the matters of
 * `synonyms.ts`, which bring words of one subject together: here one may be written for the other without changing what is
 * stated. A word may stand in several. Forms are brought together by their stems; irregular ones are written out.
 */
export const sameSenseWords: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `begin began begun start commence launch; end finish conclude; open inaugurate; stop halt cease suspend; close shut;
      quit abandon; buy bought purchase acquire; sell sold; get got receive obtain gain; give gave given grant award
      bestow; show demonstrate reveal indicate find found; say said says state stated tell told according; argue
      contend maintain; warn caution; build built construct erect; make made produce manufacture create; develop
      invent devise; design devise; lead led head direct; found established establish set; write wrote written author;
      publish release issue appear bring brought; premiere debut release; increase rise rose risen grow grew grown
      climb go went gain; decrease fall fell fallen drop decline sink sank shrink shrank diminish go went; raise
      increase lift; reduce cut lower decrease; expand grow grew grown extend; weaken soften; improve enhance; worsen
      deteriorate; cost price; cause trigger provoke prompt lead led result produce; force oblige compel; allow permit
      let enable; ban prohibit forbid forbade forbidden outlaw bar; abolish scrap eliminate remove withdraw; withdraw
      withdrew withdrawn revoke retract; cancel call; reject refuse decline rebuff; demand require request ask; call
      name term dub; kill slay slain die dead death claim; die died dead death perish kill; injure hurt wound; murder
      assassinate; destroy ruin wreck; damage harm; collapse cave; burn burnt; win won; lose lost; defeat beat beaten;
      marry married wed; bear born birth; live inhabit reside home; resident inhabitant; citizen national; people
      person inhabitant resident persons; child children kid kids; woman women; man men; worker employee; employ work
      hire; job post position; doctor physician; lawyer attorney; writer author; movie film picture; car automobile;
      truck lorry; ship vessel; plane aircraft airplane aeroplane; firm company business; shop store; house home; flat
      apartment; building structure; storey story floor level; street road; area region; country nation; border
      frontier; coast shore seaside; sea ocean; forest woodland; stone rock; big large; huge enormous vast giant
      immense; small little tiny; slight little slightly somewhat bit; sharp steep; quick fast rapid swift; rich
      wealthy affluent; strong powerful; important significant major; main chief principal primary key leading;
      chiefly mainly mostly primarily principally largely predominantly; almost nearly; about around roughly
      approximately circa; often frequently; usually normally generally typically; rare rarely seldom; quite fairly
      rather; very extremely highly; total altogether whole entire overall; annual annually yearly year; daily day;
      monthly month; weekly week; during in; former previous earlier prior; later afterwards subsequently; first
      initially originally initial; final last; current present today now; whole entire; same identical; different
      differing; enough sufficient; common widespread; famous renowned celebrated well-known; expensive costly; cheap
      inexpensive; safe secure; danger hazard peril; risk danger; difficult hard; easy simple; help assist aid
      support; support back; protect guard shield; prevent avert; repair mend fix restore; renovate refurbish restore;
      replace substitute exchange; change alter modify; move relocate; leave left depart; arrive reach; travel journey
      trip; visitor guest; see saw seen view watch; hear heard; use utilize utilise employ; need require; want wish
      desire; intend plan; try attempt; choose chose chosen select pick; elect vote; decide determine; decision
      ruling; agree accept consent; approve endorse; criticize criticise condemn; praise commend laud; attribute
      ascribe credit; consider regard deem view; believe think thought; know knew known; mention cite refer; describe
      depict portray; discover find found detect identify; search seek sought; study investigate examine research;
      study survey; scientist researcher; survey poll; weigh weight; height high tall; length long; width wide broad;
      depth deep; last take took; contain include hold held; store hold; consist comprise made; connect link join;
      separate divide split; surround encircle; cross traverse; lie lies located situated sited stand; stand stood;
      extend stretch reach; cover span; half fifty; quarter fourth; double twice; hand distribute give gave;
      distribute hand share; supply provide deliver; earn make; pay paid; spend spent; fund finance; fund money;
      donate give gave; collect gather; keep kept preserve hold; own possess belong; harvest crop; farmer grower; rain
      rainfall; flood inundate; fire blaze; quake earthquake; eruption erupt; illness disease sickness; medicine drug
      medication; tumor tumour; pupil student; exhibit display show; exhibition show; prize award; award prize honour
      honor; spectator viewer; match game; goal aim; singer vocalist; king monarch; army military troops; treaty pact
      agreement; law legislation statute; government administration; leader head chief; boss director head manager;
      founder found founded establish; inventor invent invented; discoverer discover; designer design; translate
      render; translator translate; winner win won; owner own; crew team; team squad; number amount quantity figure;
      share proportion percentage; peak maximum; speed velocity; electricity power; wage pay salary; revenue turnover;
      profit earnings; tax levy; fee charge; toll fee; customer client; buyer purchaser; seller vendor; goods
      products; part portion piece section; top summit peak; edge rim; centre center middle; begin beginning start;
      appoint name; resign quit; arrest detain; release free; accuse allege; deny denied; confirm verify; announce
      declare; celebrate mark; attend visit; host hold held; hold held take took; happen occur take took; remain stay;
      become became turn; feed fed eat ate; eat ate eaten consume; drink drank drunk; sleep slept; grow raise
      cultivate; catch caught; shoot shot; hit struck strike; throw threw thrown; carry transport; bring brought; send
      sent; draw drew drawn; break broke broken; ripen mature age; recover rebound; back return; limit restrict cap;
      orbit circle; autumn fall; dozen twelve; humid humidity; speak spoke; language tongue; teach taught; found
      discover; estimate reckon believe; expect anticipate forecast project; donate give gave given; treat care; explode
      explosion blast; elsewhere rest; supply furnish; keep kept retain; shut close`,
  de: `beginnen begann begonnen anfangen starten startete start beginn; enden endete aufhören schließen ende; eröffnen
      eröffnet eröffnete einweihen eingeweiht; bauen baute gebaut errichten errichtet errichtete; entwerfen entwarf
      entworfen gestalten gestaltet; kaufen kaufte gekauft erwerben erwarb erworben; erhalten erhielt bekommen bekam;
      geben gab gegeben verleihen verlieh verliehen; zeigen zeigte gezeigt ergeben ergab belegen belegt; sagen sagte
      sagt gesagt erklären erklärt erklärte laut zufolge; steigen stieg gestiegen wachsen wuchs gewachsen zunehmen
      zunahm; sinken sank gesunken fallen fiel gefallen zurückgehen; erhöhen erhöht erhöhte anheben; senken senkte
      gesenkt verringern verringert; verursachen verursacht auslösen löste ausgelöst führen führte geführt; verbieten
      verbot verboten untersagen untersagt; ablehnen lehnte abgelehnt zurückweisen; loben lobte gelobt begrüßen;
      kritisieren kritisiert kritisierte; töten tötete getötet starben starb sterben gestorben tote; verletzen
      verletzt verwundet; zerstören zerstört vernichten vernichtet; gewinnen gewann gewonnen; verlieren verlor
      verloren; züchten gezüchtet züchtete; liegen liegt lag befinden befindet gelegen; wohnen leben lebte wohnte;
      arbeiten beschäftigt; etwa rund ungefähr circa zirka; fast beinahe nahezu; oft häufig; groß riesig; klein
      gering; leicht etwas geringfügig; hauptsächlich vorwiegend überwiegend meist größtenteils; behandeln behandelte behandelt versorgen versorgte; haus gebäude; firma
      unternehmen betrieb; auto wagen; arzt mediziner; forscher wissenschaftler; studie untersuchung; dauern dauerte;
      versorgen versorgt beliefern; verarbeiten verarbeitet; anbauen angebaut; benötigen brauchen; nutzen nutzt
      verwenden verwendet benutzen; veröffentlichen veröffentlicht erscheinen erschien; gründen gegründet gründete;
      schreiben schrieb geschrieben verfassen verfasst; entdecken entdeckt entdeckte; erfinden erfunden erfand; leiten
      leitete geleitet; jährlich jahr; täglich tag; insgesamt zusammen; gesamt ganz`,
  es: `empezar empezó comenzar comenzó iniciar inició; terminar terminó acabar acabó finalizar finalizó; inaugurar inauguró
      inaugurado abrir abrió abierto; construir construyó construido edificar levantar levantó; diseñar diseñó
      diseñado proyectar proyectó; comprar compró comprado adquirir adquirió; recibir recibió obtener obtuvo; dar dio
      otorgar otorgó conceder concedió; mostrar mostró demostrar demostró revelar reveló; decir dijo dice según afirma
      afirmar afirmó señalar señaló declarar declaró; aumentar aumentó subir subió crecer creció; disminuir disminuyó
      bajar bajó caer cayó reducir redujo descender; causar causó provocar provocó ocasionar ocasionó; prohibir
      prohibió prohibido vetar; rechazar rechazó rechaza; matar mató morir murió murieron muertos fallecer falleció;
      ganar ganó; perder perdió; encontrar encuentra situado ubicado; vivir vivió residir residió; casi prácticamente;
      unos unas alrededor aproximadamente; grande enorme; coche automóvil; empresa compañía firma; médico doctor;
      libro obra; película filme; publicar publicó editar; fundar fundó fundado crear creó creado; escribir escribió
      escrito; descubrir descubrió; inventar inventó; dirigir dirigió; medir mide; alcanzar alcanza llegar llega;
      costar costó; defender defiende apoyar apoya; anual año; principalmente mayormente sobre_todo; frecuentemente
      menudo`,
}
