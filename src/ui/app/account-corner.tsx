import { observer } from 'mobx-react-lite'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button } from '@/ui/kit/actions/button'
import { part } from '@/ui/kit/part'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import css from './account-corner.module.css'
import { useService } from '@/ui/base/container'

/** First-time visitors have no account, and do not load this. */
const Member = part(async () => (await import('./account-member')).Member)

/** The user's account: log in and sign up, or notifications and the user's own menu. */
export const AccountCorner = observer(function AccountCorner() {
  const { guest, isLoggedIn } = useService(GuestViewModel)
  if (guest === null) return <div className={css['corner']} />
  return (
    <div className={css['corner']}>
      {isLoggedIn ? <Member fallback={<div className={css['places']} />} /> : <Visitor />}
    </div>
  )
})

const Visitor = observer(function Visitor() {
  const texts = useTexts()
  const checkout = useService(Checkout)
  return (
    <>
      <Button kind="ghost" size="s" className={css['logIn'] ?? ''} onClick={() => void checkout.open('login')}>
        {texts.t('shell.account.logIn')}
      </Button>
      <Button kind="ink" size="s" onClick={() => void checkout.open('signup')}>
        {texts.t('shell.account.signUp')}
      </Button>
    </>
  )
})
