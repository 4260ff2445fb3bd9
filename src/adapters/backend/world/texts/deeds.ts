import type { TipOfferId } from './tips'
import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import type { Language } from '@/domain/navigation/language'

/**
 * Lines with which an actor of the sample world does something for a tip. `{name}` is the guest's
 * screen name; it follows a comma, so that it can be left out if a guest is not named.
 */
export const deeds: Readonly<Record<TipOfferId, readonly Localized[]>> = {
  greeting: [
    localized(
      'Guten Abend, {name}! Schön, dass du hier bist. Ich winke dir einmal quer durch den Raum.',
      'Good evening, {name}! It’s good to have you here. I’m waving at you across the room.',
      '¡Buenas noches, {name}! Qué bien que estés aquí. Te saludo con la mano desde el otro lado de la sala.',
    ),
    localized(
      'Hallo, {name}! Dieser Gruß gehört dir allein: Auf deinen Abend!',
      'Hello, {name}! This greeting is yours alone: here’s to your evening!',
      '¡Hola, {name}! Este saludo es solo para ti: ¡por tu noche!',
    ),
    localized(
      'Willkommen, {name}! Der beste Platz am Fenster ist ab jetzt deiner.',
      'Welcome, {name}! The best seat by the window is yours from now on.',
      '¡Qué alegría verte por aquí, {name}! El mejor sitio junto a la ventana ya es tuyo.',
    ),
  ],
  joke: [
    localized(
      'Hör zu, {name}: Treffen sich zwei Uhren. Sagt die eine: „Hast du einen Moment?“ – „Nein“, sagt die andere, „nur zwei Zeiger.“',
      'Listen, {name}: two clocks meet. One says: “Have you got a minute?” – “No,” says the other, “but my hands are free.”',
      'Escucha, {name}: se encuentran dos relojes. Uno dice: «¿Tienes un momento?» – «No», dice el otro, «solo dos agujas».',
    ),
    localized(
      'Der ist für dich, {name}: Warum nimmt der Pianist eine Leiter mit? Wegen der hohen Töne.',
      'This one is for you, {name}: why does the pianist bring a ladder? To reach the high notes.',
      'Este es para ti, {name}: ¿por qué el pianista lleva una escalera? Para llegar a las notas altas.',
    ),
    localized(
      'Also, {name}: Was sagt die Lampe zum Vorhang? „Bei dir ist immer so früh Schluss.“',
      'Right, {name}: what does the lamp say to the curtain? “With you it’s always over so early.”',
      'Vamos, {name}: ¿qué le dice la lámpara a la cortina? «Contigo siempre se acaba muy pronto».',
    ),
  ],
  song: [
    localized(
      'Für dich, {name}: „Die Straße schläft, die Fenster nicht, in jedem brennt ein kleines Licht, und eines davon brennt für dich“',
      'For you, {name}: “The street’s asleep, the windows shine, one little lamp in every line, and one of them is yours and mine”',
      'Para ti, {name}: «La calle duerme, el cielo no, en cada casa luz quedó, y una para ti la enciendo yo»',
    ),
    localized(
      'Dieses Lied hat heute deinen Namen, {name}: „Komm, Wind, und trag den Ton hinaus, bring ihn mit heim bis vor das Haus“',
      'Tonight this song is yours, {name}: “Come, wind, and take this tune from me, and carry it across the sea”',
      'Esta canción hoy es tuya, {name}: «Ven, viento, y llévate mi voz, cruza con ella el mar veloz»',
    ),
    localized(
      'Ich singe leise, {name}: „Noch eine Runde um den Mond, wo abends keiner sonst mehr wohnt“ Und jetzt die letzte Zeile zusammen!',
      'I’ll sing it softly, {name}: “Once more around the silver moon, we’ll both be humming very soon” And now the last line together!',
      'La canto bajito, {name}: «Una vuelta más a la luna azul, donde la noche es de tul» ¡Y ahora la última línea juntos!',
    ),
  ],
  records: [
    localized(
      'Sieh her, {name}: links der Jazz, in der Mitte alles mit Klavier, und die mit dem Wasserfleck ist die liebste.',
      'Look, {name}: jazz on the left, everything with a piano in the middle, and the one with the water stain is my favourite.',
      'Mira, {name}: a la izquierda el jazz, en el centro todo lo de piano, y el de la mancha de agua es mi favorito.',
    ),
    localized(
      'Ich halte dir eine hin, {name}: das blaue Cover, gekauft an einem Regentag, seitdem jede Woche gehört.',
      'I’m holding one up for you, {name}: the blue sleeve, bought on a rainy day and played every week since.',
      'Te enseño uno, {name}: el de la funda azul, comprado un día de lluvia y escuchado cada semana desde entonces.',
    ),
    localized(
      'Dreiundvierzig Platten, {name}, und jede mit einer Notiz, wann ich sie zuerst gehört habe. Diese hier: im Nachtzug.',
      'Forty-three records, {name}, each with a note of when I first heard it. This one: on a night train.',
      'Cuarenta y tres discos, {name}, y cada uno con una nota de cuándo lo oí por primera vez. Este: en un tren nocturno.',
    ),
  ],
  story: [
    localized(
      'Eine Geschichte für dich, {name}: Ein Leuchtturmwärter schrieb jeden Abend einen Brief an ein Schiff. Nach einem Jahr kam eines zurück, nur um zu antworten: „Wir haben jeden gelesen.“',
      'A story for you, {name}: a lighthouse keeper wrote a letter to a ship every evening. After a year one came back, only to answer: “We read them all.”',
      'Una historia para ti, {name}: un farero escribía cada noche una carta a un barco. Al cabo de un año volvió uno solo para responder: «Las leímos todas».',
    ),
    localized(
      'Mach es dir bequem, {name}: In meinem Haus gab es eine Uhr, die dreizehn schlug. Niemand ließ sie reparieren, denn die dreizehnte Stunde gehörte uns.',
      'Make yourself comfortable, {name}: in my house there was a clock that struck thirteen. Nobody had it repaired, because the thirteenth hour was ours.',
      'Ponte a gusto, {name}: en mi casa había un reloj que daba las trece. Nadie lo arregló, porque la hora trece era nuestra.',
    ),
    localized(
      'Diese ist wahr, {name}: Ich stieg einmal in den falschen Zug und blieb sitzen, weil der Sonnenuntergang auf der falschen Seite der schönere war.',
      'This one is true, {name}: I once got on the wrong train and stayed on it, because the sunset was better on the wrong side.',
      'Esta es verdad, {name}: una vez subí al tren equivocado y me quedé, porque la puesta de sol era más bonita por el lado equivocado.',
    ),
  ],
  'next-song': [
    localized(
      'Du hast die Wahl, {name}: Klavier, Gitarre oder etwas zum Mitsummen? Sag es mir, und es läuft als Nächstes.',
      'Your choice, {name}: piano, guitar or something to hum along to? Tell me and it’s on next.',
      'Tú eliges, {name}: ¿piano, guitarra o algo para tararear? Dímelo y es lo siguiente que suena.',
    ),
    localized(
      'Die Nadel wartet auf dich, {name}. Nenn mir ein Lied oder eine Stimmung, ich lege es auf.',
      'The needle is waiting for you, {name}. Name a song or a mood and I’ll put it on.',
      'La aguja te espera, {name}. Dime una canción o un estado de ánimo y la pongo.',
    ),
    localized(
      'Das nächste Lied gehört dir, {name}: langsam oder schnell, alt oder neu? Ich suche, während du überlegst.',
      'The next song is yours, {name}: slow or fast, old or new? I’ll look through the shelf while you think.',
      'La próxima canción es tuya, {name}: ¿lenta o rápida, antigua o nueva? Busco mientras lo piensas.',
    ),
  ],
  poem: [
    localized(
      'Für dich gelesen, {name}: „Der Abend legt die Hand aufs Dach, / die Stadt wird leise, nach und nach. / Ein Fenster bleibt noch lange hell / und zählt die Schritte, langsam, schnell.“',
      'Read for you, {name}: “The evening rests its hand on town, / and one by one the lights go down. / One window stays awake to see / who passes by, and when, and free.”',
      'Leído para ti, {name}: «La tarde apoya en el tejado / la mano, y todo se ha callado. / Una ventana vela aún / y cuenta pasos, uno a uno».',
    ),
    localized(
      'Vier Zeilen, {name}: „Ein Boot, das keiner rudern will, / liegt in der Bucht und hält ganz still. / Es träumt, es wäre selbst die See, / und was es trägt, tut nicht mehr weh.“',
      'Four lines, {name}: “A boat that no one wants to row / lies in the bay, its lantern low. / It dreams it is itself the sea, / and all it carries travels free.”',
      'Cuatro versos, {name}: «Un bote que nadie quiere remar / descansa quieto frente al mar. / Sueña que el agua es él también, / y lo que lleva le hace bien».',
    ),
    localized(
      'Dieses habe ich lange nicht vorgelesen, {name}: „Sag nichts. Der Regen spricht genug. / Er kennt die Dächer, Zug um Zug, / und wenn er aufhört, hörst du dann, / wie leise Stille klingen kann.“',
      'I haven’t read this one aloud for a while, {name}: “Don’t speak. The rain has words to spare. / It knows the roofs, and every stair, / and when it stops, you’ll hear it too: / how quiet turns its face to you.”',
      'Hacía tiempo que no leía este, {name}: «No digas nada. Ya habla el agua. / Conoce el techo y la enagua / del patio; y al callar, verás / cómo el silencio dice más».',
    ),
  ],
  sketch: [
    localized(
      'Ich zeichne, {name}: ein Fenster, eine Lampe, davor eine Katze mit dem Rücken zu uns. Unten rechts steht dein Name.',
      'I’m drawing, {name}: a window, a lamp, and a cat in front with its back to us. It’s signed for you in the corner.',
      'Estoy dibujando, {name}: una ventana, una lámpara y delante un gato de espaldas. En la esquina va tu dedicatoria.',
    ),
    localized(
      'Fertig, {name}! Eine Linie, ohne abzusetzen: ein kleines Boot unter einem sehr großen Mond. Siehst du es?',
      'Done, {name}! One line without lifting the pen: a small boat under a very large moon. Can you see it?',
      '¡Hecho, {name}! Una sola línea sin levantar el lápiz: un barquito bajo una luna enorme. ¿Lo ves?',
    ),
    localized(
      'Für dich, {name}: drei Häuser, eine Treppe und jemand, der oben winkt. Wer das ist, entscheidest du.',
      'For you, {name}: three houses, a flight of stairs, and somebody waving at the top. You decide who it is.',
      'Para ti, {name}: tres casas, una escalera y alguien que saluda arriba. Tú decides quién es.',
    ),
  ],
  dance: [
    localized(
      'Platz da, {name}! Einmal vom Fenster zur Tür, eine Drehung am Teppichrand und zurück zu dir.',
      'Make room, {name}! Once from the window to the door, a turn at the edge of the carpet, and back to you.',
      '¡Abre paso, {name}! De la ventana a la puerta, una vuelta al borde de la alfombra y de nuevo contigo.',
    ),
    localized(
      'Dieser Tanz ist deiner, {name}: drei Schritte links, einer zurück, und der Schwung war Absicht.',
      'This dance is yours, {name}: three steps left, one back, and that swing was on purpose.',
      'Este baile es tuyo, {name}: tres pasos a la izquierda, uno atrás, y ese impulso ha sido a propósito.',
    ),
    localized(
      'Ich tanze schon, {name}! Gib mir den Takt vor, ich drehe mich bis zur nächsten Strophe.',
      'I’m dancing already, {name}! Give me the beat and I’ll spin until the next verse.',
      '¡Ya estoy bailando, {name}! Márcame el compás y giro hasta la próxima estrofa.',
    ),
  ],
  view: [
    localized(
      'Komm mit ans Fenster, {name}: Dächer, eine späte Straßenbahn, und drüben gießt jemand noch die Blumen.',
      'Come to the window with me, {name}: roofs, a late tram, and somebody over there still watering the flowers.',
      'Ven conmigo a la ventana, {name}: tejados, un tranvía tardío y enfrente alguien que aún riega las flores.',
    ),
    localized(
      'Ich drehe die Kamera, {name}: Siehst du das letzte Licht hinter dem Turm? Das bleibt nur ein paar Minuten.',
      'I’m turning the camera, {name}: can you see the last light behind the tower? It only stays a few minutes.',
      'Giro la cámara, {name}: ¿ves la última luz detrás de la torre? Solo dura unos minutos.',
    ),
    localized(
      'Hier ist er, {name}, mein Ausblick: ein Hof, ein Baum, und in seiner Krone wohnt eine sehr laute Amsel.',
      'Here it is, {name}, my view: a courtyard, a tree, and a very loud blackbird that lives at the top of it.',
      'Aquí la tienes, {name}, mi vista: un patio, un árbol y, en la copa, un mirlo muy ruidoso.',
    ),
  ],
}

/** The words of a deed for a guest; `name` empty: nobody is named. */
export const deedFor = (deed: Localized, language: Language, name: string): string =>
  name === '' ? deed[language].replace(/, \{name\},?/u, '') : deed[language].replace('{name}', () => name)
