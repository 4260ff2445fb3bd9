import type { AutoRechargeTeaserMode, CloseResult, GuestInfoType } from './incentive-choices'
import type { Offer, OfferedFlow } from '@/domain/incentives/offer'
import type { Teaser } from '@/domain/incentives/teaser'
import type { AlbumId, VideoId } from '@/domain/ids'

/** Which page a guest is on: the name of its route and the parameters of its address (INC-008). */
export interface PageOfGuest {
  readonly routeName: string
  readonly routeArgs: Readonly<Record<string, string>>
}

/** What a page load brings (INC-008). */
export interface PageIncentives {
  readonly incentives: readonly Offer[]
  /** The checkouts that the incentives lead to, each of which this guest can open now. */
  readonly vxpayConfig: { readonly flows: readonly OfferedFlow[] }
  /** What an operator counts about the page: its route, and the ids of what was sent. */
  readonly trackingData: Readonly<Record<string, string>>
}

/** `false`: there is no such incentive, type or value, and nothing has changed. */
export interface IncentiveAnswer {
  readonly success: boolean
}

/**
 * Small offers and hints on pages. The platform decides which are true for a guest; locked, restricted and self-excluded guests are sent
 * none (rulings: spending limits). Throws `BackendError`.
 */
export interface IncentiveGateway {
  /** What the page may show in all its regions, highest priority first (INC-008). */
  forPage(page: PageOfGuest): Promise<PageIncentives>
  /** What waits for an event, as `low-balance` (INC-011). */
  byEvent(event: string): Promise<readonly Offer[]>
  /** At the end of the preview of a video, which the documents call an album; none where the guest owns it. Throws `not-found` (INC-009). */
  forVideoPreviewEnd(albumId: VideoId): Promise<readonly Offer[]>
  /** Beside the purchase of a photo album; none where the guest owns it. Throws `not-found` (INC-010). */
  forBuyImageAlbum(albumId: AlbumId): Promise<readonly Offer[]>
  /** `closed`: its group, or itself where it has none, is not sent to this guest for 30 days (INC-003, INC-005, INC-007). */
  close(result: CloseResult, incentive: string): Promise<IncentiveAnswer>
  /** `hints`: `on` or `off`; while off, no incentives are sent (INC-012). */
  setGuestInfo(type: GuestInfoType, value: string): Promise<IncentiveAnswer>
  /** A type is not sent for whole hours, 1 to 720 (INC-013). */
  hideRefillWindow(incentiveType: string, interval: number): Promise<IncentiveAnswer>
  /** All teasers, in the order of the operator (INC-014). */
  teasers(): Promise<readonly Teaser[]>
  /** The teasers for a page, none of which leads to it (INC-015). */
  teasersFor(page: PageOfGuest): Promise<readonly Teaser[]>
  /** `hidden`: incentives of the type `auto-recharge` are not sent (INC-016). */
  setAutoRechargeTeaser(mode: AutoRechargeTeaserMode): Promise<IncentiveAnswer>
}

export const IncentiveGateway = Symbol.for('IncentiveGateway')
