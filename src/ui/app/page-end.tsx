import { observer } from 'mobx-react-lite'
import { useService, useViewModel } from '@/ui/base/container'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { part } from '@/ui/kit/part'
import { SmallFrame } from '@/ui/media/playback/small-frame'
import { IncentiveFoot } from './incentive-foot'

const MiniPlayer = part(async () => (await import('@/ui/media/mini/mini-player-screen')).MiniPlayer)

const BoxTriggers = part(async () => (await import('./box-triggers')).BoxTriggers)

const ChatStrip = part(async () => (await import('@/ui/chat/ongoing/chat-strip-screen')).ChatStrip)

const ChangedTexts = part(async () => (await import('@/ui/legal/changed-texts-screen')).ChangedTextsQuestion)

/**
 * Parts that appear once the page is alive: offers below its content, a video that plays on over
 * it, and a chat that runs elsewhere. A room has none of them.
 */
export const PageEnd = observer(function PageEnd() {
  const frame = useViewModel(SmallFrame)
  const { guest, isLoggedIn } = useService(GuestViewModel)
  return (
    <>
      <IncentiveFoot />
      <BoxTriggers />
      {isLoggedIn ? <ChatStrip /> : null}
      {guest?.showDataProtection === true ? <ChangedTexts /> : null}
      {frame.isNeeded ? <MiniPlayer /> : null}
    </>
  )
})
