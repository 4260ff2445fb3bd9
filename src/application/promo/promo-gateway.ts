import type { Banner, BannerPlacement } from '@/domain/promo/banner'
import type { JumbotronConfig, JumbotronSlide, JumbotronType } from '@/domain/promo/jumbotron'

/** The platform's recommendations in large pictures and in banners. Throws `BackendError`. */
export interface PromoGateway {
  /** Returns the jumbotron of a type; up to a minute old (OTH-010, OTH-012). */
  jumbotron(type: JumbotronType): Promise<JumbotronConfig>
  /** Returns the slides of the start page; up to a minute old (OTH-011, OTH-012). */
  homepage(): Promise<readonly JumbotronSlide[]>
  /**
   * Returns the banners of a page in the operator's order: those whose time it is, whose targets
   * are allowed, and which are not about an actor the guest may not see (OTH-002, API-031).
   */
  banners(placement: BannerPlacement): Promise<readonly Banner[]>
}

export const PromoGateway = Symbol.for('Promo')
