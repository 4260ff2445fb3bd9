import { ChevronLeft, Pencil, Play, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { VideoId } from '@/domain/ids'
import type { Playlist, PlaylistItem } from '@/domain/library/playlist'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { isPlainPress } from '@/ui/library/playlists/plain-press'
import { useTexts } from '@/ui/texts/use-texts'
import { DeleteDialog } from './delete-dialog'
import { MoveDialog } from './move-dialog'
import css from './playlist-open.module.css'
import { PlaylistRow } from './playlist-row'
import type { PlaylistViewModel } from './playlist-view-model'
import { TitleDialog } from './title-dialog'

type Model = Pick<
  PlaylistViewModel,
  'playlist' | 'draft' | 'isRenaming' | 'moved' | 'write' | 'close' | 'rename' | 'move' | 'remove'
>

/** One playlist: its videos in the guest's order, which can be changed here. */
export const PlaylistOpen = observer(function PlaylistOpen({
  model,
  all,
  onPlay,
  onDelete,
}: {
  readonly model: Model
  /** The address of all playlists. */
  readonly all: string
  /** The first video is pressed: it begins by itself. */
  readonly onPlay: (videoId: VideoId) => void
  readonly onDelete: () => void
}) {
  const texts = useTexts()
  const { value, error } = model.playlist
  return (
    <section className={css['open']} aria-label={value?.title ?? texts.t('library.tabs.playlists')}>
      <Link className={css['back']} href={all}>
        <ChevronLeft aria-hidden="true" />
        {texts.t('library.playlists.all')}
      </Link>
      {value === undefined ? (
        error === null ? (
          <Coming />
        ) : (
          <LoadError of={model.playlist} />
        )
      ) : value === null ? (
        <EmptyState
          title={texts.t('library.playlists.missing')}
          text={texts.t('library.playlists.missingText')}
          action={
            <ButtonLink kind="primary" href={all}>
              {texts.t('library.playlists.all')}
            </ButtonLink>
          }
        />
      ) : (
        <Opened model={model} playlist={value} onPlay={onPlay} onDelete={onDelete} />
      )}
    </section>
  )
})

const Opened = observer(function Opened({
  model,
  playlist,
  onPlay,
  onDelete,
}: {
  readonly model: Model
  readonly playlist: Playlist
  readonly onPlay: (videoId: VideoId) => void
  readonly onDelete: () => void
}) {
  const texts = useTexts()
  const [isSure, setSure] = useState(false)
  const [isMoving, setMoving] = useState(false)
  // The title stays in the window while that fades out.
  const [item, setItem] = useState<PlaylistItem | null>(null)
  const { items, count, title } = playlist
  const hidden = count - items.length
  return (
    <>
      <Head playlist={playlist} onPlay={onPlay} onRename={() => model.write()} onDelete={() => setSure(true)} />
      {items.length === 0 ? (
        <Empty />
      ) : (
        <ol className={css['items']} aria-label={title}>
          {items.map((each, place) => (
            <PlaylistRow
              key={each.videoId}
              item={each}
              place={place}
              playlist={playlist}
              onMove={(to) => void model.move(each, to)}
              onMoveTo={() => {
                setItem(each)
                setMoving(true)
              }}
              onRemove={() => void model.remove(each)}
            />
          ))}
        </ol>
      )}
      {hidden === 0 ? null : <p className={css['note']}>{texts.t('library.playlists.hidden', { count: hidden })}</p>}
      <p className="visually-hidden" role="status">
        {model.moved === null ? '' : texts.t('library.playlists.moved', { ...model.moved })}
      </p>
      <TitleDialog
        open={model.isRenaming}
        onClose={() => model.close()}
        draft={model.draft}
        title={texts.t('library.playlists.rename')}
        action={texts.t('library.playlists.save')}
        onSave={() => void model.rename()}
      />
      <DeleteDialog open={isSure} title={title} onClose={() => setSure(false)} onDelete={onDelete} />
      <MoveDialog
        open={isMoving}
        item={item}
        items={items}
        onClose={() => setMoving(false)}
        onMove={(each, place) => void model.move(each, place)}
      />
    </>
  )
})

const Head = observer(function Head({
  playlist,
  onPlay,
  onRename,
  onDelete,
}: {
  readonly playlist: Playlist
  readonly onPlay: (videoId: VideoId) => void
  readonly onRename: () => void
  readonly onDelete: () => void
}) {
  const texts = useTexts()
  const href = useHref()
  const { id, title, count, items } = playlist
  const [first] = items
  return (
    <header className={css['head']}>
      <div className={css['words']}>
        <h2>{title}</h2>
        <p>{texts.t('library.playlists.count', { count })}</p>
      </div>
      <div className={css['does']}>
        {first === undefined ? null : (
          <ButtonLink
            kind="primary"
            icon={<Play />}
            href={href('video', { videoId: first.videoId }, { list: id })}
            onClick={(event) => {
              if (isPlainPress(event)) onPlay(first.videoId)
            }}
          >
            {texts.t('library.playlists.play')}
          </ButtonLink>
        )}
        <Button icon={<Pencil />} onClick={onRename}>
          {texts.t('library.playlists.rename')}
        </Button>
        <Button icon={<Trash2 />} onClick={onDelete}>
          {texts.t('library.playlists.delete')}
        </Button>
      </div>
    </header>
  )
})

const Empty = observer(function Empty() {
  const texts = useTexts()
  const href = useHref()
  return (
    <EmptyState
      heading="h3"
      title={texts.t('library.playlists.empty')}
      text={texts.t('library.playlists.emptyText')}
      action={
        <ButtonLink kind="primary" href={href('videos', {})}>
          {texts.t('library.none.toVideos')}
        </ButtonLink>
      }
    />
  )
})

const Coming = () => (
  <div className={css['coming']} aria-busy="true">
    <Skeleton width="min(18rem, 80%)" height="2rem" />
    <Skeleton shape="block" height="84px" />
    <Skeleton shape="block" height="84px" />
    <Skeleton shape="block" height="84px" />
  </div>
)
