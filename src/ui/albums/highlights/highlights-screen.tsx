import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { ActorId } from '@/domain/ids'
import type { Video } from '@/domain/media/video'
import { useService, useShown, useViewModel } from '@/ui/base/container'
import { Modals } from '@/ui/base/modals'
import { Button } from '@/ui/kit/actions/button'
import { VideoTile } from '@/ui/media/list/video-tile'
import { useTexts } from '@/ui/texts/use-texts'
import { HighlightsViewModel } from './highlights-view-model'
import css from './highlights.module.css'

/** An overview of an actor's videos: the one they promote, and those that guests like best. */
export const Highlights = observer(function Highlights({
  actorId,
  name,
  before,
}: {
  readonly actorId: ActorId
  readonly name: string
  /** The videos that the page has above them. */
  readonly before: readonly Video[]
}) {
  const texts = useTexts()
  const highlights = useViewModel(HighlightsViewModel)
  const modals = useService(Modals)
  useShown(
    highlights,
    useCallback(() => highlights.show(actorId), [highlights, actorId]),
  )
  const { promoted, top } = highlights.shownBelow(before)
  if (promoted === null && top.length === 0) return null
  return (
    <section className={css['highlights']}>
      {promoted === null ? null : (
        <div className={css['promoted']}>
          <h2>{texts.t('albums.highlights.promoted', { name })}</h2>
          <VideoTile video={promoted} sizes="(min-width: 992px) 380px, 92vw" />
          <Button kind="ghost" size="s" onClick={() => modals.show('video-with-player', { videoId: promoted.id })}>
            {texts.t('albums.highlights.watch')}
          </Button>
        </div>
      )}
      {top.length === 0 ? null : (
        <div className={css['top']}>
          <h2>{texts.t('albums.highlights.top')}</h2>
          <div className={css['grid']}>
            {top.map((video) => (
              <VideoTile key={video.id} video={video} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
})
