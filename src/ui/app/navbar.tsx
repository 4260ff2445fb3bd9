import { Plus, Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { cx } from '@/ui/kit/class-names'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { part } from '@/ui/kit/part'
import { InboxViewModel } from '@/ui/messenger/inbox-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import { AccountCorner } from './account-corner'
import { useService, useViewModel } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import css from './navbar.module.css'
import { NavbarViewModel } from './navbar-view-model'
import { afterPaint } from '@/ui/base/after-paint'
import { useHref } from '@/ui/base/use-href'
import { destinations, isInBar, usePlace } from '@/ui/base/destinations'

/** Loaded once a message is unread. */
const UnreadMenu = part(async () => (await import('./unread-menu')).UnreadMenu)

/** The search over the page, loaded by the first press. */
const SearchOverlay = part(async () => (await import('@/ui/search/overlay/search-overlay-screen')).SearchOverlay)

/** Navigation that only a phone needs, from the second page on. */
const MobileRouter = part(async () => (await import('./mobile-router')).MobileRouter)

/** Destinations that do not fit the bar, loaded by a press; a phone has them in its menu. */
const MoreMenu = part(async () => (await import('./more-menu')).MoreMenu)

/** The bar above every page: navigation, balance and account. It hides while the guest reads on. */
export const Navbar = observer(function Navbar() {
  const texts = useTexts()
  const href = useHref()
  const navbar = useViewModel(NavbarViewModel)
  const menus = useService(Menus)
  const inbox = useService(InboxViewModel)
  const { key } = useLocation()
  const { currentOf } = usePlace()
  // The scroll position is known once the page is laid out.
  useEffect(() => afterPaint(() => navbar.show()), [key, navbar])
  const [wantsMore, setWantsMore] = useState(false)
  const isInMore = destinations.some((place) => !isInBar(place, menus.width) && currentOf(place) !== undefined)
  const more = (
    <button
      type="button"
      className={css['more']}
      aria-current={isInMore ? 'true' : undefined}
      onClick={() => setWantsMore(true)}
    >
      {texts.t('shell.nav.more')}
    </button>
  )
  return (
    <header
      className={cx(css['bar'], navbar.state.hidden && css['hidden'], !navbar.isAtTop && css['solid'])}
      onFocus={() => navbar.show()}
    >
      <a className="skip-link" href="#content">
        {texts.t('shell.skipToContent')}
      </a>
      <div className={css['inner']}>
        {menus.state.isOn && key !== 'default' ? <MobileRouter /> : null}
        <Link className={css['brand']} href={href('start', {})}>
          {texts.t('shell.brand')}
          <span className={css['dot']} aria-hidden="true" />
        </Link>
        <nav className={css['links']} aria-label={texts.t('shell.nav.label')}>
          {destinations.map((place) => (
            <Link
              key={place.route}
              className={css[place.from ?? '']}
              href={href(place.route, {}, place.query)}
              aria-current={currentOf(place)}
            >
              {texts.t(place.label)}
            </Link>
          ))}
          {inbox.unreadTotal > 0 ? <UnreadMenu /> : null}
          {wantsMore ? <MoreMenu trigger={more} fallback={more} onMissing={() => setWantsMore(false)} /> : more}
        </nav>
        {menus.state.isOn ? (
          <IconButton
            label={texts.t('shell.nav.search')}
            aria-haspopup="dialog"
            aria-expanded={menus.state.open === 'search'}
            onClick={() => menus.send({ type: 'toggle', menu: 'search' })}
          >
            <Search />
          </IconButton>
        ) : null}
        <SearchBox />
        <Balance />
        <AccountCorner />
      </div>
    </header>
  )
})

/** Opens the search over the page (SEA-001); without scripts it leads to the page of the search. */
const SearchBox = observer(function SearchBox() {
  const texts = useTexts()
  const href = useHref()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a className={css['search']} href={href('actorSearch', {})} aria-haspopup="dialog" onClick={open}>
        <Search aria-hidden="true" />
        <span>{texts.t('home.search')}</span>
      </a>
      {isOpen ? <SearchOverlay onClose={close} onMissing={close} /> : null}
    </>
  )
})

/** The balance, always in sight, and one press from more of it. */
const Balance = observer(function Balance() {
  const texts = useTexts()
  const { isLoggedIn, balance } = useService(GuestViewModel)
  const checkout = useService(Checkout)
  if (!isLoggedIn) return null
  const coins = texts.number(balance)
  return (
    <div className={css['balance']}>
      <span className={css['coin']} aria-hidden="true" />
      <span className="num" data-testid="balance">
        {texts.t('shell.coins', { count: coins })}
      </span>
      <IconButton
        kind="ink"
        size="s"
        label={texts.t('shell.account.topUpHint', { coins })}
        onClick={() => void checkout.open('moneycharge')}
      >
        <Plus />
      </IconButton>
    </div>
  )
})
