import type { LanguageCode } from '../../text/index.ts'

/*
 * Words of one sort that exclude each other where one thing is meant, our own lists, each line one sort. Words that `=`
 * joins are one. A claim that has one where its evidence has another of the line is contrary to it; where the sort alone is
 * the same, nothing is said. Opposites (`north/south`) are in `polarity-words.ts`.
 */
export const exclusiveWords: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `january=jan february=feb march april=apr may june=jun july=jul august=aug september=sept=sep october=oct november=nov december=dec
    monday tuesday wednesday thursday friday saturday sunday
    spring summer autumn=fall winter
    north=northern south=southern east=eastern west=western
    red blue green yellow black white brown orange purple pink grey=gray
    wood=wooden steel iron copper bronze aluminium=aluminum concrete brick stone glass plastic nylon carbon silk cotton wool leather gold=golden silver paper clay marble titanium
    cow=cows goat=goats sheep pig=pigs horse=horses
    brother=brothers sister=sisters father=fathers mother=mothers son=sons daughter=daughters uncle=uncles aunt=aunts cousin=cousins husband=husbands wife=wives
    first second third fourth fifth sixth seventh eighth ninth tenth
    daily=day weekly=week monthly=month annual=annually=yearly=year hourly=hour
    morning afternoon evening night noon midnight
    half third quarter
    larger=bigger smaller
    longer shorter
    higher lower
    faster slower
    older younger
    more fewer=less
    employer=employers employee=employees
    trainer=trainers trainee=trainees
    payer=payers payee=payees
    lessor=lessors lessee=lessees
    warmer colder=cooler
    strike storm fire flood earthquake war
    physicist chemist biologist botanist astronomer geologist historian mathematician zoologist
    painter sculptor composer poet novelist
    novel film play opera poem
    danish=denmark=dane norwegian=norway swedish=sweden=swede finnish=finland icelandic=iceland german=germany austrian=austria swiss=switzerland french=france=frenchman=frenchwoman italian=italy spanish=spain=spaniard portuguese=portugal dutch=netherlands belgian=belgium irish=ireland=irishman scottish=scotland=scot english=england=englishman welsh=wales british=britain polish=poland czech hungarian=hungary romanian=romania bulgarian=bulgaria greek=greece turkish=turkey russian=russia ukrainian=ukraine serbian=serbia croatian=croatia american canadian=canada mexican=mexico brazilian=brazil argentine=argentinian=argentina chilean=chile peruvian=peru colombian=colombia cuban=cuba chinese=china japanese=japan korean=korea indian=india pakistani=pakistan iranian=iran israeli=israel egyptian=egypt moroccan=morocco algerian=algeria nigerian=nigeria kenyan=kenya ethiopian=ethiopia ghanaian=ghana australian=australia
    european=europe african=africa asian=asia
    catholic=catholics protestant=protestants jewish=jews muslim=muslims buddhist=buddhists hindu=hindus orthodox
    mercury venus mars jupiter saturn uranus neptune
    oxygen hydrogen nitrogen helium methane
    millimetre=millimeter=mm centimetre=centimeter=cm metre=meter=m kilometre=kilometer=km mile foot inch hectare acre
    gram=grams kilogram=kilograms tonne=tonnes=ton=tons pound=pounds
    euro=euros dollar=dollars pound=pounds yen franc=francs krone=kroner rouble=ruble yuan peso=pesos rupee=rupees
    arm=arms leg=legs hand=hands foot heart lung=lungs liver kidney=kidneys brain skin`,
  de: `januar februar märz april mai juni juli august september oktober november dezember
    montag dienstag mittwoch donnerstag freitag samstag=sonnabend sonntag
    frühling=frühjahr sommer herbst winter
    nord=norden=nördlich süd=süden=südlich ost=osten=östlich west=westen=westlich
    rot=rote=roten blau=blaue=blauen grün=grüne=grünen gelb=gelbe=gelben schwarz=schwarze=schwarzen weiß=weiße=weißen
    holz stahl eisen kupfer beton glas stein nylon
    bruder schwester vater mutter sohn tochter
    erste=ersten=erster zweite=zweiten=zweiter dritte=dritten=dritter vierte=vierten=vierter
    größer kleiner
    länger kürzer
    höher niedriger
    mehr weniger
    viertel drittel hälfte
    täglich=tag wöchentlich=woche monatlich=monat jährlich=jahr stündlich=stunde
    dänisch=dänische=dänemark schwedisch=schwedische=schweden norwegisch=norwegische=norwegen deutsch=deutsche=deutschland österreichisch=österreichische=österreich französisch=französische=frankreich italienisch=italienische=italien spanisch=spanische=spanien polnisch=polnische=polen englisch=englische=england russisch=russische=russland`,
  es: `milímetro=milímetros=mm centímetro=centímetros=cm metro=metros kilómetro=kilómetros=km
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    lunes martes miércoles jueves viernes sábado domingo
    primavera verano otoño invierno
    norte sur este oeste
    rojo=roja azul verde amarillo=amarilla negro=negra blanco=blanca
    hermano hermana padre madre hijo hija
    primero=primera=primer segundo=segunda tercero=tercera=tercer cuarto=cuarta
    mayor menor
    más menos
    mitad tercio cuarto
    diario=diariamente=día semanal=semanalmente=semana mensual=mensualmente=mes anual=anualmente=año
    portugués=portuguesa=portugal español=española=españa francés=francesa=francia italiano=italiana=italia alemán=alemana=alemania inglés=inglesa=inglaterra mexicano=mexicana=méxico argentino=argentina chileno=chilena=chile peruano=peruana=perú colombiano=colombiana=colombia`,
}
