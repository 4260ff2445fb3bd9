import { CircleUserRound, Clapperboard, LayoutGrid, MessageCircle, Radio } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { MobileMenu } from '@/domain/navigation/menus'
import type { Section } from '@/domain/navigation/page-descriptor'
import { Link } from '@/ui/kit/actions/link'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { InboxViewModel } from '@/ui/messenger/inbox-view-model'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { usePlace } from '@/ui/base/destinations'
import css from './tab-bar.module.css'
import { useHref } from '@/ui/base/use-href'

/** The bar under a phone's thumb: the most visited pages, and one tab for all others. */
export const TabBar = observer(function TabBar() {
  const texts = useTexts()
  const href = useHref()
  const menus = useService(Menus)
  const inbox = useService(InboxViewModel)
  const { section, route } = usePlace()
  if (!menus.state.isOn) return null
  const unread = inbox.unreadTotal
  return (
    <nav className={css['bar']} data-tabs aria-label={texts.t('shell.nav.label')}>
      <Tab
        href={href('cams', {})}
        icon={<Radio />}
        label={texts.t('shell.nav.live')}
        current={currentIn(section === 'live' || section === 'newFaces', route === 'cams')}
      />
      <Tab
        href={href('videos', {})}
        icon={<Clapperboard />}
        label={texts.t('shell.nav.videos')}
        current={currentIn(section === 'videos', route === 'videos')}
      />
      <MenuTab
        menu="navigation"
        icon={<LayoutGrid />}
        label={texts.t('shell.nav.more')}
        current={currentIn(section !== null && !OWN_TABS.has(section))}
      />
      <Tab
        href={href('messenger', {})}
        icon={<MessageCircle />}
        label={texts.t('shell.nav.messenger')}
        current={currentIn(section === 'messenger', route === 'messenger')}
        count={unread}
        countLabel={texts.t('shell.unreadMessages', { count: unread })}
      />
      <MenuTab
        menu="my-account"
        icon={<CircleUserRound />}
        label={texts.t('shell.nav.you')}
        current={currentIn(section === 'account')}
      />
    </nav>
  )
})

/** The sections that have a tab of their own. */
const OWN_TABS: ReadonlySet<Section> = new Set(['live', 'newFaces', 'videos', 'messenger', 'account'])

type Current = 'page' | 'true' | undefined

/** Returns how a tab is announced: as the page shown, or as its section. */
const currentIn = (isSection: boolean, isPage = false): Current => (isPage ? 'page' : isSection ? 'true' : undefined)

function Tab(tab: {
  readonly href: string
  readonly icon: ReactNode
  readonly label: string
  readonly current: Current
  readonly count?: number
  readonly countLabel?: string
}) {
  return (
    <Link href={tab.href} aria-current={tab.current}>
      {tab.icon}
      <span>{tab.label}</span>
      {tab.count === undefined || tab.count === 0 ? null : (
        <span className={css['count']}>
          <span aria-hidden="true">{tab.count > 9 ? '9+' : tab.count}</span>
          <VisuallyHidden>{tab.countLabel}</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}

const MenuTab = observer(function MenuTab(tab: {
  readonly menu: MobileMenu
  readonly icon: ReactNode
  readonly label: string
  readonly current?: Current
}) {
  const menus = useService(Menus)
  return (
    <button
      type="button"
      aria-current={tab.current}
      aria-haspopup="dialog"
      aria-expanded={menus.state.open === tab.menu}
      onClick={() => menus.send({ type: 'toggle', menu: tab.menu })}
    >
      {tab.icon}
      <span>{tab.label}</span>
    </button>
  )
})
