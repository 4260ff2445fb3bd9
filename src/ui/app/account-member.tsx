import { Bell } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { sectionOf } from '@/domain/routes/section'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Avatar } from '@/ui/kit/media/avatar'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { part } from '@/ui/kit/part'
import { BellViewModel } from '@/ui/notifications/bell-view-model'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useTexts } from '@/ui/texts/use-texts'
import css from './account-corner.module.css'
import { useService, useViewModel } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { useMatch } from '@/ui/base/page'
import { useMissingPart } from '@/ui/base/use-missing-part'

const AccountMenu = part(async () => (await import('./account-menu')).AccountMenu)
const FloatingNotifications = part(
  async () => (await import('@/ui/notifications/floating-notifications')).FloatingNotifications,
)
const BellMenu = part(async () => (await import('@/ui/notifications/bell-menu')).BellMenu)

/** The notifications of a guest with an account, and their own menu. */
export const Member = observer(function Member() {
  const texts = useTexts()
  const menus = useService(Menus)
  // The bell lives from login to logout; the sheet of a phone shows the same one.
  const bell = useViewModel(BellViewModel)
  const { guest } = useService(GuestViewModel)
  const page = useMatch()
  const missing = useMissingPart()
  // Once loaded a menu stays, so that its button is the same one when the focus returns to it.
  const [wantsBell, setWantsBell] = useState(false)
  const [wantsAccount, setWantsAccount] = useState(false)
  const bellButton = (
    <IconButton
      label={texts.t('notifications.open', { count: bell.unseen })}
      className={css['bell'] ?? ''}
      data-new={bell.unseen > 0 || undefined}
      onClick={() => {
        if (menus.state.isOn) menus.send({ type: 'toggle', menu: 'notifications' })
        else setWantsBell(true)
      }}
    >
      <Bell />
    </IconButton>
  )
  if (menus.state.isOn) return bellButton
  const avatar = (
    <button
      type="button"
      className={css['avatar']}
      aria-label={texts.t('shell.account.label')}
      aria-current={page.kind === 'route' && sectionOf(page.route) === 'account' ? 'true' : undefined}
      onClick={() => setWantsAccount(true)}
    >
      <Avatar source={pictureOf({ family: guest?.avatar ?? 1, variant: 'a0' })} alt="" size="s" />
    </button>
  )
  return (
    <>
      {bell.floating.length > 0 ? (
        <FloatingNotifications bell={bell} fallback={null} onMissing={missing(() => bell.settle())} />
      ) : null}
      {wantsBell ? (
        <BellMenu
          bell={bell}
          trigger={bellButton}
          fallback={bellButton}
          onMissing={missing(() => setWantsBell(false))}
        />
      ) : (
        bellButton
      )}
      {wantsAccount ? (
        <AccountMenu trigger={avatar} fallback={avatar} onMissing={missing(() => setWantsAccount(false))} />
      ) : (
        avatar
      )}
    </>
  )
})
