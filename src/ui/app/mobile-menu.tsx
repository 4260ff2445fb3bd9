import { observer } from 'mobx-react-lite'
import { lazy, Suspense, type ComponentType } from 'react'
import type { MobileMenu as MenuName } from '@/domain/navigation/menus'
import { Sheet } from '@/ui/kit/overlays/sheet'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'

const titles: Readonly<Record<MenuName, TextKey>> = {
  navigation: 'shell.nav.menu',
  search: 'shell.nav.search',
  'my-account': 'shell.account.label',
  notifications: 'notifications.title',
  'cam-filter': 'actors.filter.title',
  'category-filter': 'actors.filter.categories',
}

const contents: Readonly<Record<MenuName, ComponentType>> = {
  navigation: lazy(async () => ({ default: (await import('@/ui/app/mobile/navigation-menu')).NavigationMenu })),
  search: lazy(async () => ({ default: (await import('@/ui/app/mobile/search-menu')).SearchMenu })),
  'my-account': lazy(async () => ({ default: (await import('@/ui/app/mobile/my-account-menu')).MyAccountMenu })),
  notifications: lazy(async () => ({ default: (await import('./mobile/notifications-menu')).NotificationsMenu })),
  'cam-filter': lazy(async () => ({ default: (await import('./mobile/cam-filter-menu')).CamFilterMenu })),
  'category-filter': lazy(async () => ({ default: (await import('./mobile/category-menu')).CategoryMenu })),
}

/** The menu of a phone that is open: one at a time, over a page that does not scroll meanwhile (NAV-073 to NAV-081). */
export const MobileMenu = observer(function MobileMenu() {
  const texts = useTexts()
  const menus = useService(Menus)
  const { open } = menus.state
  if (open === null) return null
  const Content = contents[open]
  return (
    <Sheet
      open
      side="bottom"
      title={texts.t(titles[open])}
      closeLabel={texts.t('shell.states.close')}
      onClose={() => menus.send({ type: 'dismiss' })}
    >
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    </Sheet>
  )
})
