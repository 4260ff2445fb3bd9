import { Menu as MenuIcon, Plus, Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { sectionOf } from '@/domain/navigation/section'
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
import { useMatch } from '@/ui/base/page'

/** Nothing of it is loaded before a message waits. */
const UnreadMenu = part(async () => (await import('./unread-menu')).UnreadMenu)

/** The search over the page, loaded by the first press. */
const SearchOverlay = part(async () => (await import('@/ui/search/overlay/search-overlay-screen')).SearchOverlay)

/** The links of features, loaded by the first press. A phone has them in its menu. */
const MoreMenu = part(async () => (await import('./more-menu')).MoreMenu)

/** The bar above every page: where one can go, what one has, who one is. It makes room while the guest reads on. */
export const Navbar = observer(function Navbar() {
  const texts = useTexts()
  const href = useHref()
  const navbar = useViewModel(NavbarViewModel)
  const menus = useService(Menus)
  const inbox = useService(InboxViewModel)
  const { key } = useLocation()
  const page = useMatch()
  const current = page.kind === 'route' ? page.route : null
  // Where the page is scrolled to is known once it is laid out.
  useEffect(() => afterPaint(() => navbar.show()), [key, navbar])
  const section = sectionOf(current)
  const [wantsMore, setWantsMore] = useState(false)
  const links = [
    { label: texts.t('shell.nav.live'), route: 'cams' },
    { label: texts.t('shell.nav.newFaces'), route: 'newFaces' },
    { label: texts.t('shell.nav.videos'), route: 'videos' },
    { label: texts.t('shell.nav.messenger'), route: 'messenger' },
  ] as const
  // What the bar has no link for is in the menu, but for the guest's own pages.
  const isInMore = section !== null && section !== 'account' && links.every(({ route }) => sectionOf(route) !== section)
  const more = (
    <button type="button" aria-current={isInMore ? 'true' : undefined} onClick={() => setWantsMore(true)}>
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
        {menus.state.isOn ? (
          <IconButton
            label={texts.t('shell.nav.menu')}
            aria-haspopup="dialog"
            aria-expanded={menus.state.open === 'navigation'}
            onClick={() => menus.send({ type: 'toggle', menu: 'navigation' })}
          >
            <MenuIcon />
          </IconButton>
        ) : null}
        <Link className={css['brand']} href={href('start', {})}>
          {texts.t('shell.brand')}
          <span className={css['dot']} aria-hidden="true" />
        </Link>
        <nav className={css['links']} aria-label={texts.t('shell.nav.label')}>
          {links.map(({ route, label }) => (
            <Link
              key={route}
              href={href(route, {})}
              aria-current={route === current ? 'page' : sectionOf(route) === section ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
          {inbox.unreadTotal > 0 ? <UnreadMenu /> : null}
          {wantsMore ? <MoreMenu trigger={more} fallback={more} onMissing={() => setWantsMore(false)} /> : more}
        </nav>
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
