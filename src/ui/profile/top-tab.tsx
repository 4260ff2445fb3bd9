import { observer } from 'mobx-react-lite'
import type { Actor } from '@/domain/actors/actor'
import { ratingsShown } from '@/domain/actors/actor-rules'
import type { TopCam } from '@/domain/actors/top-cam'
import type { ActorServices } from '@/ui/actors/actor-services'
import { statusOf } from '@/ui/actors/actor-tile'
import { pictureOf } from '@/ui/artwork/picture-of'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Avatar } from '@/ui/kit/media/avatar'
import { useTexts } from '@/ui/texts/use-texts'
import type { ProfileTopViewModel } from './profile-top-view-model'
import css from './top-tab.module.css'

/** The place of an actor among all of them, and who is ahead (ACT-025). */
export const TopTab = observer(function TopTab({
  actor: { id, name },
  top,
  services,
}: {
  readonly actor: Pick<Actor, 'id' | 'name'>
  readonly top: Pick<ProfileTopViewModel, 'own' | 'shown' | 'isLoading' | 'error' | 'retry'>
  readonly services: Pick<ActorServices, 'live'>
}) {
  const texts = useTexts()
  const href = useHref()
  const { own, shown } = top
  if (top.error !== null && own === undefined) return <LoadError of={top} />
  return (
    <section className={css['top']} aria-busy={own === undefined}>
      <h2>
        {own === undefined
          ? texts.t('discovery.top.title')
          : own === null
            ? texts.t('discovery.profile.unranked', { name })
            : texts.t('discovery.profile.rank', { name, place: own.rank })}
      </h2>
      <p className={css['lead']}>{texts.t('discovery.profile.topLead')}</p>
      <ol className={css['places']}>
        {shown.map((cam) => (
          <Place key={cam.id} cam={cam} isOwn={cam.id === id} services={services} />
        ))}
        {own === undefined
          ? Array.from({ length: 10 }, (_, index) => (
              <li key={index}>
                <Skeleton width="100%" height="60px" />
              </li>
            ))
          : null}
      </ol>
      <Link className={css['whole']} href={href('topCams', {})}>
        {texts.t('discovery.profile.whole')} <span aria-hidden="true">→</span>
      </Link>
    </section>
  )
})

const Place = observer(function Place({
  cam,
  isOwn,
  services: { live },
}: {
  readonly cam: TopCam
  readonly isOwn: boolean
  readonly services: Pick<ActorServices, 'live'>
}) {
  const texts = useTexts()
  const status = statusOf(live.stateOf(cam), texts)
  const { ratingCount: countRatings, satisfactionRate } = cam
  const isRated = ratingsShown({ lastNinetyDays: { countRatings, satisfactionRate } })
  return (
    <li value={cam.rank} className={isOwn ? css['own'] : undefined}>
      <span className={css['rank']} aria-hidden="true">
        {cam.rank}
      </span>
      {cam.avatarPicture === null ? (
        <span className={css['shape']}>
          <ShapeIcon seed={Number(cam.id)} />
        </span>
      ) : (
        <Avatar source={pictureOf(cam.avatarPicture)} alt="" size="m" />
      )}
      <Link className={css['name']} href={cam.profileLink} aria-current={isOwn ? 'true' : undefined}>
        {cam.name}
      </Link>
      <span className={css['status']}>
        <LiveDot state={status.state} />
        {status.text}
      </span>
      <span className={css['measure']}>
        {isRated
          ? texts.t('discovery.top.liked', { rate: satisfactionRate })
          : texts.t('discovery.top.fans', { count: cam.pinnedCount })}
      </span>
    </li>
  )
})
