import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages of legal texts. */
export const legalPages = pages(
  { isBeforeGate: true },
  {
    termsOfService: at('legal/terms-of-service', 'rechtliches/nutzungsbedingungen', 'legal/condiciones-de-uso'),
    dataProtection: at('legal/data-protection', 'rechtliches/datenschutz', 'legal/proteccion-de-datos'),
  },
)
