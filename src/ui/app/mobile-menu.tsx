import { observer } from 'mobx-react-lite'
import type { MobileMenu as MenuName } from '@/domain/navigation/menus'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { part } from '@/ui/kit/part'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { useMissingPart } from '@/ui/base/use-missing-part'

const titles: Readonly<Record<Exclude<MenuName, 'search'>, TextKey>> = {
  navigation: 'shell.nav.more',
  'my-account': 'shell.account.label',
  notifications: 'notifications.title',
  'cam-filter': 'actors.filter.title',
  'category-filter': 'actors.filter.categories',
}

const contents: Readonly<Record<Exclude<MenuName, 'search'>, ReturnType<typeof part<object>>>> = {
  navigation: part(async () => (await import('@/ui/app/mobile/navigation-menu')).NavigationMenu),
  'my-account': part(async () => (await import('@/ui/app/mobile/my-account-menu')).MyAccountMenu),
  notifications: part(async () => (await import('./mobile/notifications-menu')).NotificationsMenu),
  'cam-filter': part(async () => (await import('./mobile/cam-filter-menu')).CamFilterMenu),
  'category-filter': part(async () => (await import('./mobile/category-menu')).CategoryMenu),
}

const SearchOverlay = part(async () => (await import('@/ui/search/overlay/search-overlay-screen')).SearchOverlay)

/** The open menu of a phone, one at a time; the page does not scroll (NAV-073 to NAV-081). */
export const MobileMenu = observer(function MobileMenu() {
  const texts = useTexts()
  const menus = useService(Menus)
  const missing = useMissingPart()
  // Back means no in a blocking sub-menu; presses outside it and Escape do not reach here.
  const dismiss = () => {
    menus.send({ type: 'closeSubMenu' })
    menus.send({ type: 'dismiss' })
  }
  const { open } = menus.state
  if (open === null) return null
  // The search takes the whole window: its results need the space beside the keyboard.
  if (open === 'search') return <SearchOverlay onClose={dismiss} onMissing={missing(dismiss)} />
  const Content = contents[open]
  return (
    <Sheet
      open
      side="bottom"
      title={texts.t(titles[open])}
      closeLabel={texts.t('shell.states.close')}
      onClose={dismiss}
      blocking={menus.state.subMenu?.isBlocking === true}
    >
      <Content onMissing={missing(dismiss)} />
    </Sheet>
  )
})
