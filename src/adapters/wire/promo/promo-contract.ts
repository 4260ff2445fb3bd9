import {
  getJumbotronConfig,
  getJumbotronOfHomepage,
  jumbotronConfig,
  jumbotronSlide,
  jumbotronType,
} from './promo-calls'
import { promoPort } from './promo-port'
import type { FeatureContract } from '@/adapters/wire/contract/feature-contract'

const CACHED = 'May be used again for 60 seconds: Cache-Control is private, max-age=60.'

/** Jumbotrons. */
export const promoContract: FeatureContract = {
  feature: 'promo',
  about: 'Jumbotrons: what the platform recommends in large pictures.',
  ports: { promo: promoPort },
  schemas: [
    { name: 'JumbotronType', schema: jumbotronType, about: 'A page that has a jumbotron.' },
    {
      name: 'JumbotronSlide',
      schema: jumbotronSlide,
      about: 'One large picture with words.',
      fields: { route: 'The page it leads to.' },
    },
    {
      name: 'JumbotronConfig',
      schema: jumbotronConfig,
      about: 'What the jumbotron of a page shows.',
      fields: { slides: 'In their order.' },
    },
  ],
  operations: [
    { operation: getJumbotronConfig, about: 'The jumbotron of a page.', rules: CACHED },
    { operation: getJumbotronOfHomepage, about: 'What the jumbotron of the start page shows.', rules: CACHED },
  ],
}
