import 'media-chrome/media-controller.js'
import 'media-chrome/media-control-bar.js'
import 'media-chrome/media-play-button.js'
import 'media-chrome/media-seek-backward-button.js'
import 'media-chrome/media-seek-forward-button.js'
import 'media-chrome/media-mute-button.js'
import 'media-chrome/media-volume-range.js'
import 'media-chrome/media-time-range.js'
import 'media-chrome/media-time-display.js'
import 'media-chrome/media-pip-button.js'
import 'media-chrome/media-playback-rate-button.js'
import 'media-chrome/media-preview-thumbnail.js'
import 'media-chrome/media-fullscreen-button.js'
import 'media-chrome/menu/media-chrome-menu-item.js'
import 'media-chrome/menu/media-captions-menu.js'
import 'media-chrome/menu/media-captions-menu-button.js'
import 'media-chrome/media-loading-indicator.js'
import { RotateCcw, RotateCw, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SEEK_STEP } from './double-tap'
import type { StageProps } from './player-props'
import css from './player.module.css'
import type { CaptionFile } from './player-captions'
import { attach, type PlayerError } from './player-source'
import { useCaptions } from './use-captions'
import { useDoubleTap } from './use-double-tap'
import { thumbnailTrack, type Frame } from './thumbnail-track'

const NO_FRAMES: readonly Frame[] = []

const NO_CAPTIONS: readonly CaptionFile[] = []

const stepText = (seconds: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'second', signDisplay: 'always' }).format(seconds)

/** The library's own icon has its number cut off in most fonts. */
const StepIcon = ({ Turn }: { readonly Turn: LucideIcon }) => (
  <span slot="icon" className={css['turn']} aria-hidden="true">
    <Turn />
    <span>{SEEK_STEP}</span>
  </span>
)

const Controls = ({ hasCaptions }: { readonly hasCaptions: boolean }) => (
  <>
    <media-loading-indicator slot="centered-chrome" noautohide />
    <div slot="centered-chrome" className={css['centre']}>
      <media-seek-backward-button class={css['step']} seekoffset={`${SEEK_STEP}`} notooltip>
        <StepIcon Turn={RotateCcw} />
      </media-seek-backward-button>
      <media-play-button class={css['big']} notooltip />
      <media-seek-forward-button class={css['step']} seekoffset={`${SEEK_STEP}`} notooltip>
        <StepIcon Turn={RotateCw} />
      </media-seek-forward-button>
    </div>
    {hasCaptions ? (
      <media-captions-menu class={css['menu']} hidden anchor="auto">
        <span slot="captions-indicator" />
      </media-captions-menu>
    ) : null}
    <media-control-bar class={css['bar']}>
      <media-play-button notooltip />
      <media-mute-button notooltip />
      <media-volume-range class={css['volume']} />
      <media-time-range />
      <media-time-display class={css['time']} showduration notoggle />
      <media-playback-rate-button class={css['rate']} rates="0.75 1 1.25 1.5 2" notooltip>
        <span slot="icon" />
      </media-playback-rate-button>
      {hasCaptions ? <media-captions-menu-button notooltip /> : null}
      <media-pip-button class={css['pip']} notooltip />
      <media-fullscreen-button notooltip />
    </media-control-bar>
  </>
)

/** The lazily loaded part with media-chrome and hls.js, created again for every video and retry. */
export function PlayerControls({
  src,
  language,
  limitSeconds,
  autoPlay = false,
  takesFocus = false,
  muted = false,
  loop = false,
  startAt = 0,
  frames = NO_FRAMES,
  captions,
  onStart,
  onEnded,
  onTime,
  onPlaying,
  onFail,
}: StageProps) {
  const video = useRef<HTMLVideoElement>(null)
  const player = useRef<HTMLElement>(null)
  const limited = useRef(false)
  const started = useRef(false)
  const [duration, setDuration] = useState(0)
  const [begun, setBegun] = useState(false)
  const onKey = useCaptions(video, captions)
  const { onTap, went } = useDoubleTap(video)
  const files = captions?.files ?? NO_CAPTIONS
  const fail = useEffectEvent((error: PlayerError) => onFail(error))
  useEffect(() => (video.current ? attach(video.current, src, (failure) => fail(failure)) : undefined), [src])
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) player.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const begin = (media: HTMLVideoElement) => {
    watch(media)
    if (started.current) return
    started.current = true
    onStart?.()
  }
  /** Once its length is known: before, there is no position to go to. */
  const seek = (media: HTMLVideoElement) => {
    if (startAt > 0 && startAt < media.duration) media.currentTime = startAt
  }
  const watch = (media: HTMLVideoElement) => {
    const end = Math.min(media.duration || Number.POSITIVE_INFINITY, limitSeconds ?? Number.POSITIVE_INFINITY)
    onTime?.(Math.min(media.currentTime, end), media.duration || 0)
    if (limitSeconds === undefined || media.currentTime < limitSeconds) return
    media.pause()
    if (media.currentTime > limitSeconds) media.currentTime = limitSeconds
    if (limited.current) return
    limited.current = true
    onEnded?.('limit')
  }
  return (
    <media-controller
      ref={player}
      class={css['stage']}
      lang={language}
      autohide="2"
      hotkeys="noc"
      nosubtitleslangpref
      onKeyDown={onKey}
      onPointerUp={onTap}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule sees no track that comes from a list */}
      <video
        ref={video}
        slot="media"
        className={css['film']}
        data-begun={begun || undefined}
        playsInline
        autoPlay={autoPlay}
        muted={muted}
        loop={loop}
        preload="metadata"
        crossOrigin="use-credentials"
        onTimeUpdate={(event) => watch(event.currentTarget)}
        onSeeking={(event) => watch(event.currentTarget)}
        onPlay={(event) => begin(event.currentTarget)}
        onLoadedMetadata={(event) => {
          setDuration(event.currentTarget.duration)
          seek(event.currentTarget)
        }}
        onPlaying={() => {
          setBegun(true)
          onPlaying?.(true)
        }}
        onPause={() => onPlaying?.(false)}
        onSeeked={() => setBegun(true)}
        onEnded={() => onEnded?.('end')}
      >
        {frames.length === 0 || !(duration > 0) ? null : (
          <track default kind="metadata" label="thumbnails" src={thumbnailTrack(frames, duration, location.href)} />
        )}
        {files.map(({ language: code, label, src: file }) => (
          <track key={code} kind="captions" srcLang={code} label={label} src={file} />
        ))}
      </video>
      <Controls hasCaptions={files.length > 0} />
      {went === 0 ? null : (
        <span slot="top-chrome" className={css['went']} data-forward={went > 0 || undefined} aria-hidden="true">
          {stepText(went, language)}
        </span>
      )}
    </media-controller>
  )
}
