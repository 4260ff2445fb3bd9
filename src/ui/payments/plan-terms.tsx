import { observer } from 'mobx-react-lite'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'
import type { SubscriptionPlan } from '@/domain/payments/plans'
import type { Texts } from '@/ui/texts/texts'
import css from './content-offer.module.css'
import { priceText } from './pay-button'

/** Returns a membership's price and duration, with a note that it ends by itself. */
export const planTerms = ({ price, days }: SubscriptionPlan, texts: Texts): string =>
  texts.t('payments.terms', { price: priceText(price, texts), count: days })

/** A link to the page of the VIP club. */
export const ClubLink = observer(function ClubLink() {
  const texts = useTexts()
  const href = useHref()
  return (
    <Link className={css['compare']} href={href('vipClub', {})}>
      {texts.t('payments.club.link')}
    </Link>
  )
})

/** A link to the page that compares all prices. */
export const CompareLink = observer(function CompareLink() {
  const texts = useTexts()
  const href = useHref()
  return (
    <Link className={css['compare']} href={href('prices', {})}>
      {texts.t('payments.compare.link')}
    </Link>
  )
})
