import { observer } from 'mobx-react-lite'
import type { ActorSummary } from '@/domain/actors/actor'
import { priceText, statusOf } from '@/ui/actors/actor-tile'
import type { ActorServices } from '@/ui/actors/actor-services'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Avatar } from '@/ui/kit/media/avatar'
import { useTexts } from '@/ui/texts/use-texts'
import css from './actor-row.module.css'

/** An actor in a short list of a room: name, live state, and price of a minute. */
export const ActorRow = observer(function ActorRow({
  actor,
  live,
  to = 'actor',
  onGo,
}: {
  readonly actor: ActorSummary
  readonly live: ActorServices['live']
  /** The page it leads to. */
  readonly to?: 'actor' | 'actorChat'
  /** The list it is in may have to be closed: the page behind it may stay. */
  readonly onGo?: () => void
}) {
  const texts = useTexts()
  const href = useHref()
  const state = live.stateOf(actor)
  const status = statusOf(state, texts)
  return (
    <Link className={css['row']} href={href(to, { actorName: actor.name })} onClick={onGo}>
      <Avatar source={pictureOf(actor.avatar)} alt="" />
      <span>
        <strong>{actor.name}</strong>
        <span className={css['status']}>
          <LiveDot state={status.state} />
          {status.text}
        </span>
      </span>
      <span className="num">{priceText(actor, state, texts)}</span>
    </Link>
  )
})
