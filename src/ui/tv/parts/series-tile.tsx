import { observer } from 'mobx-react-lite'
import type { TvSeries } from '@/domain/tv/tv'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Badge } from '@/ui/kit/feedback/badge'
import { LandscapeTile } from '@/ui/kit/media/tile'
import { useTexts } from '@/ui/texts/use-texts'

/** A series of the mediathek in a list. */
export const SeriesTile = observer(function SeriesTile({
  series,
  eager = false,
}: {
  readonly series: TvSeries
  readonly eager?: boolean
}) {
  const texts = useTexts()
  const href = useHref()
  const { id, title, tagline, picture, isPremium, videoCount } = series
  return (
    <LandscapeTile
      href={href('tvSeries', { series: id })}
      source={pictureOf(picture)}
      heading="h2"
      eager={eager}
      sizes="(min-width: 1000px) 30vw, (min-width: 600px) 46vw, 92vw"
      title={title}
      by={tagline}
      corner={
        <Badge tone="veil">
          <span className="num">{texts.t('tv.series.videos', { count: videoCount })}</span>
        </Badge>
      }
      marks={isPremium ? <Badge tone="veil-gold">{texts.t('tv.video.premium')}</Badge> : null}
    />
  )
})
