import { observer } from 'mobx-react-lite'
import type { ActorState } from '@/domain/actors/actor'
import type { VideoActor } from '@/domain/media/video'
import { statusOf } from '@/ui/actors/actor-tile'
import type { ActorServices } from '@/ui/actors/actor-services'
import { Avatar } from '@/ui/kit/media/avatar'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './video-author.module.css'

/** The actor of a video, whether they are live, and the link to their profile. */
export const VideoAuthor = observer(function VideoAuthor({
  actor,
  state,
  live,
}: {
  readonly actor: VideoActor
  readonly state: ActorState | null
  readonly live: ActorServices['live']
}) {
  const texts = useTexts()
  const href = useHref()
  const status = state === null ? null : statusOf(live.stateOf({ id: actor.id, state }), texts)
  const isLive = status === null ? actor.isOnline : status.state !== 'away'
  return (
    <section className={css['maker']} aria-label={actor.name}>
      <Avatar source={pictureOf(actor.avatar)} alt="" size="l" ring={isLive ? 'live' : 'none'} />
      <div className={css['words']}>
        <Link className={css['name']} href={href('actor', { actorName: actor.name })}>
          {actor.name}
        </Link>
        <p className={css['status']}>
          <LiveDot state={status?.state ?? (isLive ? 'live' : 'away')} />
          {status?.text ?? texts.t(isLive ? 'shell.live' : 'actors.status.away')}
        </p>
      </div>
      {isLive ? (
        <ButtonLink size="s" href={href('actorChat', { actorName: actor.name })}>
          {texts.t('media.page.chat')}
        </ButtonLink>
      ) : (
        <ButtonLink size="s" href={href('actor', { actorName: actor.name })}>
          {texts.t('media.page.visit')}
        </ButtonLink>
      )}
    </section>
  )
})
