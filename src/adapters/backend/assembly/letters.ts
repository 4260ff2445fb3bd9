import { accountLetters, type Writers } from '@/adapters/backend/mail/letters'
import { videoLetters } from '@/adapters/backend/media/video-share-letter'
import { newsletterLetters } from '@/adapters/backend/newsletters/newsletter-letters'
import { noticeLetters } from '@/adapters/backend/notifications/notice-letters'
import { oneClickLetters } from '@/adapters/backend/payments/one-click-letters'
import { supportLetters } from '@/adapters/backend/support/support-letters'

/** Every mail the platform writes, by its kind. */
export const letters: Writers = {
  ...accountLetters,
  ...noticeLetters,
  ...newsletterLetters,
  ...supportLetters,
  ...oneClickLetters,
  ...videoLetters,
}
