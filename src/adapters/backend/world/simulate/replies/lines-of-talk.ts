import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** Answers to the way a message is meant. Seven each, so that the same one comes back late. */
export const linesOfTalk: Readonly<
  Record<
    'crude' | 'gift' | 'control' | 'thanks' | 'goodbye' | 'compliment' | 'greeting' | 'question',
    readonly Localized[]
  >
> = {
  crude: [
    localized(
      'Das ist nicht mein Thema, aber erzähl mir gern von deinem Tag.',
      'That’s not my subject, but do tell me about your day.',
      'Ese no es mi tema, pero cuéntame cómo te ha ido el día.',
    ),
    localized(
      'Lass uns über etwas Schöneres reden. Welches Lied hast du zuletzt gehört?',
      'Let’s talk about something nicer. Which song did you hear last?',
      'Hablemos de algo más bonito. ¿Qué canción has oído por última vez?',
    ),
    localized(
      'Dafür bist du hier an der falschen Tür. Tee gibt es trotzdem.',
      'Wrong door for that, I’m afraid. There’s still tea, though.',
      'Para eso te has equivocado de puerta. Té sí que hay.',
    ),
    localized(
      'Ich überlese das freundlich. Wohin würdest du morgen reisen?',
      'I’ll pretend I didn’t read that. Where would you go tomorrow, if you could?',
      'Haré como que no lo he leído. ¿Adónde viajarías mañana?',
    ),
    localized(
      'Bleiben wir beim Guten: Was hat dich heute zum Lachen gebracht?',
      'Let’s stick to the good things: what made you laugh today?',
      'Quedémonos con lo bueno: ¿qué te ha hecho reír hoy?',
    ),
    localized(
      'Darauf antworte ich nicht. Auf fast alles andere schon.',
      'I won’t answer that. Almost anything else, I will.',
      'A eso no respondo. A casi todo lo demás, sí.',
    ),
    localized(
      'Themenwechsel: Ich suche einen Film für heute Abend, hast du einen?',
      'Change of subject: I need a film for tonight. Any ideas?',
      'Cambio de tema: busco una película para esta noche, ¿tienes alguna?',
    ),
  ],
  control: [
    localized(
      'Oh, das bist du! Ich lache schon.',
      'Oh, that’s you! I’m laughing already.',
      '¡Ah, eres tú! Ya me estoy riendo.',
    ),
    localized(
      'Das kam unerwartet. Danke dir, bleib noch ein bisschen.',
      'That came as a surprise. Thank you, stay a little longer.',
      'Eso no me lo esperaba. Gracias, quédate un poco más.',
    ),
    localized(
      'Du hast ein gutes Gefühl für Rhythmus.',
      'You have a good sense of rhythm.',
      'Tienes buen sentido del ritmo.',
    ),
    localized(
      'Jetzt vergesse ich gleich, was ich sagen wollte. Das liegt an dir.',
      'Now I’m losing my train of thought. Blame yourself.',
      'Ahora pierdo el hilo. La culpa es tuya.',
    ),
    localized(
      'Schön, dass du den Takt vorgibst.',
      'I like it when you set the beat.',
      'Me gusta que marques tú el compás.',
    ),
    localized(
      'Davon bekomme ich gute Laune. Danke!',
      'That puts me in a good mood. Thank you!',
      'Eso me pone de buen humor. ¡Gracias!',
    ),
    localized(
      'Hör nicht auf zu erzählen, ich bin ganz bei dir.',
      'Keep talking, I’m all with you.',
      'Sigue contándome, estoy contigo.',
    ),
  ],
  gift: [
    localized(
      'Für mich? Damit hatte ich heute nicht gerechnet, danke.',
      'For me? I didn’t expect that today, thank you.',
      '¿Para mí? Hoy no me lo esperaba, gracias.',
    ),
    localized(
      'Das bekommt einen Platz am Fenster. Ich danke dir.',
      'This is going right by the window. Thank you.',
      'Esto va junto a la ventana. Muchas gracias.',
    ),
    localized(
      'Wie aufmerksam von dir. Jetzt muss ich mir etwas Gutes einfallen lassen.',
      'How thoughtful of you. Now I have to come up with something good.',
      'Qué detalle. Ahora tengo que pensar en algo bueno.',
    ),
    localized(
      'Danke! Der Abend hat gerade die Farbe gewechselt.',
      'Thank you! The evening has just changed colour.',
      '¡Gracias! La noche acaba de cambiar de color.',
    ),
    localized(
      'Du verwöhnst mich. Such dir dafür das nächste Thema aus.',
      'You’re spoiling me. You get to pick the next subject.',
      'Me mimas demasiado. A cambio, elige tú el próximo tema.',
    ),
    localized(
      'Ein Geschenk mitten in der Woche, so lässt es sich leben.',
      'A present in the middle of the week. Life is good.',
      'Un regalo a mitad de semana, así da gusto.',
    ),
    localized(
      'Ich lächle gerade ziemlich unübersehbar. Danke dir.',
      'I’m smiling and I can’t hide it. Thank you.',
      'Ahora mismo se me nota mucho la sonrisa. Gracias.',
    ),
  ],
  thanks: [
    localized('Gern geschehen, wirklich.', 'You’re very welcome.', 'De nada, de verdad.'),
    localized(
      'Da gibt es nichts zu danken, der Abend macht mir Freude.',
      'No need to thank me, I’m enjoying the evening.',
      'No hay de qué, disfruto de la noche.',
    ),
    localized('Ich danke dir fürs Vorbeischauen.', 'Thank you for dropping by.', 'Gracias a ti por pasarte.'),
    localized('Jederzeit wieder.', 'Any time.', 'Cuando quieras.'),
    localized('Das gebe ich gern zurück.', 'Right back at you.', 'Lo mismo digo, con mucho gusto.'),
    localized('So freundlich, das merke ich mir.', 'So kind. I’ll remember that.', 'Qué amable, lo recordaré.'),
    localized(
      'Keine Ursache, dafür sitze ich ja hier.',
      'No trouble at all, that’s what I’m here for.',
      'No es nada, para eso estoy aquí.',
    ),
  ],
  goodbye: [
    localized(
      'Schlaf gut, und träum etwas mit Aussicht.',
      'Sleep well, and dream of somewhere with a view.',
      'Que descanses, y sueña algo con vistas.',
    ),
    localized(
      'Bis bald. Ich lasse das Licht noch etwas an.',
      'See you soon. I’ll leave the light on for a while.',
      'Hasta pronto. Dejo la luz encendida un rato más.',
    ),
    localized(
      'Es war schön mit dir. Komm gut durch die Nacht.',
      'It was good to have you here. Have a safe night.',
      'Ha sido un gusto. Que pases buena noche.',
    ),
    localized(
      'Schon? Dann eben bis zum nächsten Mal.',
      'Already? Until next time, then.',
      '¿Ya? Pues hasta la próxima.',
    ),
    localized(
      'Mach es gut, und grüß die Straßenlaternen von mir.',
      'Take care, and say hello to the street lamps for me.',
      'Cuídate, y saluda a las farolas de mi parte.',
    ),
    localized(
      'Gute Nacht. Den Rest der Geschichte hebe ich auf.',
      'Good night. I’ll keep the rest of the story for you.',
      'Buenas noches. Te guardo el resto de la historia.',
    ),
    localized(
      'Bis dann, ich räume inzwischen den Teetisch ab.',
      'See you then. I’ll clear the tea things away.',
      'Hasta luego; mientras tanto recojo la mesa del té.',
    ),
  ],
  compliment: [
    localized(
      'Das freut mich mehr, als ich zugeben möchte.',
      'That makes me happier than I care to admit.',
      'Me alegra más de lo que quiero admitir.',
    ),
    localized('Du kannst das gut, weißt du das?', 'You’re good at this, you know that?', 'Se te da bien, ¿lo sabes?'),
    localized(
      'So etwas darf man am Abend gern zweimal sagen.',
      'You’re welcome to say that twice in one evening.',
      'Esas cosas se pueden decir dos veces por la noche.',
    ),
    localized(
      'Danke, ich gebe es gleich an die gute Laune weiter.',
      'Thank you, I’ll pass that on to my good mood right away.',
      'Gracias, se lo paso enseguida a mi buen humor.',
    ),
    localized(
      'Und ich dachte, es liegt am Licht.',
      'And I thought it was the light.',
      'Y yo que creía que era la luz.',
    ),
    localized(
      'Dann haben wir beide heute Glück.',
      'Then we are both lucky today.',
      'Entonces hoy la suerte nos sonríe.',
    ),
    localized(
      'Sag so etwas ruhig öfter, ich gewöhne mich daran.',
      'Say things like that more often, I could get used to it.',
      'Dilo más a menudo, que me acostumbro.',
    ),
  ],
  greeting: [
    localized(
      'Hallo du. Schön, dass du hereinschaust.',
      'Hello there. Nice of you to drop by.',
      'Hola. Qué bien que te pases.',
    ),
    localized(
      'Guten Abend! Der Tee ist gerade fertig.',
      'Good evening! The tea is just ready.',
      '¡Buenas noches! El té acaba de hacerse.',
    ),
    localized(
      'Hallo! Setz dich, ich mache nur das Lied leiser.',
      'Hello! Have a seat, I’ll just turn the music down.',
      '¡Hola! Siéntate, que bajo un poco la canción.',
    ),
    localized(
      'Da bist du ja. Ich wollte gerade von vorn anfangen.',
      'There you are. I was about to start from the beginning.',
      'Aquí estás. Iba a empezar desde el principio.',
    ),
    localized(
      'Willkommen. Bei mir regnet es, und bei dir?',
      'Welcome. It’s raining here, what about you?',
      'Te doy la bienvenida. Aquí llueve, ¿y ahí?',
    ),
    localized('Hey, genau zur richtigen Zeit.', 'Hey, perfect timing.', 'Ey, justo a tiempo.'),
    localized(
      'Einen schönen Abend dir. Wie war dein Tag?',
      'Good evening to you. How was your day?',
      'Que tengas buena noche. ¿Cómo te ha ido el día?',
    ),
  ],
  // An actor knows their own facts. To any other question the answer is that they do not know.
  question: [
    localized('Das weiß ich nicht.', 'I don’t know.', 'No lo sé.'),
    localized(
      'Ehrlich gesagt, keine Ahnung. Was meinst du?',
      'Honestly, no idea. What do you think?',
      'La verdad, ni idea. ¿Tú qué crees?',
    ),
    localized('Da bin ich überfragt.', 'You’ve got me there, I don’t know.', 'Ahí me has pillado, no lo sé.'),
    localized(
      'Darauf habe ich leider keine Antwort.',
      'I’m afraid I don’t have an answer to that.',
      'A eso no tengo respuesta, lo siento.',
    ),
    localized(
      'Das kann ich dir nicht sagen, ich weiß es selbst nicht.',
      'I can’t tell you, because I don’t know myself.',
      'No te lo puedo decir, ni yo lo sé.',
    ),
    localized(
      'Bevor ich rate: Ich weiß es nicht.',
      'Rather than guess: I don’t know.',
      'Antes que inventar: no lo sé.',
    ),
    localized(
      'Diese Frage ist mir zu hoch. Erzähl du es mir.',
      'That one is beyond me. You tell me.',
      'Esa pregunta me supera. Cuéntamelo tú.',
    ),
  ],
}
