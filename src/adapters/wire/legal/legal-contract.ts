import {
  changedText,
  changedTexts,
  closeAgbAndDataProtection,
  closeDataProtection,
  textVersion,
} from './agreement-calls'
import { legalAgreementsPort } from './legalAgreements-port'
import { legalText, legalTextFilter, legalTexts, legalTextType } from './legal-calls'
import { legalPort } from './legal-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

const decided =
  'Refused with login-required without an account. An agreement is recorded with version and time, once for each version.'

const decisionFields = {
  accepted: 'false: nothing is recorded, and the guest is asked again.',
  seen: 'The versions that were shown; left out: those in force. A text that is not among them is not agreed to.',
}

/** What guest and operator agree on. */
export const legalContract: FeatureContract = {
  feature: 'legal',
  about: 'Legal texts: every version in every language. GET /asset/legal-text/download/{id} sends one as a file.',
  ports: { legal: legalPort, legalAgreements: legalAgreementsPort },
  schemas: [
    { name: 'LegalTextType', schema: legalTextType, about: 'What a legal text is about.' },
    {
      name: 'LegalText',
      schema: legalText,
      about: 'One version of a legal text in one language.',
      fields: {
        product: 'For which product of the operator it was written.',
        version: 'Counts from 1.',
        validFrom: 'The text counts from then on.',
        html: 'As the operator wrote it: a client has to sanitise it before it shows it.',
      },
    },
    {
      name: 'LegalTextFilter',
      schema: legalTextFilter,
      about: 'Which legal texts are listed: those for which all that is given holds.',
      fields: { language: 'Missing: the language of the session, unless an id is given.' },
    },
    { name: 'TextVersion', schema: textVersion, about: 'A version of a legal text.' },
    {
      name: 'ChangedText',
      schema: changedText,
      about: 'A legal text that is newer than what the guest has agreed to.',
      fields: { validFrom: 'The text counts from then on.' },
    },
    { name: 'LegalTextPage', schema: legalTexts.answer, about: 'Part of a list, with the length of the whole.' },
  ],
  operations: [
    {
      operation: legalTexts,
      about: 'Legal texts, the newest that counts first.',
      rules: 'A text whose time has not come is not listed.',
    },
    {
      operation: changedTexts,
      about: 'The texts to agree to again, in the language of the session; none without an account.',
      rules: 'showDataProtection of the guest is true while there is one.',
    },
    {
      operation: closeDataProtection,
      about: 'Decides about data protection.',
      rules: decided,
      fields: decisionFields,
    },
    {
      operation: closeAgbAndDataProtection,
      about: 'Decides about terms and data protection together.',
      rules: decided,
      fields: decisionFields,
    },
  ],
}
