import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages that links in newsletters open. */
export const newsletterPages = pages(
  { isPersonal: true },
  {
    newsletters: at('newsletter', 'newsletter', 'boletin'),
    confirmNewsletter: at('newsletter/confirm', 'newsletter/bestaetigen', 'boletin/confirmar'),
  },
)
