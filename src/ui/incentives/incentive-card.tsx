import { X } from 'lucide-react'
import type { Offer } from '@/domain/incentives/offer'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink, type ButtonKind } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import css from './incentive-card.module.css'
import { TimeLeft } from './time-left'

interface Props {
  readonly offer: Offer
  /** Milliseconds; `null`: it does not run out. */
  readonly left: number | null
  readonly checkout: Pick<Checkout, 'open'>
  readonly onClose: () => void
  readonly onFollow: () => void
}

/** The element of the card: a landmark of the page, or a part of a column that is one. */
type Landmark = 'aside' | 'section'

/** One offer: slim, covering nothing, and closed with one press. */
export function IncentiveCard({
  landmark: Place = 'aside',
  left,
  onClose,
  ...rest
}: Props & { readonly landmark?: Landmark }) {
  const texts = useTexts()
  const { offer } = rest
  return (
    <Place className={css['place']} aria-label={texts.t('incentives.label')}>
      <div className={css['card']}>
        <div className={css['words']}>
          <h2>{offer.title}</h2>
          <p>{offer.text}</p>
          {left === null ? null : (
            <p className={css['left']}>
              <TimeLeft left={left} texts={texts} />
            </p>
          )}
        </div>
        <div className={css['action']}>
          <OfferAction {...rest} />
        </div>
        <div className={css['close']}>
          <IconButton label={texts.t('incentives.close', { title: offer.title })} onClick={onClose}>
            <X />
          </IconButton>
        </div>
      </div>
    </Place>
  )
}

/** The action of an offer: a link to its page, or a button that opens its checkout. */
export function OfferAction({
  offer,
  checkout,
  onFollow,
  kind = 'glass',
}: Omit<Props, 'left' | 'onClose'> & { readonly kind?: ButtonKind }) {
  const href = useHref()
  const { target, label } = offer
  if (target.kind === 'page')
    return (
      <ButtonLink kind={kind} href={href(target.route as 'cams', {})} onClick={onFollow}>
        {label}
      </ButtonLink>
    )
  return (
    <Button
      kind={kind}
      onClick={() => {
        onFollow()
        void checkout.open(target.flow)
      }}
    >
      {label}
    </Button>
  )
}
