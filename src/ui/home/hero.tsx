import { observer } from 'mobx-react-lite'
import type { Actor } from '@/domain/actors/actor'
import { ratingsShown } from '@/domain/actors/actor-rules'
import type { ActorServices } from '@/ui/actors/actor-services'
import { statusOf } from '@/ui/actors/actor-tile'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Showcase } from '@/ui/kit/media/showcase'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { part } from '@/ui/kit/part'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import css from './hero.module.css'

/** The preview's length depends on the guest: loaded once the page is usable, to not delay it. */
const PreviewOffer = part(async () => (await import('./preview-offer-screen')).PreviewOffer)

/** The first thing a guest sees: one actor, live, as large as the page. */
export const Hero = observer(function Hero({
  actor,
  seed,
  live,
  isEntered,
}: {
  readonly actor: Actor | null
  /** Whether the guest can use the page: it is alive, and they have stated their age. */
  readonly isEntered: boolean
  readonly seed: number | null
  readonly live: ActorServices['live']
}) {
  return (
    <Showcase
      as="section"
      className={css['hero']}
      source={seed === null ? null : pictureOf({ family: seed, variant: 'l0' })}
      tall={seed === null ? null : pictureOf({ family: seed, variant: 'p0' })}
    >
      {actor === null ? <Coming /> : <HeroText actor={actor} live={live} isEntered={isEntered} />}
    </Showcase>
  )
})

const HeroText = observer(function HeroText({
  actor,
  live,
  isEntered,
}: {
  readonly actor: Actor
  readonly isEntered: boolean
  readonly live: ActorServices['live']
}) {
  const texts = useTexts()
  const href = useHref()
  const state = live.stateOf(actor)
  const status = statusOf(state, texts)
  const isFree = status.state === 'live'
  const room = { actorName: actor.name }
  const profile = href('actor', room)
  const preview = (
    <ButtonLink size="l" href={href('actorChat', room, { mode: 'preview' })}>
      {texts.t('home.hero.preview')}
    </ButtonLink>
  )
  return (
    <>
      <p className={css['status']}>
        <LiveDot state={status.state} />
        {status.state === 'live' && state.onlineSince !== null
          ? texts.t('home.hero.since', { time: texts.time(state.onlineSince) })
          : status.text}
      </p>
      <h1>
        <Link className={css['name']} href={profile}>
          {actor.name}
        </Link>
      </h1>
      <p className={css['tagline']}>{actor.tagline}</p>
      <div className={css['actions']}>
        {isFree ? (
          <ButtonLink kind="primary" size="l" href={href('actorChat', room)}>
            {texts.t('home.hero.chat')}
          </ButtonLink>
        ) : null}
        {isFree && state.isLivePreviewEnabled ? (
          isEntered ? (
            <PreviewOffer name={actor.name} fallback={preview} />
          ) : (
            preview
          )
        ) : (
          <ButtonLink kind={isFree ? 'glass' : 'primary'} size="l" href={profile}>
            {texts.t('home.hero.profile')}
          </ButtonLink>
        )}
      </div>
      <Facts actor={actor} texts={texts} />
    </>
  )
})

function Facts({ actor, texts }: { readonly actor: Actor; readonly texts: Texts }) {
  const { countRatings, satisfactionRate } = actor.ratings.lastNinetyDays
  return (
    <dl className={css['facts']}>
      <div>
        <dt>{texts.t('home.hero.perMinute')}</dt>
        <dd className="num">{texts.t('shell.coins', { count: actor.prices.singleChat?.value ?? 0 })}</dd>
      </div>
      {ratingsShown(actor.ratings) ? (
        <div>
          <dt>{texts.t('home.hero.liked', { count: countRatings })}</dt>
          <dd className="num">{texts.t('home.hero.rate', { rate: satisfactionRate })}</dd>
        </div>
      ) : null}
      <div>
        <dt>{texts.t('actors.profile.speaks')}</dt>
        <dd>{actor.languages.map((code) => code.toUpperCase()).join(' · ')}</dd>
      </div>
    </dl>
  )
}

/** A placeholder of the same size. */
const Coming = () => (
  <>
    <Skeleton width="11rem" height="1.1rem" />
    <Skeleton width="min(24rem, 70%)" height="4.5rem" />
    <Skeleton width="min(30rem, 90%)" height="3rem" />
    <Skeleton width="20rem" height="3.25rem" shape="pill" />
    <Skeleton width="22rem" height="2.75rem" />
  </>
)
