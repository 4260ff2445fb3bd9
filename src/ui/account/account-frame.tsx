import { BellRing, Heart, Library, LoaderPinwheel, ReceiptText, Settings, UserRound, TicketPercent } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Avatar } from '@/ui/kit/media/avatar'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Link } from '@/ui/kit/actions/link'
import { LinkRow } from '@/ui/kit/lists/link-row'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { pictureOf } from '@/ui/artwork/picture-of'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { ForcedPaymentBar } from './forced-payment-bar'
import type { ForcedPaymentViewModel } from './forced-payment-view-model'
import { OfferBar } from './subscriptions/offer-bar'
import type { SubscriptionsViewModel } from './subscriptions/subscriptions-view-model'
import css from './account-frame.module.css'

const PLACES = {
  profile: { route: 'memberProfile', icon: <UserRound /> },
  favorites: { route: 'memberFavoriteCams', icon: <Heart /> },
  library: { route: 'memberMediathek', icon: <Library /> },
  spinwheel: { route: 'memberSpinwheel', icon: <LoaderPinwheel /> },
  benefits: { route: 'memberBenefits', icon: <TicketPercent /> },
  purchases: { route: 'memberPurchases', icon: <ReceiptText /> },
  notifications: { route: 'memberNotifications', icon: <BellRing /> },
  settings: { route: 'memberSettings', icon: <Settings /> },
} as const

/** The guest, the checkout in which they open an account or log in, what they have to pay first, and what is offered to who cancels. */
export interface Account {
  readonly guest: Pick<GuestViewModel, 'guest'>
  readonly checkout: Pick<Checkout, 'open'>
  readonly payment: Pick<ForcedPaymentViewModel, 'isForced'>
  readonly subscriptions: Pick<SubscriptionsViewModel, 'bar' | 'closeBar' | 'stay' | 'isWorking'>
}

/** A page of the account. */
export type AccountPlace = keyof typeof PLACES

/** The frame of all account pages. Visitors without an account are invited to open one (AUT-009). */
export const AccountFrame = observer(function AccountFrame({
  place,
  account,
  lead,
  children,
}: {
  readonly account: Account
  readonly place: AccountPlace
  readonly lead?: string | undefined
  readonly children: ReactNode
}) {
  const texts = useTexts()
  const { guest } = account.guest
  const title = texts.t(`account.${place}.title`)
  if (guest !== null && !guest.isLoggedIn) return <Invitation account={account} place={place} title={title} />
  return (
    <div className={css['frame']}>
      <PageTitle title={title} />
      <AccountNav place={place} />
      <div className={css['content']}>
        <header className={css['header']}>
          <h1>{title}</h1>
          {lead === undefined ? null : <p>{lead}</p>}
        </header>
        {guest === null ? (
          <Coming />
        ) : (
          <>
            <ForcedPaymentBar payment={account.payment} checkout={account.checkout} />
            <OfferBar subscriptions={account.subscriptions} />
            {children}
          </>
        )}
      </div>
    </div>
  )
})

const AccountNav = observer(function AccountNav({ place }: { readonly place: AccountPlace }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <LinkRow
      label={texts.t('account.nav')}
      current={place}
      className={css['nav'] ?? ''}
      frameClassName={css['navFrame']}
    >
      {(Object.keys(PLACES) as AccountPlace[]).map((one) => (
        <Link key={one} href={href(PLACES[one].route, {})} aria-current={one === place ? 'page' : undefined}>
          {PLACES[one].icon}
          {texts.t(`account.${one}.title`)}
        </Link>
      ))}
    </LinkRow>
  )
})

const Invitation = observer(function Invitation({
  account,
  place,
  title,
}: {
  readonly account: Account
  readonly place: AccountPlace
  readonly title: string
}) {
  const texts = useTexts()
  const { checkout } = account
  const { guest } = account.guest
  return (
    <div className={css['invitation']}>
      <PageTitle title={title} />
      <EmptyState
        heading="h1"
        picture={<Avatar source={pictureOf({ family: guest?.avatar ?? 1, variant: 'a0' })} alt="" size="xl" />}
        title={title}
        text={texts.t(`account.invite.${place}`)}
        action={
          <>
            <Button kind="primary" onClick={() => void checkout.open('signup')}>
              {texts.t('shell.account.signUp')}
            </Button>
            <Button onClick={() => void checkout.open('login')}>{texts.t('shell.account.logIn')}</Button>
          </>
        }
      />
    </div>
  )
})

const Coming = () => (
  <div className={css['coming']} aria-busy="true">
    <Skeleton shape="block" height="180px" />
    <Skeleton shape="block" height="180px" />
  </div>
)
