import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { Membership } from '@/ui/payments/vip-offer'
import { Picture } from '@/ui/kit/media/picture'
import { pictureOf } from '@/ui/artwork/picture-of'
import { LoadError } from '@/ui/base/load-error'
import type { VideoDetails } from '@/domain/media/video'
import { voucherPieces } from '@/ui/guest/voucher-pieces'
import { GatePanel } from '@/ui/media/gate/gate-panel'
import { PlayerSlot } from '@/ui/media/playback/player-slot'
import css from './video-player-section.module.css'
import type { VideoActionsViewModel } from './video-actions-view-model'
import type { VideoViewModel } from './video-view-model'

/** The video, and over it, after its preview, the gate to the rest. */
export const VideoPlayerSection = observer(function VideoPlayerSection({
  page,
  videoActions: actions,
  video,
  membership,
}: {
  readonly page: VideoViewModel
  readonly videoActions: VideoActionsViewModel
  readonly video: VideoDetails
  readonly membership: Membership
}) {
  const { guest } = membership.guest
  const { source, box } = page
  const player = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box === null) return
    // A guest must not stay in an empty full screen, nor keep the focus on a covered player.
    if (document.fullscreenElement !== null) void document.exitFullscreen()
    if (player.current?.contains(document.activeElement) === true) {
      panel.current?.querySelector<HTMLElement>('h2')?.focus()
    }
  }, [box])
  return (
    <>
      <div className={css['theatre']}>
        <div ref={player} className={css['film']} inert={box !== null}>
          <Picture
            source={pictureOf(video.cover)}
            alt=""
            shape="landscape"
            eager
            sizes="(min-width: 1200px) 900px, 100vw"
          />
          {source === null || page.onPlace === null ? null : <PlayerSlot onPlace={page.onPlace} />}
        </div>
        {box === null ? null : (
          <div ref={panel} className={css['panel']}>
            <GatePanel
              kind={box}
              price={video.price}
              basePrice={video.basePrice}
              isAgePending={guest?.avsStatus === 'pending'}
              isBusy={actions.isBuying}
              hasVoucher={voucherPieces(guest, 'video', video.actor.id, Date.now()) > 0}
              membership={membership}
              onPass={(kind) => void actions.pass(kind)}
              onPay={(agreed) => void actions.buy(agreed)}
              onLogIn={() => void actions.logIn()}
              onReplay={() => page.playback?.replay()}
            />
          </div>
        )}
      </div>
      {source === null && video.need !== 'withdrawn' ? <LoadError of={page} /> : null}
    </>
  )
})
