import type { JumbotronConfig, JumbotronSlide, JumbotronType } from '@/domain/promo/jumbotron'

/** What the platform recommends in large pictures. Answers may be up to a minute old (OTH-012). Throws `BackendError`. */
export interface PromoGateway {
  /** OTH-010. */
  jumbotron(type: JumbotronType): Promise<JumbotronConfig>
  /** What the start page shows (OTH-011). */
  homepage(): Promise<readonly JumbotronSlide[]>
}

export const PromoGateway = Symbol.for('Promo')
