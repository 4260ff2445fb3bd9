import { BookOpen, Clapperboard, Images, ListVideo, Radio, Rss, Ticket, Tv, type LucideIcon } from 'lucide-react'
import { BREAKPOINTS } from '@/domain/navigation/breakpoints'
import type { RouteName } from '@/domain/routes/routes'
import type { Section } from '@/domain/navigation/page-descriptor'
import { sectionOf } from '@/domain/routes/section'
import type { TextKey } from '@/ui/texts/catalog'
import type { PlainRoute } from '@/domain/routes/params'
import { useMatch } from './page'

/** A part of the product that every page leads to. */
export interface Destination {
  readonly route: PlainRoute
  readonly query?: { readonly tab: 'playlists' }
  readonly label: TextKey
  /** Its icon in the chooser; missing if a phone has it elsewhere. */
  readonly icon?: LucideIcon
  /** Smallest window in which the bar has room for it; in narrower ones the bar's menu has it. */
  readonly from?: 'lg' | 'xl'
}

/** Destinations of every page in order, for the bar, its menu, a phone's tabs and the chooser. */
export const destinations: readonly Destination[] = [
  { route: 'cams', label: 'shell.nav.live', icon: Radio },
  { route: 'newFaces', label: 'shell.nav.newFaces', from: 'xl' },
  { route: 'videos', label: 'shell.nav.videos', icon: Clapperboard },
  { route: 'tvLivestream', label: 'shell.nav.tv', icon: Tv },
  { route: 'camShows', label: 'shell.nav.shows', icon: Ticket },
  { route: 'feed', label: 'shell.nav.feed', icon: Rss, from: 'lg' },
  { route: 'albums', label: 'shell.nav.albums', icon: Images, from: 'lg' },
  { route: 'blog', label: 'shell.nav.magazine', icon: BookOpen, from: 'xl' },
  { route: 'memberMediathek', query: { tab: 'playlists' }, label: 'shell.nav.playlists', icon: ListVideo, from: 'xl' },
  { route: 'messenger', label: 'shell.nav.messenger' },
]

/** Returns true if the bar has room for the destination at a window width. */
export const isInBar = ({ from }: Destination, width: number): boolean =>
  from === undefined || width >= BREAKPOINTS[from]

/** Returns the place of the page shown among the destinations. */
export function usePlace(): {
  readonly section: Section | null
  readonly route: RouteName | null
  /** Returns how the link to a destination is announced: as this page, or as its section. */
  readonly currentOf: (destination: Destination) => 'page' | 'true' | undefined
} {
  const page = useMatch()
  const route = page.kind === 'route' ? page.route : null
  const section = sectionOf(route, page.kind === 'route' ? page.query.get('tab') : null)
  return {
    section,
    route,
    currentOf: (destination) =>
      sectionOf(destination.route, destination.query?.tab) !== section
        ? undefined
        : destination.route === route
          ? 'page'
          : 'true',
  }
}
