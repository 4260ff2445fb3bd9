import { observer } from 'mobx-react-lite'
import { useService, useViewModel } from '@/ui/base/container'
import { Modals } from '@/ui/base/modals'
import { AccountFrame } from './account-frame'
import { AgeCard, BalanceCard, ClubCard, CountsCard } from './standing-cards'
import { ConfirmAgain } from './confirm-again'
import { ConfirmAgainViewModel } from './confirm-again-view-model'
import { LightCard, NameCard } from './profile-cards'
import css from './profile-screen.module.css'
import { ProfileViewModel } from './profile-view-model'
import { StatusBar } from './status-bar'
import { SubscriptionsCard } from './subscriptions/subscriptions-card'
import { useAccount } from './use-account'

/** The guest's profile and account status (GUE-010). */
export const Screen = observer(function ProfileScreen() {
  const profile = useViewModel(ProfileViewModel)
  const confirm = useViewModel(ConfirmAgainViewModel)
  const modals = useService(Modals)
  const account = useAccount()
  const { guest } = account.guest
  return (
    <AccountFrame account={account} place="profile">
      {guest === null ? null : <StatusBar confirm={confirm} email={guest.email ?? ''} />}
      {guest === null ? null : (
        <div className={css['columns']}>
          <LightCard profile={profile} guest={guest} />
          <BalanceCard guest={guest} checkout={account.checkout} modals={modals} />
          <NameCard
            profile={profile}
            guest={guest}
            confirm={confirm.isPrompted ? null : <ConfirmAgain confirm={confirm} email={guest.email ?? ''} />}
          />
          <CountsCard guest={guest} modals={modals} />
          <ClubCard guest={guest} membership={account} />
          <SubscriptionsCard subscriptions={account.subscriptions} />
          <AgeCard guest={guest} modals={modals} />
        </div>
      )}
    </AccountFrame>
  )
})
