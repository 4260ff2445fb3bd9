import { observer } from 'mobx-react-lite'
import type { MobileMenu as MenuName } from '@/domain/navigation/menus'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { part } from '@/ui/kit/part'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { useMissingPart } from '@/ui/base/use-missing-part'

const titles: Readonly<Record<MenuName, TextKey>> = {
  navigation: 'shell.nav.menu',
  search: 'shell.nav.search',
  'my-account': 'shell.account.label',
  notifications: 'notifications.title',
  'cam-filter': 'actors.filter.title',
  'category-filter': 'actors.filter.categories',
}

const contents: Readonly<Record<MenuName, ReturnType<typeof part<object>>>> = {
  navigation: part(async () => (await import('@/ui/app/mobile/navigation-menu')).NavigationMenu),
  search: part(async () => (await import('@/ui/app/mobile/search-menu')).SearchMenu),
  'my-account': part(async () => (await import('@/ui/app/mobile/my-account-menu')).MyAccountMenu),
  notifications: part(async () => (await import('./mobile/notifications-menu')).NotificationsMenu),
  'cam-filter': part(async () => (await import('./mobile/cam-filter-menu')).CamFilterMenu),
  'category-filter': part(async () => (await import('./mobile/category-menu')).CategoryMenu),
}

/** The menu of a phone that is open: one at a time, over a page that does not scroll meanwhile (NAV-073 to NAV-081). */
export const MobileMenu = observer(function MobileMenu() {
  const texts = useTexts()
  const menus = useService(Menus)
  const missing = useMissingPart()
  const dismiss = () => menus.send({ type: 'dismiss' })
  const { open } = menus.state
  if (open === null) return null
  const Content = contents[open]
  return (
    <Sheet
      open
      side="bottom"
      title={texts.t(titles[open])}
      closeLabel={texts.t('shell.states.close')}
      onClose={dismiss}
    >
      <Content onMissing={missing(dismiss)} />
    </Sheet>
  )
})
