import type { Banner, BannerPlacement } from '@/domain/promo/banner'
import type { JumbotronConfig, JumbotronSlide, JumbotronType } from '@/domain/promo/jumbotron'

/** What the platform recommends in large pictures and in banners. Throws `BackendError`. */
export interface PromoGateway {
  /** May be up to a minute old (OTH-010, OTH-012). */
  jumbotron(type: JumbotronType): Promise<JumbotronConfig>
  /** What the start page shows; may be up to a minute old (OTH-011, OTH-012). */
  homepage(): Promise<readonly JumbotronSlide[]>
  /**
   * The banners of a page in the order of the operator: those whose time it is, which lead nowhere else than they may, and which are about
   * no actor whom the guest may not see (OTH-002, API-031).
   */
  banners(placement: BannerPlacement): Promise<readonly Banner[]>
}

export const PromoGateway = Symbol.for('Promo')
