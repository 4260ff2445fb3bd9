import { observer } from 'mobx-react-lite'
import { lengthText } from '@/domain/media/length'
import type { Video } from '@/domain/media/video'
import { Badge } from '@/ui/kit/feedback/badge'
import { Price } from '@/ui/kit/media/price'
import { LandscapeTile } from '@/ui/kit/media/tile'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'

/** A video in a list: cover, length, actor, and price for this guest. */
export const VideoTile = observer(function VideoTile({
  video,
  heading = 'h3',
  eager = false,
  sizes,
  amongNew = false,
  to,
}: {
  readonly video: Video
  readonly eager?: boolean
  readonly sizes?: string
  /** Whether all listed videos are new, so that none is marked as new. */
  readonly amongNew?: boolean
  readonly heading?: 'h2' | 'h3'
  /** An address other than the video's own page. */
  readonly to?: string
}) {
  const texts = useTexts()
  const href = useHref()
  const price = videoPrice(video, texts)
  const isReduced = video.price.value < video.basePrice.value
  return (
    <LandscapeTile
      href={to ?? href('video', { videoId: video.id })}
      source={pictureOf(video.cover)}
      heading={heading}
      eager={eager}
      sizes={sizes}
      title={video.title}
      by={video.actor.name}
      corner={
        <Badge tone="veil">
          <span className="num">{lengthText(video.duration)}</span>
        </Badge>
      }
      marks={
        <>
          {video.new && !amongNew ? <Badge tone="veil">{texts.t('actors.tile.new')}</Badge> : null}
          {video.vip && price !== texts.t('shell.vip') ? <Badge tone="veil-gold">{texts.t('shell.vip')}</Badge> : null}
        </>
      }
      price={
        <Price
          tone="gold"
          text={price}
          {...(isReduced && !isOwned(video)
            ? { was: { text: texts.number(video.basePrice.value), label: texts.t('shell.was') } }
            : {})}
        />
      }
    />
  )
})

const isOwned = ({ guestInfo }: Video): boolean => guestInfo.bought || guestInfo.gifted || guestInfo.flatrate

/** Returns the price of a video for this guest as a short text. */
export function videoPrice(video: Video, texts: Texts): string {
  if (isOwned(video)) return texts.t('shell.yours')
  if (video.free) return texts.t('shell.free')
  if (video.price.value === 0) return texts.t('shell.vip')
  return texts.t('shell.coins', { count: video.price.value })
}
