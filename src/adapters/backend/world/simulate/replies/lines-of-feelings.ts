import type { Feeling } from './heard'
import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/**
 * Answers to a guest's feelings. Seven each, so that the same one comes back late; nothing is added
 * to them.
 */
export const linesOfFeelings: Readonly<Record<Feeling, readonly Localized[]>> = {
  sad: [
    localized(
      'Das tut mir leid. Magst du mir davon erzählen?',
      'I’m so sorry. Do you want to tell me about it?',
      'Lo siento mucho. ¿Quieres contármelo?',
    ),
    localized(
      'Oh nein. Ich bin da und lese, was du schreibst.',
      'Oh no. I’m here, and I’m reading.',
      'Ay, no. Estoy aquí y te leo.',
    ),
    localized(
      'Das ist schwer. Du musst heute nicht fröhlich sein.',
      'That’s hard. You don’t have to be cheerful tonight.',
      'Es duro. Hoy no hace falta que estés alegre.',
    ),
    localized(
      'Danke, dass du mir das anvertraust. Wie geht es dir damit?',
      'Thank you for trusting me with that. How are you coping?',
      'Gracias por confiármelo. ¿Cómo lo llevas?',
    ),
    localized(
      'Es tut mir leid, dass du das gerade erlebst. Hast du jemanden in deiner Nähe?',
      'I’m sorry you’re going through this. Is there anyone close by?',
      'Siento que estés pasando por esto. ¿Tienes a alguien cerca?',
    ),
    localized(
      'Nimm dir alle Zeit, die du brauchst. Ich höre zu.',
      'Take all the time you need. I’m listening.',
      'Tómate todo el tiempo que necesites. Te escucho.',
    ),
    localized(
      'Da fehlen mir kurz die Worte. Es tut mir sehr leid.',
      'I don’t quite know what to say. I’m very sorry.',
      'No sé bien qué decir. Lo siento de verdad.',
    ),
  ],
  tired: [
    localized(
      'Das klingt nach einem langen Tag. Was hat dich so geschafft?',
      'That sounds like a long day. What wore you out?',
      'Suena a día largo. ¿Qué te ha agotado tanto?',
    ),
    localized('Dann machen wir es heute ruhig.', 'Let’s keep it quiet tonight, then.', 'Entonces hoy, con calma.'),
    localized(
      'Leg die Füße hoch. Antworten hat Zeit.',
      'Put your feet up. There’s no rush to answer.',
      'Pon los pies en alto. No hay prisa por responder.',
    ),
    localized(
      'Du klingst erschöpft. Hast du heute schon etwas gegessen?',
      'You sound exhausted. Have you eaten anything today?',
      'Suenas a cansancio. ¿Has comido algo hoy?',
    ),
    localized(
      'So ein Tag darf jetzt zu Ende gehen.',
      'A day like that is allowed to be over now.',
      'Un día así ya puede terminar.',
    ),
    localized(
      'Geh ruhig früh schlafen, ich bin ein anderes Mal auch da.',
      'Get some sleep, I’ll be here another time.',
      'Acuéstate pronto, otro día también estaré.',
    ),
    localized(
      'Klingt anstrengend. Was davon kannst du morgen weglassen?',
      'Sounds like a lot. What could you leave out tomorrow?',
      'Suena agotador. ¿Qué podrías dejar para otro día?',
    ),
  ],
  glad: [
    localized(
      'Herzlichen Glückwunsch! Wie feierst du das?',
      'Congratulations! How are you celebrating?',
      '¡Enhorabuena! ¿Cómo lo celebras?',
    ),
    localized('Das freut mich richtig für dich.', 'I’m really happy for you.', 'Me alegro muchísimo por ti.'),
    localized(
      'Großartig! Wem hast du es zuerst erzählt?',
      'Brilliant! Who was the first to hear?',
      '¡Genial! ¿A quién se lo has contado primero?',
    ),
    localized(
      'So eine gute Nachricht am Abend, danke dafür.',
      'What good news for an evening. Thank you for sharing it.',
      'Qué buena noticia para esta noche. Gracias por contármela.',
    ),
    localized('Man merkt dir die Freude an.', 'I can tell how pleased you are.', 'Se te nota la alegría.'),
    localized(
      'Das hast du dir verdient. Hattest du damit gerechnet?',
      'You’ve earned it. Did you see it coming?',
      'Te lo has ganado. ¿Te lo esperabas?',
    ),
    localized('Darauf trinke ich einen Tee mit dir.', 'I’ll drink a cup of tea to that.', 'Brindo por ello con un té.'),
  ],
}
