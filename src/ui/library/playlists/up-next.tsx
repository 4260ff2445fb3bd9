import { Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { PlaylistId, VideoId } from '@/domain/ids'
import type { PlaylistItem } from '@/domain/library/playlist'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { isPlainPress } from './plain-press'
import css from './up-next.module.css'

/** After a playlist's video: offers the next one, or plays it if the guest has switched that on. */
export const UpNext = observer(function UpNext({
  item,
  listId,
  isAutomatic,
  isQuiet,
  onPlay,
}: {
  readonly item: PlaylistItem
  readonly listId: PlaylistId
  readonly isAutomatic: boolean
  /** A gate over the video has the main button of the page. */
  readonly isQuiet: boolean
  readonly onPlay: (videoId: VideoId) => void
}) {
  const texts = useTexts()
  const href = useHref()
  const navigate = useNavigate()
  const { videoId, title, cover } = item
  const address = href('video', { videoId }, { list: listId })
  const goOn = useEffectEvent(() => {
    onPlay(videoId)
    void navigate(address)
  })
  useEffect(() => {
    if (isAutomatic) goOn()
  }, [isAutomatic])
  return (
    <section className={css['next']} aria-label={texts.t('library.playlists.upNext')}>
      <span className={css['cover']}>
        <Picture source={pictureOf(cover)} alt="" shape="landscape" sizes="96px" />
      </span>
      <p role="status" className={css['words']}>
        <span className={css['label']}>{texts.t('library.playlists.upNext')}</span> {title}
      </p>
      <ButtonLink
        kind={isQuiet ? 'glass' : 'primary'}
        icon={<Play />}
        href={address}
        onClick={(event) => {
          if (isPlainPress(event)) onPlay(videoId)
        }}
      >
        {texts.t('library.playlists.watchNext')}
      </ButtonLink>
    </section>
  )
})
