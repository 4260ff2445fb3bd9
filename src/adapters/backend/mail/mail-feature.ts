import { accountLetters } from './letters'
import { forgetLinks, mailLinks } from './mail-records'
import { mailRules } from './mail-rules'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Mails about accounts, and the links that they carry. */
export const mailFeature = backendFeature({
  collections: [mailLinks],
  steps: { forgetLinks },
  letters: accountLetters,
  rules: { mail: mailRules },
})
