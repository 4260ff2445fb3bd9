import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import type { SettingKind } from '@/adapters/backend/world/texts/title-settings'

/** The subject of an album's pictures, and the kinds of settings that suit it. */
export interface AlbumSubject {
  readonly text: Localized
  readonly suits: readonly SettingKind[]
}

const everywhere = (...of: Parameters<typeof localized>): AlbumSubject => ({
  text: localized(...of),
  suits: ['hour', 'light', 'weather', 'room', 'table', 'cosy', 'town', 'shore', 'heights', 'stage'],
})

/** Light that has an hour of its own, to which no other is added. */
const atItsHour = (...of: Parameters<typeof localized>): AlbumSubject => ({
  text: localized(...of),
  suits: ['room', 'table', 'cosy', 'town', 'shore', 'heights'],
})

/** The subjects of albums; the place or time follows. */
export const subjects: readonly AlbumSubject[] = [
  everywhere('Licht und Schatten', 'Light and Shadow', 'Luces y sombras'),
  everywhere('Zwölf Aufnahmen', 'Twelve Frames', 'Doce fotografías'),
  everywhere('Ein langer Abend', 'A Long Evening', 'Una tarde larga'),
  everywhere('Lange Belichtung', 'Long Exposure', 'Larga exposición'),
  everywhere('Bilder', 'Pictures', 'Imágenes'),
  everywhere('Spiegelungen', 'Reflections', 'Reflejos'),
  everywhere('Selbstporträts', 'Self-Portraits', 'Autorretratos'),
  atItsHour('Goldene Stunde', 'Golden Hour', 'La hora dorada'),
  atItsHour('Blaue Stunde', 'Blue Hour', 'La hora azul'),
  atItsHour('Das letzte Licht', 'The Last Light', 'La última luz'),
  everywhere('Der erste Film', 'The First Roll', 'El primer carrete'),
  atItsHour('Kerzenschein', 'Candlelight', 'A la luz de las velas'),
]

/** First sentences about an album: how it was made. */
export const openings: readonly Localized[] = [
  localized(
    'Fotografiert an einem Abend, an dem niemand auf die Uhr sah.',
    'Taken on an evening when nobody looked at the clock.',
    'Fotografiado una noche en que nadie miró el reloj.',
  ),
  localized(
    'Eine Kamera, ein Stativ und sehr viel Geduld.',
    'One camera, one tripod and a great deal of patience.',
    'Una cámara, un trípode y muchísima paciencia.',
  ),
  localized(
    'Jedes Bild ist eine einzige lange Belichtung.',
    'Each picture is a single long exposure.',
    'Cada imagen es una sola exposición larga.',
  ),
  localized(
    'Ausgewählt aus drei Filmen, die beinahe verloren gingen.',
    'Chosen from three rolls that were nearly lost.',
    'Elegidas de tres carretes que casi se perdieron.',
  ),
  localized(
    'Mit nichts als einer Taschenlampe gezeichnet.',
    'Drawn with nothing but a torch.',
    'Dibujado con una simple linterna.',
  ),
]

/** Last sentences about an album: what it shows. */
export const closings: readonly Localized[] = [
  localized(
    'Wer genau hinsieht, findet in jedem Bild eine andere Farbe.',
    'Look closely: there is a different colour in every picture.',
    'Si miras bien, cada imagen tiene un color distinto.',
  ),
  localized(
    'Das letzte Bild entstand, als die Kerze schon ausging.',
    'The last picture was taken as the candle went out.',
    'La última imagen se hizo cuando la vela ya se apagaba.',
  ),
  localized(
    'Am schönsten im Dunkeln und mit etwas leiser Musik.',
    'Best seen in the dark, with some quiet music.',
    'Se ve mejor a oscuras y con música suave.',
  ),
  localized(
    'Ein paar davon hängen inzwischen an der Wand.',
    'A few of them are up on the wall by now.',
    'Algunas ya cuelgan de la pared.',
  ),
]
