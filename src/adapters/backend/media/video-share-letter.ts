import { videos } from './video-records'
import type { Writer, Writers } from '@/adapters/backend/mail/letters'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { asId, type VideoId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'

interface ShareTexts {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly label: string
}

/**
 * Texts that name neither the product, nor the guest, nor the subject of the video: the receiver
 * may read them beside others.
 */
const texts: Readonly<Record<Language, ShareTexts>> = {
  de: {
    subject: 'Ein Link für dich',
    paragraphs: [
      'Hallo,',
      'jemand möchte dir ein Video zeigen und hat dafür diese Adresse angegeben. Die Seite ist für Erwachsene.',
      'Deine Adresse wurde für diese eine Nachricht verwendet und nicht gespeichert. Interessiert dich der Link nicht, brauchst du nichts zu tun.',
    ],
    label: 'Video ansehen',
  },
  en: {
    subject: 'A link for you',
    paragraphs: [
      'Hello,',
      'Someone would like to show you a video and gave this address. The page is for adults.',
      'Your address was used for this one message and was not stored. If the link does not interest you, there is nothing to do.',
    ],
    label: 'Watch the video',
  },
  es: {
    subject: 'Un enlace para ti',
    paragraphs: [
      'Hola:',
      'Alguien quiere enseñarte un vídeo y ha indicado esta dirección. La página es para personas adultas.',
      'Tu dirección se ha usado solo para este mensaje y no se ha guardado. Si el enlace no te interesa, no tienes que hacer nada.',
    ],
    label: 'Ver el vídeo',
  },
}

/** The mail that shares a video; a video that is gone when it is sent is not shared any more. */
const share: Writer = async (platform, tx, { data }, language) => {
  const { email, videoId = '' } = data
  if (email === undefined || (await tx.get(videos, videoId)) === undefined) return null
  const { subject, paragraphs, label } = texts[language]
  const href = `${platform.rules.of(mailRules).origin}${path('video', { videoId: asId<VideoId>(videoId) }, language)}`
  return { to: email, subject, paragraphs, link: { label, href }, isNeutral: true }
}

/** Mails about videos. */
export const videoLetters = { 'video-share': share } as const satisfies Partial<Writers>
