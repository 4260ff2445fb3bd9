import { otherwise } from '@/application/errors/otherwise'
import { Pause, Play, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { lengthText } from '@/domain/media/length'
import { useViewModel } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { NowPlaying } from '@/ui/media/playback/now-playing'
import type { VideoPlayback } from '@/ui/media/playback/video-playback'
import { useTexts } from '@/ui/texts/use-texts'
import css from './mini-player.module.css'

/** A video that plays on in a corner over other pages; rendered from the first video on. */
export const MiniPlayer = observer(function MiniPlayer() {
  const texts = useTexts()
  const playing = useViewModel(NowPlaying)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (place.current === null ? undefined : playing.frameWith(place.current)), [playing])
  // Another page may have been opened in another language, without the texts of videos.
  useEffect(() => {
    texts.load('media').catch(otherwise())
  }, [texts, texts.language])
  const { current, isSmall } = playing
  const hasTexts = texts.has('media')
  const close = () => {
    playing.close()
    // The pressed button is gone; the page gets the focus.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, like anything that lies over a page
    <aside
      className={css['mini']}
      aria-label={hasTexts ? texts.t('media.mini.label') : undefined}
      hidden={!isSmall}
      onKeyDown={press}
    >
      <div ref={place} className={css['picture']} inert={current?.box !== null} />
      {isSmall && current !== null && hasTexts ? <Beside playback={current} playing={playing} onClose={close} /> : null}
    </aside>
  )
})

/** The title, the position, and the actions. */
const Beside = observer(function Beside({
  playback,
  playing,
  onClose,
}: {
  readonly playback: VideoPlayback
  readonly playing: Pick<NowPlaying, 'toggle'>
  readonly onClose: () => void
}) {
  const texts = useTexts()
  const href = useHref()
  const { id, video, box, isPlaying } = playback
  if (video === null) return null
  const address = playback.address ?? href('video', { videoId: id })
  return (
    <>
      <div className={css['words']}>
        <Link className={css['title']} href={address} aria-label={texts.t('media.mini.back', { title: video.title })}>
          {video.title}
        </Link>
        {box === null ? (
          <Time playback={playback} />
        ) : (
          <p className={css['gate']} role="status">
            {texts.t(`media.gate.${box}.line`, { now: video.price.value, before: video.basePrice.value })}
          </p>
        )}
      </div>
      <div className={css['does']}>
        {box === null ? (
          <IconButton
            size="s"
            label={texts.t(isPlaying ? 'media.mini.pause' : 'media.mini.play')}
            onClick={() => playing.toggle()}
          >
            {isPlaying ? <Pause /> : <Play />}
          </IconButton>
        ) : (
          <Link className={css['open']} href={address}>
            {texts.t('media.mini.open')}
          </Link>
        )}
        <IconButton size="s" label={texts.t('media.mini.close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </>
  )
})

/** Rendered four times a second, and nothing else with it. */
const Time = observer(function Time({ playback }: { readonly playback: VideoPlayback }) {
  const { at, duration, source } = playback
  const end = source?.kind === 'preview' ? source.seconds : duration
  return (
    <p className={css['time']}>
      <span className="num">
        {lengthText(at)} / {lengthText(end)}
      </span>
    </p>
  )
})
