import type { ActorId } from '@/domain/ids'
import type { BreadcrumbRequest, Crumb } from '@/domain/seo/breadcrumb'
import type { SeoText, TaggedSeoText } from '@/domain/seo/seo-text'

/** The path from the start page to a page; empty: there is no such page. */
export interface Breadcrumb {
  readonly breadcrumb: readonly Crumb[]
}

/** Texts that pages show next to their lists, in the guest's language. Throws `BackendError`. */
export interface SeoGateway {
  /**
   * Returns the texts of these tags in the given order; a tag without a text is left out (BLO-023).
   */
  texts(tags: readonly string[]): Promise<readonly TaggedSeoText[]>
  /**
   * Returns the text about an actor's videos in a tag group; `null`: there is no such actor or
   * group (BLO-024).
   */
  actorContent(actorId: ActorId, tagGroup: string): Promise<SeoText | null>
  /** Returns the breadcrumb of a page (OTH-003, OTH-004). */
  breadcrumb(request: BreadcrumbRequest): Promise<Breadcrumb>
}

export const SeoGateway = Symbol.for('SeoGateway')
