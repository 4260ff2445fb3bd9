import { observer } from 'mobx-react-lite'
import type { VideoStar } from '@/domain/media/video-star'
import type { ActorServices } from '@/ui/actors/actor-services'
import { statusOf } from '@/ui/actors/actor-tile'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Badge } from '@/ui/kit/feedback/badge'
import { PortraitTile } from '@/ui/kit/media/tile'
import { useTexts } from '@/ui/texts/use-texts'

/** An actor by their videos: their number, and how many are new. Leads to the videos. */
export const VideoStarTile = observer(function VideoStarTile({
  star,
  live,
  eager,
}: {
  readonly star: VideoStar
  readonly live: Pick<ActorServices['live'], 'stateOf'>
  readonly eager: boolean
}) {
  const texts = useTexts()
  const href = useHref()
  const [portrait = { family: Number(star.actorId), variant: 'p0' } as const] = star.pictures
  return (
    <PortraitTile
      href={href('actorVideos', { actorName: star.actorName })}
      source={pictureOf(portrait)}
      eager={eager}
      heading="h2"
      name={star.actorName}
      {...(star.age === null ? {} : { age: String(star.age) })}
      words={[texts.t('media.lists.count', { count: star.videoCount })]}
      status={statusOf(live.stateOf(star), texts)}
      marks={
        star.newVideoCount === 0 ? undefined : (
          <Badge tone="veil-gold">{texts.t('discovery.stars.new', { count: star.newVideoCount })}</Badge>
        )
      }
    />
  )
})
