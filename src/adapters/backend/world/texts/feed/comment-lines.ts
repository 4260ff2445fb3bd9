import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** What guests of the sample world write below posts. */
export const commentLines: readonly Localized[] = [
  localized('Das Licht ist wunderbar.', 'The light is wonderful.', 'La luz es una maravilla.'),
  localized(
    'Genau die Stimmung, die ich gebraucht habe.',
    'Exactly the mood I needed.',
    'Justo el ambiente que necesitaba.',
  ),
  localized('Danke, das hat meinen Tag gerettet.', 'Thank you, that saved my day.', 'Gracias, me has salvado el día.'),
  localized(
    'Bei uns regnet es auch. Sehr tröstlich.',
    'It is raining here too. Very comforting.',
    'Aquí también llueve. Consuela mucho.',
  ),
  localized('Wo ist das? Da möchte ich hin.', 'Where is this? I would love to go.', '¿Dónde es? Me encantaría ir.'),
  localized('Mehr davon, bitte!', 'More of this, please!', '¡Más de esto, por favor!'),
  localized('Ich komme heute Abend vorbei.', 'I will drop by tonight.', 'Esta noche me paso.'),
  localized(
    'Das Lied kenne ich! Meine Eltern hatten die Platte.',
    'I know that song! My parents had the record.',
    '¡Conozco esa canción! Mis padres tenían el disco.',
  ),
  localized(
    'So ruhig. Ich habe es dreimal angesehen.',
    'So calm. I watched it three times.',
    'Qué calma. Lo he visto tres veces.',
  ),
  localized('Welche Kamera benutzt du?', 'Which camera do you use?', '¿Qué cámara usas?'),
  localized(
    'Deine Beiträge lese ich immer zuerst.',
    'Your posts are the first that I read.',
    'Tus publicaciones son las primeras que leo.',
  ),
  localized(
    'Dreiundvierzig Fenster, das merke ich mir.',
    'Forty-three windows, I will not forget that.',
    'Cuarenta y tres ventanas, no se me olvida.',
  ),
  localized('Das Rezept nehme ich.', 'I take the recipe.', 'Me quedo con la receta.'),
  localized('Grüße aus dem Nachtzug.', 'Greetings from the night train.', 'Saludos desde el tren nocturno.'),
]

/** What actors of the sample world answer. */
export const answerLines: readonly Localized[] = [
  localized('Das freut mich sehr!', 'That makes me happy!', '¡Me alegra mucho!'),
  localized('Versprochen, es gibt mehr.', 'Promised, there will be more.', 'Prometido, habrá más.'),
  localized('Verrate ich heute Abend live.', 'I will reveal it live tonight.', 'Lo cuento esta noche en directo.'),
  localized('Schön, dass du da bist.', 'Good to have you here.', 'Qué bien tenerte por aquí.'),
  localized(
    'Eine uralte. Die Fehler macht sie von selbst.',
    'A very old one. It makes its mistakes by itself.',
    'Una viejísima. Los fallos los hace ella sola.',
  ),
]
