import type { AutoRechargeTeaserMode, CloseResult, GuestInfoType } from './incentive-choices'
import type { Offer, OfferedFlow } from '@/domain/incentives/offer'
import type { Teaser } from '@/domain/incentives/teaser'
import type { AlbumId, VideoId } from '@/domain/ids'

/** The page a guest is on: the name of its route and the parameters of its address (INC-008). */
export interface PageOfGuest {
  readonly routeName: string
  readonly routeArgs: Readonly<Record<string, string>>
}

/** The incentives for a page load (INC-008). */
export interface PageIncentives {
  readonly incentives: readonly Offer[]
  /** The checkouts the incentives lead to, all of which this guest can open now. */
  readonly vxpayConfig: { readonly flows: readonly OfferedFlow[] }
  /** Data by which an operator counts the page: its route, and the ids of the incentives sent. */
  readonly trackingData: Readonly<Record<string, string>>
}

/** `false`: there is no such incentive, type or value, and nothing changed. */
export interface IncentiveAnswer {
  readonly success: boolean
}

/**
 * Small offers and hints on pages. The platform decides which apply to a guest, and sends none to
 * locked, restricted and self-excluded guests (rulings: spending limits). Throws `BackendError`.
 */
export interface IncentiveGateway {
  /** Returns the incentives for all regions of a page, highest priority first (INC-008). */
  forPage(page: PageOfGuest): Promise<PageIncentives>
  /** Returns the incentives for an event such as `low-balance` (INC-011). */
  byEvent(event: string): Promise<readonly Offer[]>
  /**
   * Returns the incentives for the end of a video's preview (the documents call the video an
   * album); none if the guest owns it. Throws `not-found` (INC-009).
   */
  forVideoPreviewEnd(albumId: VideoId): Promise<readonly Offer[]>
  /**
   * Returns the incentives next to the purchase of a photo album; none if the guest owns it. Throws
   * `not-found` (INC-010).
   */
  forBuyImageAlbum(albumId: AlbumId): Promise<readonly Offer[]>
  /**
   * Reports how an incentive left the page. `closed`: its group, or the incentive itself if it has
   * none, is not sent to this guest for 30 days (INC-003, INC-005, INC-007).
   */
  close(result: CloseResult, incentive: string): Promise<IncentiveAnswer>
  /**
   * Stores information that the guest gave. `hints` takes `on` or `off`; while off, no incentives
   * are sent (INC-012).
   */
  setGuestInfo(type: GuestInfoType, value: string): Promise<IncentiveAnswer>
  /** Suspends a type of incentive for whole hours, 1 to 720 (INC-013). */
  hideRefillWindow(incentiveType: string, interval: number): Promise<IncentiveAnswer>
  /** Lists all teasers, in the operator's order (INC-014). */
  teasers(): Promise<readonly Teaser[]>
  /** Lists the teasers for a page, none of which leads to it (INC-015). */
  teasersFor(page: PageOfGuest): Promise<readonly Teaser[]>
  /**
   * Shows or hides the teaser of auto-recharge. `hidden`: no incentives of the type `auto-recharge`
   * are sent (INC-016).
   */
  setAutoRechargeTeaser(mode: AutoRechargeTeaserMode): Promise<IncentiveAnswer>
}

export const IncentiveGateway = Symbol.for('IncentiveGateway')
