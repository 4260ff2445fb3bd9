import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { ChannelId } from '@/domain/ids'
import { useViewModel } from '@/ui/base/container'
import { useTexts } from '@/ui/texts/use-texts'
import { OneClickAmounts } from './one-click-amounts'
import { OneClickViewModel } from './one-click-view-model'

/** One-click top-ups for low balances: any page or window can place them (SOC-028). */
export const OneClick = observer(function OneClick({
  missing,
  channelId,
  onCharged,
}: {
  /** Coins the guest lacks: smaller amounts are left out. */
  readonly missing?: number
  readonly channelId?: ChannelId | null
  readonly onCharged?: () => void
}) {
  const texts = useTexts()
  const oneClick = useViewModel(OneClickViewModel)
  useEffect(() => {
    texts.load('payments').catch(otherwise())
  }, [texts])
  if (!texts.has('payments')) return null
  return (
    <OneClickAmounts
      oneClick={oneClick}
      missing={missing ?? 0}
      channelId={channelId ?? null}
      onCharged={() => onCharged?.()}
    />
  )
})
