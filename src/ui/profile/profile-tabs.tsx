import { observer } from 'mobx-react-lite'
import type { Actor } from '@/domain/actors/actor'
import { presenceOf } from '@/domain/actors/presence'
import type { ChatOffers } from '@/ui/actors/chat-offers-view-model'
import { hintOf } from '@/ui/actors/mode-labels'
import { ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Link } from '@/ui/kit/actions/link'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { VideoTile } from '@/ui/media/list/video-tile'
import { useAlive } from '@/ui/base/container'
import { Near } from '@/ui/kit/near'
import { part } from '@/ui/kit/part'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { AboutPanel, KeyFacts } from './about-panel'
import { statusOf } from '@/ui/actors/actor-tile'
import type { ActorServices } from '@/ui/actors/actor-services'
import { SimilarActors } from './similar-actors'
import { NoteBox } from './note-box'
import { ProfilePictures } from './profile-pictures'
import css from './profile-screen.module.css'
import type { ProfileViewModel } from './profile-view-model'
import { WriteButton } from '@/ui/actors/write-button'

const ActorFeed = part(async () => (await import('@/ui/feed/actor-feed-screen')).ActorFeed)
const Highlights = part(async () => (await import('@/ui/albums/highlights/highlights-screen')).Highlights)
const SedcardOpinion = part(async () => (await import('@/ui/albums/sedcards/sedcards-screen')).SedcardOpinion)
const SedcardsOpinion = part(async () => (await import('@/ui/albums/sedcards/sedcards-screen')).SedcardsOpinion)
const ActorShows = part(async () => (await import('@/ui/shows/shows-screen')).ActorShows)

/** Videos that the overview shows first. */
const NEWEST = 6

interface ActorProps {
  readonly actor: Actor
}

interface ServiceProps extends ActorProps {
  readonly services: ActorServices
}

/** A little of everything (ACT-019). */
export const OverviewTab = observer(function OverviewTab({
  profile,
  actor,
  services,
}: ServiceProps & { readonly profile: ProfileViewModel }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <div className={css['columns']}>
      <div className={css['main']}>
        <section>
          <h2>{texts.t('discovery.profile.videos')}</h2>
          <Videos profile={profile} maximum={NEWEST} />
          {profile.videos.items.length > NEWEST ? (
            <Link className={css['more']} href={href('actorVideos', { actorName: actor.name })} data-still>
              {texts.t('discovery.profile.allVideos')} <span aria-hidden="true">→</span>
            </Link>
          ) : null}
        </section>
        <section>
          <h2>{texts.t('discovery.profile.pictures')}</h2>
          <ProfilePictures
            profile={profile}
            actor={{ name: actor.name, pictures: profile.pictures }}
            opinion={{ actorId: actor.id, View: SedcardOpinion }}
          />
          <div className={css['opinion']}>
            <SedcardsOpinion actorId={actor.id} name={actor.name} />
          </div>
        </section>
        <Near height={360}>
          <Highlights actorId={actor.id} name={actor.name} before={profile.videos.items.slice(0, NEWEST)} />
        </Near>
        <Near height={420}>
          <ActorFeed actorId={actor.id} name={actor.name} />
        </Near>
      </div>
      <div className={css['aside']}>
        <KeyFacts actor={actor} />
        {services.guest.isLoggedIn ? <NoteBox profile={profile} /> : null}
      </div>
      <SimilarActors profile={profile} services={services} />
    </div>
  )
})

/** The actor's own description (ACT-020). */
export const AboutTab = observer(function AboutTab({ actor }: ActorProps) {
  return (
    <div className={css['narrow']}>
      <AboutPanel actor={actor} />
    </div>
  )
})

/** An actor's live chats with their prices (ACT-022, CHA-001), and their shows (CHA-022). */
export const LiveTab = observer(function LiveTab(props: ServiceProps & { readonly offers: ChatOffers }) {
  // A guest's own parts of a show are known on their device only.
  const isAlive = useAlive()
  return (
    <>
      <WaysToChat {...props} />
      {isAlive ? <ActorShows actorId={props.actor.id} /> : null}
    </>
  )
})

const WaysToChat = observer(function WaysToChat({
  actor,
  offers,
  services,
}: ServiceProps & { readonly offers: ChatOffers }) {
  const texts = useTexts()
  const href = useHref()
  const state = services.live.stateOf(actor)
  const modes = offers.buttons?.modes ?? []
  if (modes.length === 0) {
    const presence = presenceOf(state)
    const { name } = actor
    return (
      <EmptyState
        title={texts.t(`chat.closed.${presence}`, { name })}
        text={statusOf(state, texts).text}
        action={<WriteButton actor={actor} services={services} kind="primary" />}
      />
    )
  }
  return (
    <section className={css['narrow']}>
      <h2>{texts.t('discovery.profile.liveTitle')}</h2>
      <ul role="list" className={css['modes']}>
        {modes.map((offer) => (
          <li key={offer.mode}>
            <div>
              <strong>{texts.t(`chat.mode.${offer.mode}`)}</strong>
              <span>{hintOf(offer, state, texts)}</span>
            </div>
            <span className="num">
              {offer.pricePerMinute === 0
                ? texts.t('shell.free')
                : texts.t('shell.perMinute', { price: texts.t('shell.coins', { count: offer.pricePerMinute }) })}
            </span>
            <ButtonLink href={href('actorChat', { actorName: actor.name }, { mode: offer.mode })}>
              {texts.t(`chat.start.${offer.mode}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
})

const Videos = observer(function Videos({
  profile,
  maximum: max,
}: {
  readonly profile: ProfileViewModel
  readonly maximum?: number
}) {
  const texts = useTexts()
  const { videos } = profile
  if (videos.isEmpty) return <p className={css['none']}>{texts.t('discovery.profile.noVideos')}</p>
  return (
    <div className={css['videos']} aria-busy={videos.isLoading}>
      {videos.items.slice(0, max).map((video) => (
        <VideoTile key={video.id} video={video} />
      ))}
      {videos.total === null
        ? Array.from({ length: max ?? 8 }, (_, index) => <TileSkeleton key={index} shape="landscape" />)
        : null}
    </div>
  )
})
