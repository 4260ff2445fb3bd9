import type { PictureRef } from '@/domain/actors/actor'
import { ROUTE_NAMES, ROUTES, type RouteName } from '@/domain/routes/routes'

/** The pages that have a jumbotron (OTH-010). */
export const JUMBOTRON_TYPES = ['homepage', 'videoStation'] as const

/** One of the pages. */
export type JumbotronType = (typeof JUMBOTRON_TYPES)[number]

/** Time for which an answer about a jumbotron may be cached, in whole seconds (OTH-012). */
export const JUMBOTRON_MAX_AGE = 60

/** The pages that a slide may link to: those without a parameter in their address. */
export const SLIDE_ROUTES: readonly RouteName[] = ROUTE_NAMES.filter((name) => !ROUTES[name].en.includes('{'))

/** A large picture with text; `route` is its page, one of `SLIDE_ROUTES` (OTH-011). */
export interface JumbotronSlide {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture: PictureRef
  readonly route: RouteName
}

/** The slides of a page's jumbotron, in order (OTH-010). */
export interface JumbotronConfig {
  readonly type: JumbotronType
  readonly slides: readonly JumbotronSlide[]
}
