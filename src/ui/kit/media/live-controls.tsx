import 'media-chrome/media-controller.js'
import 'media-chrome/media-control-bar.js'
import 'media-chrome/media-play-button.js'
import 'media-chrome/media-mute-button.js'
import 'media-chrome/media-volume-range.js'
import 'media-chrome/media-pip-button.js'
import 'media-chrome/media-fullscreen-button.js'
import 'media-chrome/media-loading-indicator.js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { attachLive, type LiveControl, type LiveSource } from './live-source'
import type { LivePlayerProps } from './live-player-props'
import css from './player.module.css'
import liveCss from './live-player.module.css'
import type { PlayerError } from './player-source'

/** The half of the live player that comes with media-chrome and hls.js. */
export function LiveControls({
  source,
  language,
  labels,
  onFail,
}: LivePlayerProps & { readonly onFail: (error: PlayerError) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const control = useRef<LiveControl | null>(null)
  const [behind, setBehind] = useState(0)
  const [begun, setBegun] = useState(false)
  const fail = useEffectEvent((error: PlayerError) => onFail(error))
  const renew = useEffectEvent(() => source.renew())
  const { url } = source
  useEffect(() => {
    if (video.current === null) return undefined
    const live: LiveSource = { url, renew: () => renew() }
    const attached = attachLive(video.current, live, { onBehind: setBehind, onFail: (error) => fail(error) })
    control.current = attached
    return () => attached.detach()
  }, [url])
  return (
    <media-controller class={css['stage']} lang={language} autohide="2">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the channels carry music without speech */}
      <video
        ref={video}
        slot="media"
        className={css['film']}
        data-begun={begun || undefined}
        playsInline
        autoPlay
        muted
        crossOrigin="use-credentials"
        onPlaying={() => setBegun(true)}
      />
      {begun && behind === 0 ? (
        <div slot="top-chrome" className={liveCss['badge']} aria-hidden="true">
          <LiveDot />
          {labels.live}
        </div>
      ) : null}
      <media-loading-indicator slot="centered-chrome" noautohide />
      <div slot="centered-chrome" className={css['centre']}>
        <media-play-button class={css['big']} notooltip />
      </div>
      <media-control-bar class={css['bar']}>
        <media-play-button notooltip />
        <media-mute-button notooltip />
        <media-volume-range class={css['volume']} />
        <button
          type="button"
          className={liveCss['edge']}
          data-behind={behind > 0 || undefined}
          aria-disabled={behind === 0 || undefined}
          onClick={() => {
            if (behind > 0) control.current?.toEdge()
          }}
        >
          <LiveDot state={behind > 0 ? 'away' : 'live'} />
          <span className="num">{behind > 0 ? labels.toEdge(behind) : labels.live}</span>
        </button>
        <span className={liveCss['space']} />
        <media-pip-button class={css['pip']} notooltip />
        <media-fullscreen-button notooltip />
      </media-control-bar>
    </media-controller>
  )
}
