import {
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
  EllipsisVertical,
  ListOrdered,
  Trash2,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Playlist, PlaylistItem } from '@/domain/library/playlist'
import { lengthText } from '@/domain/media/length'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { Menu, type MenuItem } from '@/ui/kit/actions/menu'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import css from './playlist-row.module.css'

interface PlaylistRowProps {
  readonly item: PlaylistItem
  /** Position among the shown videos, from 0. */
  readonly place: number
  readonly playlist: Playlist
  readonly onMove: (place: number) => void
  readonly onMoveTo: () => void
  readonly onRemove: () => void
}

/** A video of a playlist, and the buttons that move it. */
export const PlaylistRow = observer(function PlaylistRow(props: PlaylistRowProps) {
  const texts = useTexts()
  const href = useHref()
  const { item, place, playlist, onMove } = props
  const { videoId, title, actor, cover, duration } = item
  const isFirst = place === 0
  const isLast = place === playlist.items.length - 1
  return (
    <li className={css['row']}>
      <span className={css['place']}>{texts.number(place + 1)}</span>
      <span className={css['cover']}>
        <Picture source={pictureOf(cover)} alt="" shape="landscape" sizes="120px" />
      </span>
      <div className={css['words']}>
        <h3>
          <Link href={href('video', { videoId }, { list: playlist.id })}>{title}</Link>
        </h3>
        <p>
          {actor?.name ?? texts.t('library.item.gone')} · <span className="num">{lengthText(duration)}</span>
        </p>
      </div>
      <div className={css['does']}>
        {/* Not disabled at either end: the focus would be lost where a video has just arrived. */}
        <IconButton
          label={texts.t('library.playlists.up', { title })}
          aria-disabled={isFirst}
          onClick={() => (isFirst ? undefined : onMove(place - 1))}
        >
          <ChevronUp />
        </IconButton>
        <IconButton
          label={texts.t('library.playlists.down', { title })}
          aria-disabled={isLast}
          onClick={() => (isLast ? undefined : onMove(place + 1))}
        >
          <ChevronDown />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={texts.t('library.item.more', { title })}>
              <EllipsisVertical />
            </IconButton>
          }
          items={useActions(props)}
        />
      </div>
    </li>
  )
})

function useActions({ playlist, onMove, onMoveTo, onRemove }: PlaylistRowProps): readonly MenuItem[] {
  const texts = useTexts()
  const last = playlist.items.length - 1
  const moves: readonly MenuItem[] = [
    { id: 'top', icon: <ArrowUpToLine />, label: texts.t('library.playlists.top'), onSelect: () => onMove(0) },
    { id: 'end', icon: <ArrowDownToLine />, label: texts.t('library.playlists.end'), onSelect: () => onMove(last) },
    { id: 'to', icon: <ListOrdered />, label: texts.t('library.playlists.to'), onSelect: onMoveTo },
    { kind: 'line', id: 'line' },
  ]
  return [
    ...(last === 0 ? [] : moves),
    { id: 'remove', icon: <Trash2 />, label: texts.t('library.playlists.remove'), onSelect: onRemove },
  ]
}
