import { Activity, Maximize, Minimize, PictureInPicture2, Volume2, VolumeX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { LivePhase, ReceivedStream } from '@/application/chat/live-player'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useTexts } from '@/ui/texts/use-texts'
import css from './live-picture.module.css'
import type { LivePictureViewModel } from './live-picture-view-model'

/** The picture that an actor sends, what it does at the moment, and what a guest can set about it. */
export const LivePicture = observer(function LivePicture({
  picture,
  stream,
  name,
  isHeardOnly = false,
}: {
  readonly picture: LivePictureViewModel
  readonly stream: ReceivedStream
  readonly name: string
  /** In a voice call the picture is not shown. */
  readonly isHeardOnly?: boolean
}) {
  const texts = useTexts()
  const screen = useRef<HTMLVideoElement>(null)
  const { kind, url } = stream
  const fallback = stream.kind === 'whep' ? stream.fallback : undefined
  useEffect(() => {
    const source: ReceivedStream =
      kind === 'hls' ? { kind, url } : { kind, url, ...(fallback === undefined ? {} : { fallback }) }
    return screen.current === null ? undefined : picture.play(source, screen.current)
  }, [picture, kind, url, fallback])
  return (
    <div className={css['live']} data-phase={picture.phase} data-heard={isHeardOnly || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live picture has none */}
      <video ref={screen} className={css['screen']} playsInline aria-label={texts.t('chat.live.picture', { name })} />
      <State picture={picture} />
      <Controls picture={picture} screen={screen} />
      {picture.isQualityShown ? <Quality picture={picture} /> : null}
    </div>
  )
})

/** Phases in which the guest can do something about it. */
const ACTIONS: Partial<Record<LivePhase, 'retry' | 'play'>> = { failed: 'retry', blocked: 'play', stalled: 'retry' }

const State = observer(function State({ picture }: { readonly picture: LivePictureViewModel }) {
  const texts = useTexts()
  const { phase } = picture
  const action = ACTIONS[phase]
  return (
    <div className={css['state']} role="status" data-shown={phase !== 'playing' || undefined}>
      {phase === 'playing' ? null : <p>{texts.t(`chat.live.phase.${phase}`)}</p>}
      {action === undefined ? null : (
        <Button kind="primary" onClick={() => picture.retry()}>
          {texts.t(`chat.live.${action}`)}
        </Button>
      )}
    </div>
  )
})

const Controls = observer(function Controls({
  picture,
  screen,
}: {
  readonly picture: LivePictureViewModel
  readonly screen: React.RefObject<HTMLVideoElement | null>
}) {
  const texts = useTexts()
  const isFull = useFullScreen()
  const { volume, isMuted } = picture.sound
  const heard = isMuted ? 0 : volume
  const stage = (): Element | null | undefined => screen.current?.closest('section')
  return (
    <div className={css['controls']} role="group" aria-label={texts.t('chat.live.controls')}>
      <div className={css['sound']}>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={heard}
          aria-label={texts.t('chat.live.volume')}
          aria-valuetext={texts.t('chat.live.percent', { count: Math.round(heard * 100) })}
          onChange={(event) => picture.setVolume(event.currentTarget.valueAsNumber)}
        />
        <IconButton
          kind="veil"
          label={texts.t('chat.live.mute')}
          pressed={isMuted}
          onClick={() => picture.toggleMuted()}
        >
          {isMuted ? <VolumeX /> : <Volume2 />}
        </IconButton>
      </div>
      {document.pictureInPictureEnabled ? (
        <IconButton
          kind="veil"
          label={texts.t('chat.live.inPicture')}
          onClick={() => {
            const shown =
              document.pictureInPictureElement === null
                ? screen.current?.requestPictureInPicture()
                : document.exitPictureInPicture()
            // Before the first frame there is nothing to take out of the page.
            shown?.catch(() => undefined)
          }}
        >
          <PictureInPicture2 />
        </IconButton>
      ) : null}
      {document.fullscreenEnabled ? (
        <IconButton
          kind="veil"
          label={texts.t(isFull ? 'chat.live.window' : 'chat.live.fullScreen')}
          onClick={() => {
            const changed = isFull ? document.exitFullscreen() : stage()?.requestFullscreen()
            changed?.catch(() => undefined)
          }}
        >
          {isFull ? <Minimize /> : <Maximize />}
        </IconButton>
      ) : null}
      <IconButton
        kind="veil"
        label={texts.t('chat.live.quality')}
        pressed={picture.isQualityShown}
        onClick={() => picture.toggleQuality()}
      >
        <Activity />
      </IconButton>
    </div>
  )
})

function useFullScreen(): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  return isFull
}

const Quality = observer(function Quality({ picture }: { readonly picture: LivePictureViewModel }) {
  const texts = useTexts()
  const { quality } = picture
  if (quality === null) return <p className={css['quality']}>{texts.t('chat.live.noQuality')}</p>
  const { width, height, framesPerSecond, rate, latency } = quality
  const rows = [
    [texts.t('chat.live.size'), `${width} × ${height}`],
    [texts.t('chat.live.frames'), framesPerSecond === null ? null : texts.number(Math.round(framesPerSecond))],
    [texts.t('chat.live.rate'), rate === null ? null : texts.t('chat.live.kilobits', { count: texts.number(rate) })],
    [
      texts.t('chat.live.latency'),
      latency === null ? null : texts.t('chat.live.milliseconds', { count: texts.number(Math.round(latency)) }),
    ],
  ] as const
  return (
    <dl className={css['quality']}>
      {rows.map(([term, value]) =>
        value === null ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
})
