import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useHref } from '@/ui/base/use-href'
import { Menu } from '@/ui/kit/actions/menu'
import { useTexts } from '@/ui/texts/use-texts'
import { featureLinks } from './feature-links'

/** The links of features, which are more than the bar has room for; opened as soon as it is loaded, since the press that loads it requests it. */
export const MoreMenu = observer(function MoreMenu({ trigger }: { readonly trigger: ReactElement }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <Menu
      align="start"
      defaultOpen
      trigger={trigger}
      items={featureLinks.map(({ route, label }) => ({
        kind: 'link',
        id: route,
        label: label[texts.language],
        href: href(route, {}),
      }))}
    />
  )
})
