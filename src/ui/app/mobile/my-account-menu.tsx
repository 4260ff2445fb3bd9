import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { accountLinks } from '@/ui/account/account-links'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './menu-list.module.css'

const LOG_OUT = 'log-out'

/** The guest's own menu on a phone (NAV-077). */
export const MyAccountMenu = observer(function MyAccountMenu() {
  const { isLoggedIn } = useService(GuestViewModel)
  return isLoggedIn ? <Member /> : <Visitor />
})

const Visitor = observer(function Visitor() {
  const texts = useTexts()
  const menus = useService(Menus)
  const checkout = useService(Checkout)
  const open = (flow: 'signup' | 'login') => {
    menus.send({ type: 'dismiss' })
    void checkout.open(flow)
  }
  return (
    <div className={css['form']}>
      <Button kind="primary" size="l" wide onClick={() => open('signup')}>
        {texts.t('shell.account.signUp')}
      </Button>
      <Button kind="glass" size="l" wide onClick={() => open('login')}>
        {texts.t('shell.account.logIn')}
      </Button>
    </div>
  )
})

const Member = observer(function Member() {
  const texts = useTexts()
  const href = useHref()
  const menus = useService(Menus)
  const { guest, balance } = useService(GuestViewModel)
  const checkout = useService(Checkout)
  const places = accountLinks.map(({ route, label }) => ({ label: label[texts.language], href: href(route, {}) }))
  if (menus.state.subMenu?.name === LOG_OUT) return <LogOut />
  return (
    <>
      <div className={css['who']}>
        <strong>{guest?.name}</strong>
        <span className="num">{texts.t('shell.coins', { count: texts.number(balance) })}</span>
        <Button
          kind="primary"
          size="s"
          onClick={() => {
            menus.send({ type: 'dismiss' })
            void checkout.open('moneycharge')
          }}
        >
          {texts.t('shell.account.topUp')}
        </Button>
      </div>
      <ul role="list" className={css['list']}>
        {places.map((place) => (
          <li key={place.href}>
            <Link href={place.href}>{place.label}</Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => menus.send({ type: 'open', menu: 'notifications' })}>
            {texts.t('notifications.title')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => menus.send({ type: 'openSubMenu', name: LOG_OUT, isBlocking: true })}>
            {texts.t('shell.account.logOut')}
          </button>
        </li>
      </ul>
    </>
  )
})

/** Must be answered before anything else opens or closes: a slip ends no session (NAV-080). */
const LogOut = observer(function LogOut() {
  const texts = useTexts()
  const menus = useService(Menus)
  const logout = useService(LogoutViewModel)
  const stay = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => stay.current?.focus(), [])
  return (
    <div className={css['form']}>
      <p>{texts.t('account.logOut.text')}</p>
      <Button kind="primary" size="l" wide onClick={() => void logout.logOut()}>
        {texts.t('shell.account.logOut')}
      </Button>
      <Button ref={stay} kind="glass" size="l" wide onClick={() => menus.send({ type: 'closeSubMenu' })}>
        {texts.t('account.logOut.stay')}
      </Button>
    </div>
  )
})
