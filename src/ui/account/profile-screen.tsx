import { observer } from 'mobx-react-lite'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { useService, useViewModel } from '@/ui/base/container'
import { AccountFrame } from './account-frame'
import { AgeCard, BalanceCard, ClubCard, CountsCard } from './standing-cards'
import { ConfirmAgain } from './confirm-again'
import { LightCard, NameCard } from './profile-cards'
import css from './profile-screen.module.css'
import { ProfileViewModel } from './profile-view-model'

/** Who the guest is here, and how he stands (GUE-010). */
export const Screen = observer(function ProfileScreen() {
  const profile = useViewModel(ProfileViewModel)
  const { guest } = useService(GuestViewModel)
  return (
    <AccountFrame place="profile">
      {guest === null ? null : (
        <div className={css['columns']}>
          <LightCard profile={profile} guest={guest} />
          <BalanceCard guest={guest} />
          <NameCard profile={profile} guest={guest} confirm={<ConfirmAgain email={guest.email ?? ''} />} />
          <CountsCard guest={guest} />
          <ClubCard guest={guest} />
          <AgeCard guest={guest} />
        </div>
      )}
    </AccountFrame>
  )
})
