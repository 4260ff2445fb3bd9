import type { Localized } from '@/adapters/backend/kernel/localized'

/** Lines of an actor with a picture or a video. */
export const linesOfMedia: Readonly<Record<'picture' | 'video', readonly Localized[]>> = {
  picture: [
    {
      de: 'Hier ist ein Foto, das sonst nirgends zu sehen ist.',
      en: 'Here’s a photo you won’t find anywhere else.',
      es: 'Aquí tienes una foto que no está en ningún otro sitio.',
    },
    {
      de: 'Das habe ich heute aufgenommen und gleich an dich gedacht.',
      en: 'I took this one today and thought of you.',
      es: 'La he hecho hoy y he pensado en ti.',
    },
  ],
  video: [
    {
      de: 'Ein kurzes Video, nur für unsere Unterhaltung.',
      en: 'A short video, just for our conversation.',
      es: 'Un vídeo corto, solo para nuestra conversación.',
    },
    {
      de: 'Bewegte Bilder gefallen dir bestimmt noch besser.',
      en: 'I think you’ll like this even better in motion.',
      es: 'Creo que en movimiento te gustará todavía más.',
    },
  ],
}
