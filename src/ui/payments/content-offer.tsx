import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './content-offer.module.css'

interface Children {
  readonly children: ReactNode
}

/** The box with the price of content and the button to buy it. */
export const OfferBox = ({ label, children }: Children & { readonly label?: string }) => (
  <section className={css['box']} aria-label={label}>
    {children}
  </section>
)

/** Whole coins, as the largest text of the box. */
export const OfferPrice = ({ children }: Children) => <span className={css['price']}>{children}</span>

/** The text of an offer. */
export const OfferText = ({ children }: Children) => <p className={css['text']}>{children}</p>

/** The conditions, in small print. */
export const OfferNote = ({ children }: Children) => <p className={css['note']}>{children}</p>

/** Replaces the box: why nothing is left to pay. It answers a purchase, so it is announced. */
export const Owned = ({ children }: Children) => (
  <p role="status" className={css['owned']}>
    <Check aria-hidden="true" />
    {children}
  </p>
)
