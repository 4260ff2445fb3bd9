import { accountLetters, type Writers } from '@/adapters/backend/mail/letters'
import { supportLetters } from '@/adapters/backend/support/support-letters'

/** Every mail the platform writes, by its kind. */
export const letters: Writers = { ...accountLetters, ...supportLetters }
