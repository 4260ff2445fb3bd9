import { at, pages } from '@/domain/navigation/page-descriptor'

/** Help, contact, and what a site must say of itself. */
export const supportPages = pages(
  { isBeforeGate: true },
  {
    help: at('help', 'hilfe', 'ayuda'),
    contact: at('contact', 'kontakt', 'contacto'),
    accessibility: at('accessibility', 'barrierefreiheit', 'accesibilidad'),
    imprint: at('legal/imprint', 'rechtliches/impressum', 'legal/aviso-legal'),
  },
)
