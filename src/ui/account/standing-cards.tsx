import { observer } from 'mobx-react-lite'
import type { Guest } from '@/domain/guest/guest'
import { showAgeCheck } from '@/ui/payments/age-check-box'
import { avsReason } from '@/ui/payments/avs-reason'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { ClubLink, CompareLink } from '@/ui/payments/plan-terms'
import { VipButton, VipTerms, type Membership } from '@/ui/payments/vip-offer'
import { HelpLink } from '@/ui/base/help-link'
import type { Modals } from '@/ui/base/modals'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { Card } from './card'
import css from './profile-screen.module.css'

interface Props {
  readonly guest: Guest
}

/** The guest's coins. */
export const BalanceCard = observer(function BalanceCard({
  guest,
  checkout,
  modals,
}: Props & { readonly checkout: Pick<Checkout, 'open'>; readonly modals: Pick<Modals, 'show'> }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <Card
      title={texts.t('account.balance.title')}
      hint={texts.t('account.balance.hint')}
      action={
        <>
          <Button kind="primary" onClick={() => void checkout.open('moneycharge')}>
            {texts.t('shell.account.topUp')}
          </Button>
          <ButtonLink kind="ghost" href={href('memberPurchases', {})}>
            {texts.t('account.balance.purchases')}
          </ButtonLink>
          <Button kind="ghost" onClick={() => modals.show('vxcoin-info')}>
            {texts.t('account.balance.coin')}
          </Button>
        </>
      }
    >
      <p className={css['amount']}>{texts.t('shell.coins', { count: texts.number(guest.balance) })}</p>
      <p className={css['text']}>
        <CompareLink />
      </p>
    </Card>
  )
})

/** Counts of what the guest has collected. */
export const CountsCard = observer(function CountsCard({
  guest,
  modals,
}: Props & { readonly modals: Pick<Modals, 'show'> }) {
  const texts = useTexts()
  const href = useHref()
  const { freeMessagesCount: freeMessages } = guest
  const { boughtVideos, pinnedFavorites } = guest.counts
  return (
    <Card
      title={texts.t('account.counts.title')}
      action={<Button onClick={() => modals.show('onboarding')}>{texts.t('account.counts.steps')}</Button>}
    >
      <dl className={css['counts']}>
        <div>
          <dt>{texts.t('account.counts.videos')}</dt>
          <dd>
            {boughtVideos === 0 ? (
              texts.number(0)
            ) : (
              <Link href={href('allVideos', {}, { type: 'bought' })}>{texts.number(boughtVideos)}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.t('account.counts.messages')}</dt>
          <dd>{texts.number(freeMessages)}</dd>
        </div>
        <div>
          <dt>{texts.t('account.counts.favorites')}</dt>
          <dd>
            {pinnedFavorites === 0 ? (
              texts.number(0)
            ) : (
              <Link href={href('memberFavoriteCams', {})}>{texts.number(pinnedFavorites)}</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.t('account.counts.loyalty')}</dt>
          <dd>{texts.number(guest.loyaltyPoints)}</dd>
        </div>
      </dl>
    </Card>
  )
})

/** The guest's club membership; only guests who are no members see the offer (AUT-012). */
export const ClubCard = observer(function ClubCard({ guest, membership }: Props & { readonly membership: Membership }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <Card
      title={texts.t('account.club.title')}
      action={
        guest.isVip ? (
          <ButtonLink href={href('vipVideos', {})}>{texts.t('account.club.videos')}</ButtonLink>
        ) : (
          <VipButton of={membership} />
        )
      }
    >
      <p className={css['text']}>{texts.t(guest.isVip ? 'account.club.member' : 'account.club.text')}</p>
      {guest.isVip ? null : (
        <p className={css['text']}>
          <VipTerms of={membership} /> <ClubLink />
        </p>
      )}
    </Card>
  )
})

/** The status of the proof of age, and the platform's text after a refusal (AUT-017, AUT-018). */
export const AgeCard = observer(function AgeCard({ guest, modals }: Props & { readonly modals: Pick<Modals, 'show'> }) {
  const texts = useTexts()
  const { avsStatus, avsRejectMessage } = guest
  const isOpen = avsStatus === 'unknown' || avsStatus === 'rejected'
  return (
    <Card
      title={texts.t('account.age.title')}
      action={
        isOpen ? (
          <>
            <Button onClick={() => showAgeCheck(modals, guest)}>
              {texts.t(avsStatus === 'rejected' ? 'account.age.again' : 'account.age.prove')}
            </Button>
            <HelpLink answer="age" />
          </>
        ) : undefined
      }
    >
      <p className={css['text']}>
        {texts.t(`account.age.${avsStatus}`)} {avsStatus === 'rejected' ? avsReason(texts, avsRejectMessage) : null}
      </p>
    </Card>
  )
})
