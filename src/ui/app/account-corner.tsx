import { Bell } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { sectionOf } from '@/domain/navigation/section'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Avatar } from '@/ui/kit/media/avatar'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { part } from '@/ui/kit/part'
import { BellViewModel } from '@/ui/notifications/bell-view-model'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import css from './account-corner.module.css'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { useMatch } from '@/ui/base/page'
import { useMissingPart } from '@/ui/base/use-missing-part'

const AccountMenu = part(async () => (await import('./account-menu')).AccountMenu)
const BellMenu = part(async () => (await import('@/ui/notifications/bell-menu')).BellMenu)

/** The user's account: log in and sign up, or notifications and the user's own menu. */
export const AccountCorner = observer(function AccountCorner() {
  const { guest, isLoggedIn } = useService(GuestViewModel)
  if (guest === null) return <div className={css['corner']} />
  return <div className={css['corner']}>{isLoggedIn ? <Member /> : <Visitor />}</div>
})

const Visitor = observer(function Visitor() {
  const texts = useTexts()
  const checkout = useService(Checkout)
  return (
    <>
      <Button kind="ghost" size="s" className={css['logIn'] ?? ''} onClick={() => void checkout.open('login')}>
        {texts.t('shell.account.logIn')}
      </Button>
      <Button kind="ink" size="s" onClick={() => void checkout.open('signup')}>
        {texts.t('shell.account.signUp')}
      </Button>
    </>
  )
})

const Member = observer(function Member() {
  const texts = useTexts()
  const menus = useService(Menus)
  const bell = useService(BellViewModel)
  const { guest } = useService(GuestViewModel)
  const page = useMatch()
  const missing = useMissingPart()
  // Once loaded a menu stays, so that the button under it is the same one when the focus comes back to it.
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
