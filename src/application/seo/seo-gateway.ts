import type { ActorId } from '@/domain/ids'
import type { BreadcrumbRequest, Crumb } from '@/domain/seo/breadcrumb'
import type { SeoText, TaggedSeoText } from '@/domain/seo/seo-text'

/** The way from the start page to a page; empty: there is no such page. */
export interface Breadcrumb {
  readonly breadcrumb: readonly Crumb[]
}

/** What pages show beside their lists, in the language of the guest. Throws `BackendError`. */
export interface SeoGateway {
  /** The texts of these tags in their order; a tag without one is left out (BLO-023). */
  texts(tags: readonly string[]): Promise<readonly TaggedSeoText[]>
  /** The text of an actor's videos of a tag group; `null`: there is no such actor or group (BLO-024). */
  actorContent(actorId: ActorId, tagGroup: string): Promise<SeoText | null>
  /** OTH-003, OTH-004. */
  breadcrumb(request: BreadcrumbRequest): Promise<Breadcrumb>
}

export const SeoGateway = Symbol.for('SeoGateway')
