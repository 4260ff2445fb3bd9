import { legalText, legalTextFilter, legalTexts, legalTextType } from './legal-calls'
import { legalPort } from './legal-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** What guest and operator agree on. */
export const legalContract: FeatureContract = {
  feature: 'legal',
  about: 'Legal texts: every version in every language. GET /asset/legal-text/download/{id} sends one as a file.',
  ports: { legal: legalPort },
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
    { name: 'LegalTextPage', schema: legalTexts.answer, about: 'Part of a list, with the length of the whole.' },
  ],
  operations: [
    {
      operation: legalTexts,
      about: 'Legal texts, the newest that counts first.',
      rules: 'A text whose time has not come is not listed.',
    },
  ],
}
