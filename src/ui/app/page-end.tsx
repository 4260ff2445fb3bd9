import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/base/container'
import { part } from '@/ui/kit/part'
import { SmallFrame } from '@/ui/media/playback/small-frame'
import { IncentiveFoot } from './incentive-foot'

const MiniPlayer = part(async () => (await import('@/ui/media/mini/mini-player-screen')).MiniPlayer)

/** What comes once the page is alive: offers below its content, and a video that goes on over it. None of it is in a room. */
export const PageEnd = observer(function PageEnd() {
  const frame = useViewModel(SmallFrame)
  return (
    <>
      <IncentiveFoot />
      {frame.isNeeded ? <MiniPlayer /> : null}
    </>
  )
})
