import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { ALL_VIDEOS } from '@/domain/tv/channel'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { Badge } from '@/ui/kit/feedback/badge'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { OnAir } from '@/ui/tv/live/on-air'
import { TvLiveViewModel } from '@/ui/tv/live/tv-live-view-model'
import { RecommendationsViewModel } from '@/ui/tv/mediathek/recommendations-view-model'
import { VideoShelf } from '@/ui/tv/parts/video-shelf'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import css from './tv-blocks.module.css'

/** TV and the video station on the start page (NAV-072, NAV-066). Loads its own texts. */
export const TvBlocks = observer(function TvBlocks() {
  const texts = useTexts()
  const href = useHref()
  const live = useViewModel(TvLiveViewModel)
  const recommended = useViewModel(RecommendationsViewModel)
  useShown(
    live,
    useCallback(() => live.show('free'), [live]),
  )
  useShown(recommended, recommended.open)
  useEffect(() => {
    texts.load('tv').catch(otherwise())
  }, [texts])
  const program = live.current.value
  if (!texts.has('tv')) return <div className={css['coming']} aria-busy="true" />
  return (
    <div className={css['blocks']}>
      {program === undefined || program === null ? (
        program === null ? null : live.current.error === null ? (
          <div className={css['coming']} aria-busy="true" />
        ) : (
          <LoadError of={live.current} isQuiet />
        )
      ) : (
        <section aria-labelledby="tv-now">
          <SectionHead
            id="tv-now"
            title={texts.t('tv.block.title')}
            link={{ label: texts.t('tv.block.all'), href: href('tvLivestream', {}) }}
          />
          <div className={css['columns']}>
            <Link className={css['picture']} href={href('tvLivestream', {})}>
              <VisuallyHidden>{texts.t('tv.block.all')}</VisuallyHidden>
              <Picture
                source={pictureOf(program.now.picture)}
                alt=""
                shape="landscape"
                sizes="(min-width: 1000px) 60vw, 100vw"
              />
              <span className={css['badge']}>
                <Badge tone="veil" icon={<LiveDot />}>
                  {texts.t('tv.live.badge')}
                </Badge>
              </span>
            </Link>
            <OnAir now={program.now} next={program.next} progress={live.progress} at={live.now} />
          </div>
        </section>
      )}
      <VideoShelf
        title={texts.t('tv.video.station')}
        note={texts.t('tv.video.stationNote')}
        of={recommended.videos}
        link={{
          label: texts.t('tv.video.stationAll'),
          href: href('tvMediathekVideos', { mediathekKey: ALL_VIDEOS }),
        }}
      />
    </div>
  )
})
