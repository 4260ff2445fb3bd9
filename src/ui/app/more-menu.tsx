import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { useHref } from '@/ui/base/use-href'
import { Menu } from '@/ui/kit/actions/menu'
import { useTexts } from '@/ui/texts/use-texts'
import { destinations, isInBar, usePlace } from '@/ui/base/destinations'

/** Destinations that do not fit the bar; opens once loaded, since a press on it loads it. */
export const MoreMenu = observer(function MoreMenu({ trigger }: { readonly trigger: ReactElement }) {
  const texts = useTexts()
  const href = useHref()
  const { width } = useService(Menus)
  const { currentOf } = usePlace()
  return (
    <Menu
      align="start"
      defaultOpen
      trigger={trigger}
      items={destinations
        .filter((place) => !isInBar(place, width))
        .map((place) => ({
          kind: 'link',
          id: place.route,
          label: texts.t(place.label),
          href: href(place.route, {}, place.query),
          current: currentOf(place),
        }))}
    />
  )
})
