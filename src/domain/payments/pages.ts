import { at, pages } from '@/domain/navigation/page-descriptor'

/** What coins cost. */
export const paymentPages = pages(
  {},
  {
    prices: at('prices', 'preise', 'precios'),
  },
)
