import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages of help, contact, accessibility and the legally required imprint. */
export const supportPages = pages(
  { isBeforeGate: true },
  {
    help: at('help', 'hilfe', 'ayuda'),
    contact: at('contact', 'kontakt', 'contacto'),
    accessibility: at('accessibility', 'barrierefreiheit', 'accesibilidad'),
    imprint: at('legal/imprint', 'rechtliches/impressum', 'legal/aviso-legal'),
  },
)
