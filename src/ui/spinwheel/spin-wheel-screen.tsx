import { observer } from 'mobx-react-lite'
import { AccountFrame } from '@/ui/account/account-frame'
import { useAccount } from '@/ui/account/use-account'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { Chances } from './chances'
import { SpinPanel } from './spin-panel'
import css from './spin-wheel.module.css'
import { SpinWheelViewModel } from './spin-wheel-view-model'
import { WinList } from './win-list'

/** The spin wheel of the guest (GUE-013). */
export const Screen = observer(function SpinWheelScreen() {
  const texts = useTexts()
  const href = useHref()
  const account = useAccount()
  const model = useViewModel(SpinWheelViewModel)
  const wheel = model.wheel.value
  return (
    <AccountFrame account={account} place="spinwheel" lead={texts.t('spinwheel.lead')}>
      {wheel === undefined ? (
        model.wheel.error === null ? (
          <Coming />
        ) : (
          <LoadError of={model.wheel} />
        )
      ) : (
        <div className={css['page']}>
          {wheel.segments.length === 0 ? (
            <EmptyState title={texts.t('spinwheel.closed')} text={texts.t('spinwheel.refused.closed')} />
          ) : (
            <>
              <SpinPanel model={model} wheel={wheel} />
              <Chances segments={wheel.segments} />
            </>
          )}
          <div className={css['lately']}>
            <WinList list={model.wins} />
            <p className={css['library']}>
              <Link href={href('memberMediathek', {}, { tab: 'spinwheel' })} data-text>
                {texts.t('spinwheel.library')}
              </Link>
            </p>
          </div>
        </div>
      )}
    </AccountFrame>
  )
})

const Coming = () => (
  <div className={css['page']} aria-busy="true">
    <div className={css['panel']}>
      <Skeleton shape="block" height="min(86vw, 440px)" />
      <Skeleton shape="block" height="56px" />
    </div>
    <Skeleton shape="block" height="420px" />
  </div>
)
