import { at, pages } from '@/domain/navigation/page-descriptor'

/** The page of prices for coins. */
export const paymentPages = pages(
  {},
  {
    prices: at('prices', 'preise', 'precios'),
  },
)
