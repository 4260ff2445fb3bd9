import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { asId, type VideoId } from '@/domain/ids'
import { lengthText } from '@/domain/media/length'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useViewModel } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import { Badge } from '@/ui/kit/feedback/badge'
import { ScrollRow } from '@/ui/kit/lists/scroll-row'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { LandscapeTile } from '@/ui/kit/media/tile'
import { ROW_SIZES } from '@/ui/media/list/tile-sizes'
import hubCss from '@/ui/media/list/video-hub.module.css'
import { useTexts } from '@/ui/texts/use-texts'
import { ContinueWatchingViewModel } from './continue-watching-view-model'

/** The videos a guest has begun, on the start page; nothing without any. */
export const ContinueWatching = observer(function ContinueWatching() {
  const texts = useTexts()
  const href = useHref()
  const { videos } = useViewModel(ContinueWatchingViewModel)
  useEffect(() => {
    texts.load('media').catch(otherwise())
  }, [texts])
  if (videos.length === 0 || !texts.has('media')) return null
  const title = texts.t('media.goesOn.title')
  return (
    <section aria-labelledby="continue-watching">
      <SectionHead
        id="continue-watching"
        title={title}
        link={{ label: texts.t('media.goesOn.all'), href: href('memberMediathek', {}, { tab: 'history' }) }}
      />
      <ScrollRow label={title} className={hubCss['row'] ?? ''}>
        {videos.map(({ item, left }) => (
          <LandscapeTile
            key={item.id}
            href={href('video', { videoId: asId<VideoId>(item.subjectId) })}
            source={pictureOf(item.cover)}
            sizes={ROW_SIZES}
            title={item.title}
            by={item.actor?.name}
            corner={
              <Badge tone="veil">
                <span className="num">{texts.t('media.goesOn.left', { time: lengthText(left) })}</span>
              </Badge>
            }
          />
        ))}
      </ScrollRow>
    </section>
  )
})
