import { BREAKPOINTS } from '@/domain/navigation/breakpoints'
import type { RouteName } from '@/domain/routes/routes'
import type { Section } from '@/domain/navigation/page-descriptor'
import { sectionOf } from '@/domain/routes/section'
import type { Destination } from './destination'
import { useMatch } from './page'

/** Destinations of every page in order, for the bar, its menu, a phone's tabs and the chooser. */
export const destinations: readonly Destination[] = Object.values(
  import.meta.glob<readonly Destination[]>('/src/ui/*/navigation.ts', { eager: true, import: 'destinations' }),
)
  .flat()
  .toSorted((a, b) => a.position - b.position)

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
