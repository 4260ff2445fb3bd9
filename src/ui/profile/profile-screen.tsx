import { observer } from 'mobx-react-lite'
import { useCallback, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Actor } from '@/domain/actors/actor'
import { cx } from '@/ui/kit/class-names'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { LinkRow } from '@/ui/kit/lists/link-row'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useAlive, useShown, useViewModel } from '@/ui/base/container'
import { useMatch, useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { useListAddress } from '@/ui/base/use-list-address'
import { ReportLink } from '@/ui/support/report-link'
import { LoadError } from '@/ui/base/load-error'
import { MissingPage } from '@/ui/base/missing-page'
import type { ActorServices } from '@/ui/actors/actor-services'
import { ChatOffersViewModel, type ChatOffers } from '@/ui/actors/chat-offers-view-model'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { useTexts } from '@/ui/texts/use-texts'
import { nameIn } from './name-in'
import { ProfileHead } from './profile-head'
import { AboutTab, LiveTab, OverviewTab } from './profile-tabs'
import { PresencePanel } from './presence-panel'
import { ProfilePresenceViewModel } from './profile-presence-view-model'
import { guestAhead } from './schedule-text'
import { InterviewPanel } from './interview-panel'
import { ProfileStoryViewModel } from './profile-story-view-model'
import { TvPanel } from './tv-panel'
import { ProfileRatingsViewModel } from './profile-ratings-view-model'
import { RatingsPanel } from './ratings-panel'
import { ProfileTopViewModel } from './profile-top-view-model'
import { ProfileVideosViewModel } from './profile-videos-view-model'
import { choiceOf, profileVideosAddress, type VideoChoice } from './profile-videos-query'
import { TopTab } from './top-tab'
import { VideosTab } from './videos-tab'
import css from './profile-screen.module.css'
import { ProfileViewModel } from './profile-view-model'

/** An actor's profile: each tab has its own address (ACT-019 to ACT-025). */
export const Screen = () => <ProfileScreen />

/** `Video` is above the head instead of a tab; `Content` is a tab of another feature. */
export const ProfileScreen = observer(function ProfileScreen({
  Video = null,
  Content = null,
}: {
  readonly Video?: ComponentType<{ readonly actor: Actor }> | null
  readonly Content?: ComponentType<{ readonly actor: Actor }> | null
}) {
  const { actorName } = useParamsOf(
    'actor',
    'actorAboutMe',
    'actorVideos',
    'actorVideosByTag',
    'actorClassicVideos',
    'actorVideo',
    'actorPictures',
    'actorLiveShow',
    'actorTopCams',
  )
  const profile = useViewModel(ProfileViewModel)
  useShown(
    profile,
    useCallback(() => profile.show(actorName), [profile, actorName]),
  )
  const offers = useViewModel(ChatOffersViewModel)
  useShown(
    offers,
    useCallback(() => offers.show(actorName), [offers, actorName]),
  )
  const services = useActorServices()
  const { actor } = profile
  const title = useTabTitle(actor?.name ?? '')
  if (profile.error !== null && actor === null) {
    return <LoadError of={profile} heading="h1" />
  }
  if (actor === null && !profile.isLoading)
    return (
      <MissingPage title="discovery.missing.title" text="discovery.missing.text" route="cams" link="home.live.all" />
    )
  // Without its buttons a head would move later; if they fail, a message is still possible.
  if (actor === null || (offers.buttons === null && offers.error === null)) return <Coming address={actorName} />
  return (
    <>
      <PageTitle
        title={title}
        description={`${actor.tagline} ${actor.about}`}
        subject={{ '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: actor.name, url: '' } }}
      />
      {Video === null || profile.isBanned ? null : (
        <div className={cx(css['page'], css['video'])}>
          <Video actor={actor} />
        </div>
      )}
      <ProfileHead profile={profile} actor={actor} offers={offers} services={services} />
      {profile.isBanned ? (
        <Elsewhere />
      ) : (
        <div className={css['page']}>
          <TabLinks actorName={actor.name} />
          {/* A video has a link of its own to report it: of two, no one knows which is meant. */}
          {Video === null ? (
            <>
              {Content === null ? (
                <Tab profile={profile} offers={offers} services={services} />
              ) : (
                <Content actor={actor} />
              )}
              <ReportLink kind="actor" id={actor.id} name={actor.name} />
            </>
          ) : null}
        </div>
      )}
    </>
  )
})

/** Redirects guests from a country barred by the actor: the profile stays hidden (ACT-017). */
const Elsewhere = observer(function Elsewhere() {
  const texts = useTexts()
  const href = useHref()
  return (
    <div className={css['page']}>
      <EmptyState
        title={texts.t('discovery.banned.title')}
        text={texts.t('discovery.banned.text')}
        action={
          <ButtonLink kind="primary" href={href('cams', {})}>
            {texts.t('home.live.all')}
          </ButtonLink>
        }
      />
    </div>
  )
})

/** Each tab is a page of its own, and so has a title of its own. */
function useTabTitle(name: string): string {
  const texts = useTexts()
  const page = useMatch()
  if (page.kind !== 'route' || page.route === 'actor') return name
  const tab = {
    actorAboutMe: 'discovery.profile.tabs.about',
    actorVideos: 'discovery.profile.tabs.videos',
    actorVideosByTag: 'discovery.profile.tabs.videos',
    actorClassicVideos: 'discovery.profile.classics',
    actorVideo: 'discovery.profile.tabs.videos',
    actorPictures: 'discovery.profile.tabs.pictures',
    actorLiveShow: 'discovery.profile.tabs.live',
    actorTopCams: 'discovery.top.title',
  } as const
  const known = page.route in tab ? tab[page.route as keyof typeof tab] : null
  return known === null ? name : `${name}: ${texts.t(known)}`
}

const Tab = observer(function Tab({
  profile,
  offers,
  services,
}: {
  readonly profile: ProfileViewModel
  readonly offers: ChatOffers
  readonly services: ActorServices
}) {
  const page = useMatch()
  const route = page.kind === 'route' ? page.route : 'actor'
  if (profile.actor === null) return null
  if (route === 'actorAboutMe')
    return (
      <>
        <AboutTab actor={profile.actor} />
        <Ratings actor={profile.actor} />
        <Story actor={profile.actor} />
        <Presence actor={profile.actor} services={services} />
      </>
    )
  const choice = choiceOf(page)
  if (choice !== null) return <Videos actor={profile.actor} choice={choice} />
  if (route === 'actorTopCams') return <Top actor={profile.actor} services={services} />
  if (route === 'actorLiveShow') return <LiveTab actor={profile.actor} offers={offers} services={services} />
  return <OverviewTab profile={profile} actor={profile.actor} services={services} />
})

const Videos = observer(function Videos({ actor, choice }: { readonly actor: Actor; readonly choice: VideoChoice }) {
  const videos = useViewModel(ProfileVideosViewModel)
  const address = useListAddress(profileVideosAddress)
  const { sort } = address.query
  const { key } = useLocation()
  const { id } = actor
  const { kind } = choice
  const tag = choice.kind === 'tag' ? choice.tag : ''
  useShown(
    videos,
    useCallback(
      () => videos.show({ actorId: id, choice: kind === 'tag' ? { kind, tag } : { kind }, sort }, key),
      [videos, id, kind, tag, sort, key],
    ),
  )
  return <VideosTab actorName={actor.name} choice={choice} videos={videos} address={address} />
})

const Ratings = observer(function Ratings({ actor: { id, name } }: { readonly actor: Actor }) {
  const ratings = useViewModel(ProfileRatingsViewModel)
  useShown(
    ratings,
    useCallback(() => ratings.show(id), [ratings, id]),
  )
  return <RatingsPanel name={name} of={ratings} />
})

const Story = observer(function Story({ actor: { id, name } }: { readonly actor: Actor }) {
  const story = useViewModel(ProfileStoryViewModel)
  useShown(
    story,
    useCallback(() => story.show(id), [story, id]),
  )
  // Before the page is alive only the platform's own clock is known.
  const ahead = useAlive() ? guestAhead(Date.now()) : 0
  return (
    <>
      <InterviewPanel name={name} interviews={story.interviews} />
      <TvPanel tv={story.tv} ahead={ahead} />
    </>
  )
})

const Presence = observer(function Presence({
  actor,
  services,
}: {
  readonly actor: Actor
  readonly services: ActorServices
}) {
  const presence = useViewModel(ProfilePresenceViewModel)
  const { id } = actor
  useShown(
    presence,
    useCallback(() => presence.show(id), [presence, id]),
  )
  // Before the page is alive only the platform's own clock is known.
  const ahead = useAlive() ? guestAhead(Date.now()) : 0
  return <PresencePanel actor={actor} presence={presence} ahead={ahead} services={services} />
})

const Top = observer(function Top({ actor, services }: { readonly actor: Actor; readonly services: ActorServices }) {
  const top = useViewModel(ProfileTopViewModel)
  const { id } = actor
  useShown(
    top,
    useCallback(() => top.show(id), [top, id]),
  )
  return <TopTab actor={actor} top={top} services={services} />
})

const TabLinks = observer(function TabLinks({ actorName }: { readonly actorName: string }) {
  const texts = useTexts()
  const href = useHref()
  const page = useMatch()
  const current = page.kind === 'route' ? page.route : 'actor'
  const tabs = [
    { route: 'actor', label: texts.t('discovery.profile.tabs.overview') },
    { route: 'actorAboutMe', label: texts.t('discovery.profile.tabs.about') },
    { route: 'actorVideos', label: texts.t('discovery.profile.tabs.videos') },
    { route: 'actorPictures', label: texts.t('discovery.profile.tabs.pictures') },
    { route: 'actorLiveShow', label: texts.t('discovery.profile.tabs.live') },
    { route: 'actorClassicVideos', label: texts.t('discovery.profile.classics') },
    { route: 'actorTopCams', label: texts.t('discovery.top.title') },
  ] as const
  const marked = current === 'actorVideosByTag' || current === 'actorVideo' ? 'actorVideos' : current
  return (
    <div data-anchor="view">
      <LinkRow label={texts.t('discovery.profile.label')} current={marked} className={css['tabs'] ?? ''}>
        {tabs.map(({ route, label }) => (
          <Link
            key={route}
            href={href(route, { actorName })}
            data-still
            aria-current={route === marked ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </LinkRow>
    </div>
  )
})

/** Shows the actor's name at once to a guest who follows a link to a profile. */
const Coming = ({ address }: { readonly address: string }): ReactNode => {
  const name = nameIn(address)
  return (
    <div className={css['coming']} aria-busy="true">
      <PageTitle title={name} />
      <h1>{name}</h1>
      <Skeleton width="min(20rem, 60%)" height="1.4rem" />
      <Skeleton width="22rem" height="3rem" shape="pill" />
    </div>
  )
}
