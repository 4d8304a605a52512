/*
 * More words that writers of news put for each other, like those of `everyday-words.ts`, our own list: written from the language, field
 * by field, by people who knew no text that the check was tried on. Each sense up to its semicolon; `_` joins a verb of two words.
 */
export const spanish = `
  abarcar englobar incluir; abastecer proveer surtir suministrar; abatir derribar; abolir derogar abrogar; abordar tratar; abreviar acortar; acatar
  obedecer; acceder entrar ingresar; aceptar admitir; acelerar agilizar; acentuar agudizar intensificar; acercar aproximar; aclarar esclarecer
  clarificar; acoger albergar; alojar hospedar albergar; acordar convenir pactar; acosar hostigar; acrecentar aumentar incrementar; acumular amontonar
  acopiar; achacar atribuir; adaptar adecuar acomodar; adelantar anticipar; adiestrar entrenar; administrar gestionar; adornar decorar ornamentar
  engalanar; afirmar aseverar sostener asegurar manifestar; expresar manifestar; indicar señalar apuntar; señalar apuntar precisar; afrontar encarar
  enfrentar; agarrar asir coger; agrandar ampliar; añadir agregar sumar; aglutinar agrupar reunir; ahuyentar espantar; alargar prolongar; prorrogar
  prolongar extender; alegar aducir argumentar argüir; alejar distanciar apartar; alentar animar; promover fomentar impulsar; incentivar estimular
  fomentar; favorecer propiciar; mitigar paliar atenuar aliviar; almacenar guardar; alquilar rentar; alumbrar iluminar; alumbrar parir; anexionar
  anexar; aniquilar exterminar; anotar apuntar; anular invalidar; anular revocar; cancelar anular; apagar extinguir sofocar; aparcar estacionar
  parquear; aparecer surgir; apartar separar; aplazar posponer postergar diferir; aplicar implementar; apoyar respaldar avalar; apresar capturar;
  detener aprehender; reparar arreglar; asolar arrasar devastar; lanzar arrojar tirar; atracar asaltar; garantizar asegurar; asesorar aconsejar; asignar
  destinar; socorrer auxiliar ayudar; vincular relacionar asociar ligar; atañer concernir incumbir; atar amarrar; atestiguar testificar; captar atraer;
  atrapar capturar; atravesar cruzar; atropellar arrollar; patrocinar auspiciar; permitir consentir; avanzar progresar; indagar investigar; avisar
  alertar; informar notificar comunicar; avistar divisar; beneficiar favorecer; borrar eliminar; eludir esquivar; evadir eludir; calcular computar;
  tildar tachar; calificar describir definir; canjear intercambiar cambiar; transformar convertir; modificar variar alterar; cambiar variar; formar
  capacitar instruir; causar originar acarrear; generar originar producir; traspasar ceder transferir; celebrar festejar; conmemorar celebrar; celebrar
  realizar; celebrar ocurrir; ocurrir suceder acontecer acaecer producir; cesar parar interrumpir; destituir cesar; citar mencionar; citar convocar;
  colaborar cooperar; derrumbarse desplomarse desmoronarse colapsar hundirse; colocar poner; instalar montar colocar; luchar combatir pelear;
  comercializar vender; indemnizar resarcir; competir rivalizar; completar finalizar; dificultar entorpecer obstaculizar; componer integrar formar
  constituir; conformar formar componer; comprobar verificar constatar; confirmar corroborar ratificar; conceder adjudicar otorgar; conducir manejar;
  conectar enlazar unir; confeccionar elaborar; confiscar incautar decomisar requisar; intervenir incautar decomisar; congregar reunir; conjeturar
  suponer; considerar estimar juzgar; creer opinar pensar considerar; consolidar afianzar; contagiar infectar; contemplar prever; responder contestar;
  continuar proseguir seguir; contratar fichar; convencer persuadir; corregir enmendar rectificar subsanar; cosechar recolectar recoger; crear
  establecer instituir; criticar reprobar censurar; criticar reprochar recriminar; cubrir tapar recubrir; curar sanar; cursar estudiar; dañar estropear;
  perjudicar dañar; debatir discutir; decidir determinar; decrecer disminuir menguar; dedicar consagrar; deducir inferir; defender abogar; degradar
  deteriorar; encargar confiar; exigir demandar; derrocar derribar deponer; denegar rechazar; denominar llamar; derramar verter; derretir fundir;
  derrotar vencer batir; derrumbar derribar; descartar excluir; descifrar decodificar; localizar encontrar hallar ubicar; detectar descubrir; desear
  querer anhelar; desempeñar ejercer; desencadenar desatar provocar; desestimar rechazar; desistir renunciar; desarticular desmantelar; negar desmentir;
  incumplir infringir violar transgredir vulnerar quebrantar; desplazar mover; sobresalir destacar; resaltar enfatizar subrayar recalcar destacar;
  destrozar destruir; desvelar revelar develar; desvelar divulgar; detallar especificar precisar; establecer fijar determinar; explotar estallar
  detonar; devolver reintegrar reembolsar; conversar dialogar charlar; difundir divulgar propagar; anunciar divulgar difundir; comandar mandar;
  discrepar disentir; disfrutar gozar; disolver dispersar; distinguir diferenciar; galardonar premiar distinguir; dividir fraccionar; duplicar doblar;
  equipar dotar; expulsar echar; educar instruir; efectuar realizar ejecutar; elegir escoger seleccionar; erradicar eliminar; emerger surgir; emitir
  transmitir retransmitir; emitir expedir; empeorar agravar deteriorar; emprender iniciar; encarcelar recluir; encender prender; enfadar enojar;
  ensalzar elogiar alabar; enseñar mostrar; entablar iniciar; entender comprender; enterrar inhumar; implicar suponer conllevar entrañar; enviar expedir
  remitir; erosionar desgastar; huir escapar fugarse evadirse; esconder ocultar; escuchar oír; esparcir dispersar; esperar aguardar; instaurar implantar
  establecer; estafar timar; chocar colisionar; evacuar desalojar; evaluar valorar; evidenciar demostrar mostrar; inspeccionar revisar; instar exhortar;
  exhumar desenterrar; eximir exonerar; vencer expirar caducar; extraviar perder; manufacturar fabricar; proporcionar facilitar suministrar; felicitar
  congratular; filmar rodar; financiar sufragar; fingir simular; firmar suscribir rubricar; fluctuar oscilar; fracturar romper; quebrar romper;
  ralentizar frenar; funcionar operar; fusionar unir; gastar desembolsar; girar rotar; gobernar regir; herir lesionar; hospitalizar ingresar internar;
  naufragar zozobrar hundirse; idear concebir; imitar copiar; ilegalizar proscribir; prohibir proscribir; incendiar quemar; incitar instigar; incorporar
  integrar incluir; incorporar añadir; imputar inculpar; influir incidir; preocupar inquietar; inscribir registrar; matricular inscribir; insinuar
  sugerir; interpretar encarnar; introducir meter; invitar convidar; involucrar implicar; juntar reunir unir; juzgar enjuiciar; lamentar deplorar;
  lastimar herir; levantar alzar; limitar restringir; lindar limitar colindar; malgastar derrochar despilfarrar dilapidar; mermar disminuir menguar
  reducir; molestar incomodar; narrar relatar contar; notar percibir; nutrir alimentar; obligar forzar; obsequiar regalar; odiar detestar; ordenar
  mandar; pagar saldar; partir salir; penalizar castigar sancionar; percibir cobrar; condonar perdonar; perdurar subsistir pervivir persistir; perforar
  taladrar; permanecer quedarse; posibilitar permitir; ostentar poseer; preceder anteceder; predecir pronosticar vaticinar augurar; prescribir recetar;
  preparar alistar; aspirar pretender; probar ensayar testar; probar demostrar; amparar proteger; reanudar retomar; rebajar reducir; rebatir refutar;
  rebelarse sublevarse alzarse amotinarse; recabar reunir recopilar; recopilar compilar; recordar rememorar; recortar reducir; recuperar recobrar;
  reconstruir reedificar; relevar sustituir reemplazar; reforestar repoblar; reglamentar regular; rehabilitar restaurar; retornar regresar volver;
  reiterar repetir; remodelar reformar renovar; rendirse capitular; informar reportar; resistir aguantar soportar; resolver solucionar; restablecer
  restaurar; restituir devolver; resumir sintetizar; reubicar trasladar; rezar orar; robar sustraer; rodear circundar; rogar suplicar; secuestrar
  raptar; sembrar plantar; sobrepasar superar; sobornar cohechar; sorprender asombrar; subvencionar subsidiar; titular llamar; tolerar consentir;
  trabajar laborar; transitar circular; tratar procurar; vigilar custodiar; soler acostumbrar; asustar atemorizar; aterrorizar aterrar; ajustar adaptar;
  reajustar ajustar; aminorar disminuir reducir; ampliar aumentar; atender cuidar; autorizar habilitar; bifurcar ramificar; brindar proporcionar;
  caminar andar; cavar excavar; cercar rodear; combinar mezclar; comparar cotejar contrastar; concertar acordar; contactar comunicarse; convalidar
  homologar; cuadruplicar cuadriplicar; datar fechar; remontarse datar; delinear trazar; denigrar difamar; calumniar difamar; desagraviar resarcir;
  desbordar rebasar; desecar drenar; despertar suscitar; desterrar exiliar; enlazar vincular; ensanchar ampliar; escalar trepar; escarbar cavar;
  estrechar angostar; explicar exponer; facultar autorizar; homenajear honrar; impugnar objetar; incinerar cremar; laurear premiar; liquidar saldar;
  obstruir bloquear; obstruir taponar; pernoctar dormir; plasmar reflejar; reñir pelear; residir radicar; sepultar inhumar; simbolizar representar;
  supervisar fiscalizar; zanjar resolver; mencionar aludir; abogado letrado; accidente siniestro; aclaración esclarecimiento; actuación intervención;
  acusación imputación; adicción dependencia; administración gestión; adversario rival contrincante oponente; contrario rival adversario; advertencia
  aviso; aeropuerto aeródromo; afluencia asistencia; organismo entidad institución; aguacero chaparrón; alcalde alcaldesa; alcaldía ayuntamiento
  municipalidad intendencia; alegato argumento; alimento comida; alteración modificación cambio; alianza coalición; ambiente entorno; ampliación
  extensión; anuncio comunicado; aparato dispositivo; aparcamiento estacionamiento parqueo parking; apartamento piso departamento; apertura
  inauguración; apodo mote sobrenombre alias; apogeo auge; apoyo respaldo; aptitud capacidad; archipiélago islas; archivo fichero; arresto detención
  captura; arma armamento; arquero portero guardameta; asalto atraco; asaltante atracador; asesor consejero; asesoramiento asesoría consejo; asistencia
  ayuda auxilio; asistente participante; asociación agrupación; astronauta cosmonauta; asunto cuestión tema; atacante agresor; ataúd féretro; ausencia
  falta carencia; autobús autocar; avance progreso adelanto; avería desperfecto; ayuda apoyo; bandera pabellón; barrio vecindario; barriada barrio;
  basura desechos residuos desperdicios; buzo submarinista; búsqueda rastreo; cadáver cuerpo restos; caducidad vencimiento; camarero mesero mozo;
  campeonato torneo; cantante vocalista; cantidad monto suma importe; capacidad aforo; caravana convoy; cargo puesto; carrera trayectoria; carta misiva;
  cartel afiche póster; catálogo inventario; catedral seo; choque colisión; cifra dato; cierre clausura; cinta película; ciudad urbe; civilización
  cultura; colaboración cooperación; columna pilar; combate lucha; combustible carburante; cometido misión función tarea; comienzo inicio principio;
  compañero colega; competición certamen concurso; componente integrante miembro; computadora ordenador computador; concejal edil; concesión
  otorgamiento; condena sentencia; conflicto contienda enfrentamiento; confín límite; conocimiento saber; consecución logro; consejo recomendación;
  construcción edificación; contaminación polución; contienda guerra; contribución aportación aporte; conversación diálogo charla; copia réplica
  reproducción; corona trono; corporación empresa; corrección enmienda rectificación; corriente flujo; corte interrupción; costumbre hábito; crecida
  riada inundación; creencia fe; crítica reproche; cuadro lienzo; cuartel acuartelamiento; cuenta factura; cuerpo organismo; cuestionario encuesta;
  cueva caverna gruta; cumbre cima cúspide; cura sacerdote; autobús bus ómnibus; pena condena; almacén depósito; daño perjuicio; daños desperfectos;
  danza baile; bailarín danzante; debate discusión; década decenio; siglo centuria; lustro quinquenio; decisión resolución determinación; declaración
  afirmación manifestación; decomiso incautación confiscación; decreto edicto; defecto fallo deficiencia; delincuente criminal; demora tardanza;
  denominación nombre; derogación abolición; derrumbe desplome derrumbamiento; desacuerdo discrepancia desavenencia; desafío reto; desalojo evacuación;
  desarrollo evolución; desastre catástrofe; descuento rebaja; desempleado parado; deseo anhelo; desencadenante detonante; desgracia tragedia;
  designación nombramiento; despacho oficina; despido cese; destierro exilio; exiliado desterrado; destreza habilidad; destrucción devastación;
  desventaja inconveniente; detenido arrestado; devolución reembolso reintegro; diferencia divergencia; difusión divulgación; diócesis obispado; obispo
  prelado; directivo ejecutivo; directriz pauta; dirigente líder; discapacitado minusválido; discurso alocución; disminución merma; disparo tiro;
  disputa litigio; distancia trecho; distinción galardón premio; distrito circunscripción; domicilio residencia hogar; dominio control; donación
  donativo; donante benefactor; droga estupefaciente; editorial editora; educación enseñanza; educador docente; efectivo metálico; ejecutivo gobierno;
  gobierno gabinete; ejemplo muestra; electorado votantes; elector votante; elemento componente; elenco reparto; emblema símbolo; empleador patrono
  patrón; empresariado patronal; encargado responsable; encargo pedido; encuesta sondeo; enemigo adversario; enfermedad mal afección padecimiento;
  enfrentamiento choque; enlace vínculo; enojo enfado; enseña bandera; ente entidad; entrada acceso ingreso; entrada billete boleto; billete pasaje
  boleto; entrega distribución; entrenador técnico; entrenamiento adiestramiento; envase recipiente; envío remesa; episodio capítulo; equipo conjunto;
  escasez falta carencia; escuela colegio; esfuerzo empeño; espectáculo función; espectador asistente; esposo marido cónyuge; establecimiento local;
  estado situación condición; estallido explosión detonación; estancia permanencia; estreno premier première; estudio investigación; evento
  acontecimiento suceso; evidencia prueba; exactitud precisión; examen prueba; exención exoneración; éxito triunfo logro; expansión ampliación;
  expresidente exmandatario; extinción desaparición; fabricación producción elaboración manufactura; fabricante productor; facultad potestad;
  fallecimiento muerte deceso defunción; familia familiares; familiar pariente allegado; fármaco medicina; farmacéutico boticario; farmacia botica;
  favorito predilecto; federación confederación; festejo celebración; filial subsidiaria; fin final término conclusión; finalidad objetivo fin
  propósito; meta objetivo; finalización conclusión; financiación financiamiento; formación capacitación; fortuna riqueza; foto fotografía imagen;
  frontera límite linde; fuga filtración; función papel rol; funcionamiento operación; fundador creador; fundación creación establecimiento; fusión
  unión; ganadero criador; ganador vencedor triunfador; ganancia utilidad; gasolina nafta; gasto desembolso; gente personas; gira tour; gitano romaní;
  glaciar helero; gobernante mandatario; gobierno administración; gol tanto; golpe impacto; gravedad seriedad; grieta fisura; gripe influenza; grupo
  banda; grupo conjunto; guion libreto; guionista libretista; gusto sabor; hecho suceso acontecimiento; herencia legado; herida lesión; herramienta
  instrumento; hincha aficionado seguidor fan; historia relato; hombre varón; homenaje tributo; honor honra; hormigón concreto; huella rastro pista;
  hundimiento naufragio; dinero fondos; embalse pantano; experto especialista; fallo avería; fallecido muerto; festividad fiesta; fuga huida escape;
  funeral exequias; festival certamen; idioma lengua; iglesia templo; incertidumbre duda; incidencia repercusión; incidente suceso; incremento ascenso;
  independencia emancipación; indicador índice; indicio señal; indígena aborigen nativo; individuo persona sujeto; industria sector; infancia niñez;
  infante niño; infectado contagiado; infección contagio; influencia influjo; informe reporte; ingrediente componente; ingresos recaudación; ingresos
  facturación; inicio comienzo arranque; iniciativa propuesta; inmigrante migrante; innovación novedad; inquilino arrendatario; casero arrendador;
  insignia distintivo; inspección revisión control; instalación montaje; insulto injuria ofensa; insurrecto rebelde insurgente; insurrección sublevación
  levantamiento alzamiento rebelión; intención propósito; intercambio canje; intermediario mediador; interrupción suspensión; intervalo lapso; intento
  tentativa; inventor creador; investigación indagación pesquisa; invitado convidado; isla ínsula; jefatura mando; jornada día; joyas alhajas; judío
  hebreo; juicio proceso; licencia permiso autorización; límite tope; lista listado relación; llamada llamamiento; llanura planicie; llegada arribo;
  llegada advenimiento; localidad población; lucha pugna; lugareño vecino habitante; madurez adultez; maestría máster; magnate potentado; papá padre;
  masacre matanza; matrícula inscripción; enlace boda; boda casamiento nupcias; mecenas patrocinador; patrocinador sponsor espónsor; media promedio;
  medicamento medicina remedio; medida disposición; mejora mejoría; memoria recuerdo; mención referencia alusión; mensaje recado; mezcla combinación;
  miedo temor; misterio enigma; modalidad variante; modernización actualización; modificación enmienda; monarca soberano rey; moneda divisa; montaña
  monte; motocicleta moto; móvil celular; mudanza traslado; muelle embarcadero; muestra espécimen; multitud muchedumbre gentío; reportero periodista;
  mánager representante; récord plusmarca; marino marinero; mercancía mercadería; nación país; nacimiento natalicio; narración relato; norma regla;
  normativa reglamento reglamentación regulación; plantilla personal; plantilla equipo; objeto propósito; obligación deber; obstáculo traba impedimento;
  obtención consecución; operación operativo; operación intervención; opinión parecer; oposición rechazo; oración plegaria rezo; orador ponente
  conferenciante; origen procedencia; pantalla monitor; participación intervención; partidario simpatizante seguidor adepto; partido formación; partido
  encuentro choque; patrimonio bienes; peatón transeúnte viandante; pelea riña reyerta; pensionista jubilado pensionado; percance accidente; período
  periodo; perturbación trastorno; petición solicitud ruego; petróleo crudo; piloto aviador; plan proyecto programa; plebiscito referéndum; poeta vate;
  polémica controversia; pontífice papa; papado pontificado; posguerra postguerra; postulante aspirante candidato; potencia poderío; pregunta
  interrogante; prerrogativa privilegio; preso recluso interno; prestigio renombre reputación; prófugo fugitivo; profesión oficio; programa espacio;
  prohibición veto; prólogo prefacio; propagación difusión extensión; propuesta proposición; prosecución continuación; protección defensa amparo;
  provecho beneficio; proveedor suministrador abastecedor; publicación edición; puntuación puntaje calificación; pugna disputa; queja protesta
  reclamación; quiebra bancarrota; rango categoría; rapto secuestro; rasgo característica; reanudación reinicio; receta prescripción; recinto predio;
  recompensa gratificación; reconstrucción reedificación; recorrido trayecto itinerario ruta; recorte reducción; recuento escrutinio; recuperación
  restablecimiento; reforma modificación; reforzamiento fortalecimiento; registro inscripción; regreso vuelta retorno; reivindicación exigencia
  reclamación; relación vínculo; relevo sustitución reemplazo; rendición capitulación; reparación arreglo; reparto distribución; reputación fama;
  requisito condición exigencia; residuo desecho; restablecimiento reanudación; restaurante restorán; restos vestigios; vestigio resto; restricción
  limitación; resumen síntesis; retirada retiro repliegue; revuelta rebelión sublevación; ribera orilla margen; rito ritual; rumbo dirección; rutina
  hábito; periodo época; rueda llanta; sacudida temblor; sala salón; salario sueldo remuneración retribución paga; salvamento rescate; sanción castigo
  penalización; secuestrador captor raptor; sector rama; seísmo temblor terremoto; selva jungla; semejanza similitud parecido; senda sendero; sentencia
  veredicto fallo; sepelio entierro inhumación; sepulcro tumba sepultura; sismo temblor terremoto; soborno cohecho coima; sobrecoste sobrecosto;
  sociedad compañía; socio miembro; solicitante peticionario; solución remedio arreglo; submarino sumergible; subvención ayuda; sufragio voto;
  suministro abastecimiento provisión; superficie extensión área; superviviente sobreviviente; supresión eliminación abolición; sustituto reemplazante
  reemplazo; taquilla boletería; tardanza retraso; tasa índice; técnica método procedimiento; temática tema; tempestad tormenta; tendencia inclinación;
  terapia tratamiento; testimonio declaración; tiroteo balacera; titular encabezado; título denominación; totalidad conjunto; trabajador empleado
  asalariado; tradición costumbre; tráfico tránsito circulación; transcurso curso; transformación cambio conversión; transmisión retransmisión emisión;
  transporte traslado; tren convoy; tropa soldados; tubo caño; tubería cañería conducto; ubicación situación emplazamiento localización; unificación
  unión; universo cosmos; utensilio herramienta; utilidad provecho; utilización empleo uso; vagón coche; validez vigencia; valla cerca; valor coraje
  valentía; valoración evaluación; variación cambio; variedad diversidad; variedad tipo clase; verificación comprobación; vestimenta ropa indumentaria;
  vigilancia custodia; vigilante guardia; vínculo lazo nexo; violación vulneración infracción; vivienda domicilio; vocablo palabra término; voluntad
  deseo; zona área región; obrero operario; abundante copioso; acaudalado adinerado rico pudiente; actual presente; actual vigente; adecuado apropiado
  idóneo; adicional suplementario extra; adverso desfavorable; agrario agrícola; alarmante preocupante; aledaño colindante contiguo adyacente vecino;
  alimentario alimenticio; amplio extenso vasto; apto idóneo; asequible económico barato; asombroso sorprendente; atroz horrible; audaz valiente;
  auténtico genuino verdadero; autóctono nativo; autónomo independiente; básico fundamental esencial; bello hermoso bonito; benéfico caritativo; breve
  corto; brusco repentino súbito; castrense militar; categórico rotundo tajante; cercano próximo; clandestino secreto; comercial mercantil; completo
  total íntegro; confidencial secreto reservado; considerable notable; contrario opuesto; contundente rotundo; corriente común; crucial decisivo clave
  determinante; dañino perjudicial nocivo; destacado prominente; diferente distinto diverso; discutido polémico controvertido; distante lejano remoto
  alejado; drástico radical; duradero perdurable; efectivo eficaz; efímero pasajero; emblemático icónico; esencial fundamental imprescindible; especial
  particular; estricto riguroso severo; eterno perpetuo; excepcional extraordinario; excesivo desmedido desmesurado; exhaustivo minucioso; exterior
  externo; extraño raro insólito; fallido frustrado; famoso célebre renombrado afamado; favorable propicio; fiable confiable; fidedigno fiable; fiscal
  tributario impositivo; flamante nuevo; forzoso obligatorio; frágil quebradizo; fundamental esencial clave; gigante gigantesco; global mundial; grave
  serio; gravemente seriamente; gubernamental gubernativo; habitual usual común frecuente; honesto honrado; ileso indemne; imprescindible indispensable;
  imprevisto inesperado; inadecuado inapropiado; inalterable inmutable; incesante continuo; indispensable necesario; ineficaz inefectivo; infrecuente
  raro inusual; inmediato instantáneo; innumerable incontable; insólito inusual; intenso fuerte; interno interior; inusual inusitado; islámico musulmán;
  laborable hábil; lícito legal; limítrofe fronterizo; llano plano; lujoso suntuoso; masivo multitudinario; monetario dinerario; mortífero letal mortal;
  mutuo recíproco; nativo originario oriundo; necesario preciso; notorio conocido; novedoso innovador; numeroso abundante; obligatorio preceptivo;
  obsoleto anticuado; obvio evidente; oculto escondido; oneroso costoso; operativo funcional; originario oriundo natural; parecido similar semejante
  análogo; penitenciario carcelario; perenne permanente; permitido autorizado; peligroso riesgoso arriesgado; posterior ulterior; potente poderoso;
  preocupado inquieto; previo anterior; primordial esencial; prohibido vedado; próspero floreciente; provechoso beneficioso; provisorio provisional;
  relativo concerniente; restante demás; severo grave; simultáneo concurrente; sísmico telúrico; sostenible sustentable; subacuático submarino;
  subsiguiente posterior; sucesivo consecutivo; tóxico venenoso; tranquilo calmado; ubicado localizado; urgente apremiante; vacío desocupado; valioso
  preciado; valiente valeroso; variado diverso; verdadero real auténtico cierto; viable factible posible; vistoso llamativo; voluntario facultativo;
  ilustre insigne eminente; septentrional norteño norte; meridional sureño sur; absolutamente totalmente completamente; actualmente ahora hoy; además
  asimismo también igualmente; adrede deliberadamente intencionadamente intencionalmente; asiduamente frecuentemente; básicamente fundamentalmente
  esencialmente; bruscamente repentinamente súbitamente; completamente íntegramente; concretamente específicamente; considerablemente notablemente
  sustancialmente; constantemente continuamente permanentemente; cotidianamente diariamente; desgraciadamente lamentablemente desafortunadamente;
  drásticamente radicalmente; especialmente particularmente; exactamente precisamente; exclusivamente únicamente solamente; extremadamente sumamente;
  generalmente normalmente habitualmente usualmente; globalmente mundialmente; gradualmente paulatinamente progresivamente; incluso aun; ilegalmente
  ilícitamente; inesperadamente imprevistamente; legalmente lícitamente; mayoritariamente principalmente; meramente simplemente; obviamente
  evidentemente; ocasionalmente esporádicamente; primordialmente principalmente; posteriormente ulteriormente; supuestamente presuntamente; pronto
  próximamente; quizá quizás posiblemente acaso; recientemente últimamente; recién recientemente; repetidamente reiteradamente; seguidamente después;
  simultáneamente paralelamente; sólo solo solamente únicamente; verdaderamente realmente; aquí acá; conforme según; tras después; bajo debajo; diversos
  distintos diferentes; varios diversos; numerosos muchos; numerosas muchas; ambos dos; demás otros; primer primero; tercer tercero; gran grande; buen
  bueno; mal malo; neerlandés holandés; nipón japonés; galo francés; germano alemán; heleno griego; luso portugués; helvético suizo; magiar húngaro;
  ucraniano ucranio; saudí saudita; iraquí irakí; catarí qatarí; iraq irak; qatar catar; birmania myanmar; pekín beijing; bombay mumbai; kiev kyiv;
  bielorrusia belarús belarus; moldavia moldova; turquía türkiye; zimbabwe zimbabue; botswana botsuana; kenya kenia; rwanda ruanda; malawi malaui;
  katmandú kathmandu; rohinyá rohingya; kilómetro km; kilogramo kilo kg; centímetro cm; milímetro mm; megavatio mw; gigavatio gw; kilovatio kw; hectárea
  ha; euro eur; aplicación app; contraseña clave; dron drone; cohete lanzador; wifi wi-fi; blog bitácora; podcast pódcast; selfi selfie; tuit tweet;
  siniestrado accidentado; amerizar acuatizar; accionariado accionistas; inversor inversionista; minorista detallista; jornalero bracero peón;
  agricultor labrador labriego; pesticida plaguicida; riego irrigación; regar irrigar; viña viñedo; rebaño manada; tomate jitomate; cacahuete maní
  cacahuate; cerdo puerco chancho; burro asno; becerro ternero; depredador predador; murciélago quiróptero; vertido derrame; vertedero basurero;
  reciclaje reciclado; vendaval ventarrón; granizo pedrisco; alud avalancha; maremoto tsunami; cabo promontorio; afluente tributario; duna médano;
  colina cerro loma; oculista oftalmólogo; dentista odontólogo; parto alumbramiento; embarazo gestación; embarazada gestante encinta; neumonía pulmonía;
  paludismo malaria; maligno canceroso; fiebre calentura; hemorragia sangrado; vientre abdomen; cerebro encéfalo; renal riñón; hepático hígado; cutáneo
  piel; pastilla píldora comprimido tableta; contagioso infeccioso; curación sanación; autopsia necropsia; catarata cascada; alubia frijol; plantilla
  trabajadores; corrimiento deslizamiento; cabecilla líder; caudillo líder; armamentista armamentístico; asedio sitio cerco; asediar sitiar cercar;
  rehén cautivo; emboscada celada; conquista toma; condenado convicto; notario escribano; malversación desfalco; malversar desfalcar; blanqueo lavado;
  blanquear lavar; estafa fraude; estafador timador; falsificar falsear; chantaje extorsión; chantajear extorsionar; ratero carterista; toxicómano
  drogadicto drogodependiente; embriaguez ebriedad borrachera; ebrio borracho; vuelco volcamiento; socorrista salvavidas; rescatista rescatador;
  legislador parlamentario congresista; comicio elección; candidatura postulación; recuento conteo; escrutinio conteo; separatista independentista
  secesionista; separatismo independentismo secesionismo; dictador autócrata; enviado emisario; vicepresidente vice; destitución cese remoción; remover
  destituir; repatriar devolver; ciudadanía nacionalidad; antepasado ancestro; linaje estirpe; ascendencia origen; asentarse establecerse instalarse;
  desigualdad inequidad; vejez ancianidad; jubilación retiro; fútbol balompié; baloncesto básquetbol básquet; balonmano handball; voleibol vóleibol
  vóley; balón pelota; delantero atacante ariete; defensa zaguero; centrocampista mediocampista volante; árbitro colegiado; entrenador preparador;
  entrenador míster; empatar igualar; goleador anotador; cancha campo; traspaso fichaje; hinchada afición; penalti penalty; campeón vencedor ganador;
  invicto imbatido; boxeador púgil; boxeo pugilismo; alpinista escalador montañero; montañismo alpinismo; clasificarse calificarse; clasificación tabla;
  dopaje doping; marcador tanteador; lienzo tela; boceto esbozo; exposición exhibición; exhibición muestra; comisario curador; marchante galerista;
  realizador director; rodaje filmación; cortometraje corto; telenovela culebrón; taquilla recaudación; comediante cómico humorista; dramaturgo
  comediógrafo; poema poesía; bestseller superventas; autobiografía memorias; seudónimo alias; tirada tiraje; rotativo diario periódico; columnista
  articulista; locutor presentador; telespectador televidente; radioyente oyente; suscriptor abonado; cadena canal; noticiero noticiario informativo
  telediario; disco álbum; sencillo single; melodía tonada; concierto recital; coro coral; violonchelo chelo; medievo medioevo; cerámica alfarería;
  alfarero ceramista; orfebre joyero; vidriera vitral; feligrés parroquiano; creyente fiel; misa eucaristía; corán alcorán; islámico mahometano;
  musulmán mahometano; sermón homilía; deidad dios divinidad; demonio diablo; alma espíritu; escolar estudiantil; alumnado estudiantes alumnos;
  profesorado docentes profesores; asignatura materia; rectorado rectoría; posgrado postgrado; tesis disertación; suspender reprobar; pedagogo educador;
  pedagógico didáctico; petrolífero petrolero; frigorífico nevera heladera refrigerador; lavadora lavarropas; ascensor elevador; acera vereda banqueta;
  glorieta rotonda; cruce intersección encrucijada; ferri ferry transbordador; avión aeroplano aparato; equipaje maletas; maletero cajuela baúl;
  remolque tráiler; carnet carné licencia; atasco embotellamiento; bicicleta bici; garaje cochera; alcantarillado drenaje desagüe; fontanero plomero;
  demolición derribo; derrumbe colapso hundimiento; restauración rehabilitación; reforma renovación remodelación; dormitorio recámara alcoba; baño aseo;
  piscina alberca pileta; grifo canilla; vidrio cristal; suburbio periferia; afueras periferia; alumbrado iluminación; extinto desaparecido extinguido;
  ancestral antiguo; velocidad rapidez; cálculo cómputo estimación; estimado calculado aproximado; gráfico gráfica; correlación asociación; vínculo
  asociación; predicción pronóstico previsión; vaticinio pronóstico predicción; conclusión resultado; demostración prueba; invento invención; artilugio
  aparato artefacto; cocinero chef; panadería tahona; verdura hortaliza; zumo jugo; melocotón durazno; albaricoque damasco; fresa frutilla; piña ananá;
  aguacate palta; plátano banana; pomelo toronja; guisante arveja chícharo; boniato batata camote; alcachofa alcaucil; remolacha betabel; nata crema;
  tarta pastel torta; beber tomar; gastronomía cocina; gastronómico culinario; embotellar envasar; aerogenerador aeroturbina; parcela lote; tejado
  techumbre; aula salón; ensamblar montar; alquiler arriendo arrendamiento; esposa cónyuge; cardíaco cardiaco; repudio rechazo; salvo excepto; cansancio
  fatiga; escaño curul; cineasta realizador; instrucción indicación; rechazo negativa; reclamo reclamación; docente profesor
`
