import { SkipBack, SkipForward } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import type { VideoId } from '@/domain/ids'
import { playlistPlace, type Playlist, type PlaylistItem } from '@/domain/library/playlist'
import { lengthText } from '@/domain/media/length'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { isPlainPress } from './plain-press'
import css from './playlist-panel.module.css'

interface PanelProps {
  readonly playlist: Playlist
  readonly videoId: VideoId
  /** A video is pressed: it begins by itself. */
  readonly onPlay: (videoId: VideoId) => void
}

/** The playlist of a video: the position, and the previous and next videos. */
export const PlaylistPanel = observer(function PlaylistPanel({ playlist, videoId, onPlay }: PanelProps) {
  const texts = useTexts()
  const href = useHref()
  const { id, title, items } = playlist
  const found = playlistPlace(playlist, videoId)
  return (
    <section className={css['panel']} aria-label={`${texts.t('library.playlists.playing')}: ${title}`}>
      <header className={css['head']}>
        <div className={css['words']}>
          <h2>
            <Link href={href('memberMediathek', {}, { tab: 'playlists', list: id })}>{title}</Link>
          </h2>
          {found === null ? null : (
            <p className="num">{texts.t('library.playlists.at', { place: found.place, count: items.length })}</p>
          )}
        </div>
        <div className={css['does']}>
          <Step item={found?.previous ?? null} way="previous" playlist={playlist} onPlay={onPlay} />
          <Step item={found?.next ?? null} way="next" playlist={playlist} onPlay={onPlay} />
        </div>
      </header>
      <Items playlist={playlist} videoId={videoId} onPlay={onPlay} />
    </section>
  )
})

const WAYS = {
  previous: { icon: <SkipBack />, text: 'library.playlists.back', label: 'library.playlists.previous' },
  next: { icon: <SkipForward />, text: 'library.playlists.forth', label: 'library.playlists.next' },
} as const

const Step = observer(function Step({
  item,
  way,
  playlist,
  onPlay,
}: Pick<PanelProps, 'playlist' | 'onPlay'> & {
  readonly item: PlaylistItem | null
  readonly way: keyof typeof WAYS
}) {
  const texts = useTexts()
  const href = useHref()
  if (item === null) return null
  const { videoId, title } = item
  const { icon, text, label } = WAYS[way]
  return (
    <ButtonLink
      size="s"
      icon={icon}
      href={href('video', { videoId }, { list: playlist.id })}
      aria-label={texts.t(label, { title })}
      onClick={(event) => {
        if (isPlainPress(event)) onPlay(videoId)
      }}
    >
      {texts.t(text)}
    </ButtonLink>
  )
})

const Items = observer(function Items({ playlist, videoId, onPlay }: PanelProps) {
  const texts = useTexts()
  const href = useHref()
  const box = useRef<HTMLOListElement>(null)
  // In the box alone: the page keeps its position.
  useLayoutEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('[data-current]')
    if (box.current !== null && current != null)
      box.current.scrollTop = current.offsetTop - box.current.clientHeight / 2 + current.offsetHeight / 2
  }, [videoId, playlist])
  return (
    <ol ref={box} className={css['items']} aria-label={playlist.title}>
      {playlist.items.map((item) => {
        const isCurrent = item.videoId === videoId
        return (
          <li key={item.videoId} data-current={isCurrent || undefined}>
            <Link
              className={css['item']}
              href={href('video', { videoId: item.videoId }, { list: playlist.id })}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={(event) => {
                if (!isCurrent && isPlainPress(event)) onPlay(item.videoId)
              }}
            >
              <span className={css['cover']}>
                <Picture source={pictureOf(item.cover)} alt="" shape="landscape" sizes="96px" />
              </span>
              <span className={css['what']}>
                <span className={css['title']}>{item.title}</span>
                <span className={css['line']}>
                  {item.actor?.name ?? texts.t('library.item.gone')} ·{' '}
                  <span className="num">{lengthText(item.duration)}</span>
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
})
