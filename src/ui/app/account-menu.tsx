import {
  Download,
  Globe,
  Heart,
  Library,
  LogOut,
  Moon,
  ReceiptText,
  Settings,
  Sun,
  SunMoon,
  UserRound,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { LANGUAGES } from '@/domain/navigation/language'
import { switchLanguage } from '@/domain/routes/switch-language'
import { accountLinks } from '@/ui/account/account-links'
import { Menu } from '@/ui/kit/actions/menu'
import { InstallOffer } from '@/ui/installation/install-offer'
import { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from '@/ui/base/container'
import { DeviceViewModel, THEMES } from '@/ui/base/device-view-model'
import { LANGUAGE_NAMES } from '@/ui/base/language-links'
import { useHref } from '@/ui/base/use-href'

const ICONS = {
  memberProfile: <UserRound />,
  memberFavoriteCams: <Heart />,
  memberMediathek: <Library />,
  memberPurchases: <ReceiptText />,
  memberSettings: <Settings />,
} as const

const LIGHTS = { dark: <Moon />, light: <Sun />, auto: <SunMoon /> } as const

/** The guest's menu on a wide screen; opens once loaded, since a click on it loads it. */
export const AccountMenu = observer(function AccountMenu({ trigger }: { readonly trigger: ReactElement }) {
  const texts = useTexts()
  const href = useHref()
  const logout = useService(LogoutViewModel)
  const device = useService(DeviceViewModel)
  const offer = useService(InstallOffer)
  const { pathname, search, hash } = useLocation()
  return (
    <Menu
      trigger={trigger}
      defaultOpen
      items={[
        ...accountLinks.map(({ route, label }) => ({
          kind: 'link' as const,
          id: route,
          icon: ICONS[route],
          label: label[texts.language],
          href: href(route, {}),
        })),
        { kind: 'line', id: 'line' },
        ...LANGUAGES.filter((language) => language !== texts.language).map((language) => ({
          kind: 'link' as const,
          id: language,
          icon: <Globe />,
          label: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
          href: switchLanguage(`${pathname}${search}${hash}`, language),
        })),
        ...THEMES.filter((theme) => theme !== device.theme).map((theme) => ({
          id: theme,
          icon: LIGHTS[theme],
          label: texts.t(`shell.theme.${theme}`),
          onSelect: () => device.choose(theme),
        })),
        { kind: 'line', id: 'end' },
        ...(offer.isOffered
          ? [
              {
                id: 'install',
                icon: <Download />,
                label: texts.t('installation.install'),
                onSelect: () => void offer.install(),
              },
            ]
          : []),
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
