import type { PictureRef } from '@/domain/actors/actor'
import type { RouteName } from '@/domain/navigation/routes'

/** The pages that have a jumbotron (OTH-010). */
export const JUMBOTRON_TYPES = ['homepage', 'videoStation'] as const

/** One of them. */
export type JumbotronType = (typeof JUMBOTRON_TYPES)[number]

/** How long an answer about a jumbotron may be used again, whole seconds (OTH-012). */
export const JUMBOTRON_MAX_AGE = 60

/** One large picture with words; `route` is the page it leads to (OTH-011). */
export interface JumbotronSlide {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture: PictureRef
  readonly route: RouteName
}

/** What the jumbotron of a page shows, in its order (OTH-010). */
export interface JumbotronConfig {
  readonly type: JumbotronType
  readonly slides: readonly JumbotronSlide[]
}
