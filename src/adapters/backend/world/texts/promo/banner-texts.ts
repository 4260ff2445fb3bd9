import type { BannerRecord } from '@/adapters/backend/promo/banner-records'

const inAll = (de: string, en: string, es: string): BannerRecord['texts'] => ({
  de: { title: de },
  en: { title: en },
  es: { title: es },
})

/** The words of the banners of the sample world. */
export const bannerTexts = {
  mira: inAll(
    'Heute Abend bei Kerzenlicht: Mira Solène erzählt',
    'By candlelight tonight: Mira Solène tells stories',
    'Esta noche, a la luz de las velas: Mira Solène cuenta historias',
  ),
  newsletters: inAll(
    'Ein Brief in der Woche, und du weißt, was kommt',
    'One letter a week, and you know what is coming',
    'Una carta a la semana y sabrás lo que viene',
  ),
  clash: inAll(
    'Zwei auf der Bühne, eine Wahl: Clash of Cams',
    'Two on stage, one choice: Clash of Cams',
    'Dos en escena, una elección: Clash of Cams',
  ),
  lateNight: inAll(
    'Late Night: Gespräche, wenn die Stadt leiser wird',
    'Late night: conversation as the city grows quiet',
    'Late night: conversación cuando la ciudad se calma',
  ),
} as const
