import { observer } from 'mobx-react-lite'
import { useCallback, type ReactNode } from 'react'
import { Link } from '@/ui/kit/actions/link'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useShown, useViewModel } from '@/ui/base/container'
import { useMatch, useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { ReportLink } from '@/ui/support/report-link'
import { LoadError } from '@/ui/base/load-error'
import { MissingPage } from '@/ui/base/missing-page'
import type { ActorServices } from '@/ui/actors/actor-services'
import { ChatOffersViewModel, type ChatOffers } from '@/ui/actors/chat-offers-view-model'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { useTexts } from '@/ui/texts/use-texts'
import { nameIn } from './name-in'
import { ProfileHead } from './profile-head'
import { AboutTab, LiveTab, OverviewTab, VideosTab } from './profile-tabs'
import css from './profile-screen.module.css'
import { ProfileViewModel } from './profile-view-model'

/** An actor's profile: each tab has an address of its own (ACT-019 to ACT-023). */
export const Screen = observer(function ProfileScreen() {
  const { actorName } = useParamsOf('actor', 'actorAboutMe', 'actorVideos', 'actorLiveShow')
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
    return <MissingPage title="actors.missing.title" text="actors.missing.text" route="cams" link="home.live.all" />
  // Without its buttons a head would move as soon as they are known; where they cannot be read, a message can still be written.
  if (actor === null || (offers.buttons === null && offers.error === null)) return <Coming address={actorName} />
  return (
    <>
      <PageTitle
        title={title}
        description={`${actor.tagline} ${actor.about}`}
        subject={{ kind: 'person', name: actor.name }}
      />
      <ProfileHead profile={profile} actor={actor} offers={offers} services={services} />
      <div className={css['page']}>
        <TabLinks actorName={actor.name} />
        <Tab profile={profile} offers={offers} services={services} />
        <ReportLink kind="actor" id={actor.id} name={actor.name} />
      </div>
    </>
  )
})

/** Each tab is a page of its own, and so has a title of its own. */
function useTabTitle(name: string): string {
  const texts = useTexts()
  const page = useMatch()
  if (page.kind !== 'route' || page.route === 'actor') return name
  const tab = { actorAboutMe: 'about', actorVideos: 'videos', actorLiveShow: 'live' } as const
  const known = page.route in tab ? tab[page.route as keyof typeof tab] : null
  return known === null ? name : `${name}: ${texts.t(`actors.profile.tabs.${known}`)}`
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
  if (route === 'actorAboutMe') return <AboutTab actor={profile.actor} />
  if (route === 'actorVideos') return <VideosTab profile={profile} />
  if (route === 'actorLiveShow') return <LiveTab actor={profile.actor} offers={offers} services={services} />
  return <OverviewTab profile={profile} actor={profile.actor} services={services} />
})

const TabLinks = observer(function TabLinks({ actorName }: { readonly actorName: string }) {
  const texts = useTexts()
  const href = useHref()
  const page = useMatch()
  const current = page.kind === 'route' ? page.route : 'actor'
  const tabs = [
    { route: 'actor', label: texts.t('actors.profile.tabs.overview') },
    { route: 'actorAboutMe', label: texts.t('actors.profile.tabs.about') },
    { route: 'actorVideos', label: texts.t('actors.profile.tabs.videos') },
    // A page of its own.
    { route: 'actorPictures', label: texts.t('actors.profile.tabs.pictures') },
    { route: 'actorLiveShow', label: texts.t('actors.profile.tabs.live') },
  ] as const
  return (
    <nav className={css['tabs']} aria-label={texts.t('actors.profile.label')} data-anchor="view">
      {tabs.map(({ route, label }) => (
        <Link
          key={route}
          href={href(route, { actorName })}
          data-still
          aria-current={route === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
})

/** A guest who follows a link to a profile sees at once whose it is. */
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
