import { observer } from 'mobx-react-lite'
import { lengthText } from '@/domain/media/length'
import type { TvVideo } from '@/domain/tv/tv'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Badge } from '@/ui/kit/feedback/badge'
import { LandscapeTile } from '@/ui/kit/media/tile'
import { useTexts } from '@/ui/texts/use-texts'

/** A video of the mediathek in a list. */
export const TvVideoTile = observer(function TvVideoTile({
  video,
  heading = 'h3',
  eager = false,
  sizes,
  inSeries = false,
}: {
  readonly video: TvVideo
  readonly heading?: 'h2' | 'h3' | 'h4'
  readonly eager?: boolean
  readonly sizes?: string
  /** On the page of its series its name is not repeated. */
  readonly inSeries?: boolean
}) {
  const texts = useTexts()
  const href = useHref()
  const { id, hashId, title, season, episode, duration, isPremium, cover, seriesTitle } = video
  const place = texts.t('tv.video.episode', { season, episode })
  return (
    <LandscapeTile
      href={href('tvVideo', { videoId: id, hashId })}
      source={pictureOf(cover)}
      heading={heading}
      eager={eager}
      sizes={sizes}
      title={title}
      by={inSeries ? place : `${seriesTitle} · ${place}`}
      corner={
        <Badge tone="veil">
          <span className="num">{lengthText(duration)}</span>
        </Badge>
      }
      marks={isPremium ? <Badge tone="veil-gold">{texts.t('tv.video.premium')}</Badge> : null}
    />
  )
})
