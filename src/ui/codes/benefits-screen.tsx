import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AccountFrame } from '@/ui/account/account-frame'
import { useAccount } from '@/ui/account/use-account'
import { useViewModel } from '@/ui/base/container'
import { useTexts } from '@/ui/texts/use-texts'
import css from './benefits.module.css'
import { BenefitsViewModel } from './benefits-view-model'
import { RedeemCard } from './redeem-card'
import { RedeemViewModel } from './redeem-view-model'
import { RedeemedList } from './redeemed-list'
import { VoucherList } from './voucher-list'

/** The page of bonus codes and vouchers (GUE-014); `?code=` shows what a code brings. */
export const Screen = observer(function BenefitsScreen() {
  const texts = useTexts()
  const account = useAccount()
  const model = useViewModel(BenefitsViewModel)
  const redeem = useViewModel(RedeemViewModel)
  const { search } = useLocation()
  const isLoggedIn = account.guest.guest?.isLoggedIn === true
  useEffect(() => {
    const code = new URLSearchParams(search).get('code') ?? ''
    if (isLoggedIn && code !== '') void redeem.look(code)
  }, [isLoggedIn, search, redeem])
  return (
    <AccountFrame account={account} place="benefits" lead={texts.t('codes.lead')}>
      <div className={css['page']}>
        <RedeemCard redeem={redeem} membership={account} />
        <VoucherList model={model} />
        <RedeemedList list={model.codes} />
      </div>
    </AccountFrame>
  )
})
