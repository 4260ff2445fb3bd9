import { Heart, LogOut, ReceiptText, Settings, UserRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { Menu } from '@/ui/kit/menu'
import { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from './container'
import { useHref } from './use-href'

/** The guest's own menu on a wide screen; opened at once when it is loaded, as it is loaded because it was asked for. */
export const AccountMenu = observer(function AccountMenu({ trigger }: { readonly trigger: ReactElement }) {
  const texts = useTexts()
  const href = useHref()
  const logout = useService(LogoutViewModel)
  return (
    <Menu
      trigger={trigger}
      defaultOpen
      items={[
        {
          kind: 'link',
          id: 'profile',
          icon: <UserRound />,
          label: texts.t('shell.account.profile'),
          href: href('memberProfile', {}),
        },
        {
          kind: 'link',
          id: 'favorites',
          icon: <Heart />,
          label: texts.t('shell.account.favorites'),
          href: href('memberFavoriteCams', {}),
        },
        {
          kind: 'link',
          id: 'purchases',
          icon: <ReceiptText />,
          label: texts.t('shell.account.purchases'),
          href: href('memberPurchases', {}),
        },
        {
          kind: 'link',
          id: 'settings',
          icon: <Settings />,
          label: texts.t('shell.account.settings'),
          href: href('memberSettings', {}),
        },
        { kind: 'line', id: 'line' },
        {
          id: 'logout',
          icon: <LogOut />,
          label: texts.t('shell.account.logOut'),
          onSelect: () => void logout.logOut(),
        },
      ]}
    />
  )
})
