import { chooseOffers } from './choose-offers'
import { groupOf, guestIncentives, guestIncentivesOf, type GuestIncentivesRecord } from './guest-incentives'
import { incentiveFacts } from './incentive-facts'
import { incentives, teasers, type IncentiveRecord } from './incentive-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { albums, guestAlbumKey, ownedAlbums } from '@/adapters/backend/albums/album-records'
import { paymentRules } from '@/adapters/backend/payments/payment-rules'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { guestVideoKey, ownedVideos, videos } from '@/adapters/backend/media/video-records'
import { BackendError } from '@/application/errors/backend-error'
import type {
  IncentiveAnswer,
  IncentiveGateway,
  PageIncentives,
  PageOfGuest,
} from '@/application/incentives/incentive-gateway'
import type { AutoRechargeTeaserMode, CloseResult, GuestInfoType } from '@/application/incentives/incentive-choices'
import { storeClosed } from '@/domain/incentives/closed-groups'
import type { Offer } from '@/domain/incentives/offer'
import { hideType, MAX_HIDDEN_HOURS } from '@/domain/incentives/refill-window'
import { teasersOn, type Teaser } from '@/domain/incentives/teaser'
import type { AlbumId, VideoId } from '@/domain/ids'

type Change = (of: GuestIncentivesRecord, now: number) => Partial<GuestIncentivesRecord>

const REFUSED: IncentiveAnswer = { success: false }

/**
 * Incentives and teasers: records of the operator, chosen for each guest by the facts about them.
 */
export class BackendIncentiveGateway implements IncentiveGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async forPage({ routeName }: PageOfGuest): Promise<PageIncentives> {
    const offers = await this.offers(
      ({ event, target }) => event === null && !(target.kind === 'page' && target.route === routeName),
    )
    const flows = offers.flatMap(({ target }) => (target.kind === 'flow' ? [target.flow] : []))
    return {
      incentives: offers,
      vxpayConfig: { flows: [...new Set(flows)] },
      trackingData: { page: routeName, incentives: offers.map(({ id }) => id).join(',') },
    }
  }

  byEvent(event: string): Promise<readonly Offer[]> {
    return this.offers((record) => record.event === event)
  }

  async forVideoPreviewEnd(albumId: VideoId): Promise<readonly Offer[]> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    if ((await store.get(videos, albumId)) === undefined) throw new BackendError('not-found', { detail: 'video' })
    if ((await store.get(ownedVideos, guestVideoKey(guest.id, albumId))) !== undefined) return []
    return this.byEvent('video-preview-end')
  }

  async forBuyImageAlbum(albumId: AlbumId): Promise<readonly Offer[]> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    if ((await store.get(albums, albumId)) === undefined) throw new BackendError('not-found', { detail: 'album' })
    if ((await store.get(ownedAlbums, guestAlbumKey(guest.id, albumId))) !== undefined) return []
    return this.byEvent('buy-image-album')
  }

  async close(result: CloseResult, incentive: string): Promise<IncentiveAnswer> {
    const record = await this.platform.store.get(incentives, incentive)
    return this.change(record === undefined ? null : closing(record, result))
  }

  setGuestInfo(_type: GuestInfoType, value: string): Promise<IncentiveAnswer> {
    return this.change(value === 'on' || value === 'off' ? () => ({ wantsHints: value === 'on' }) : null)
  }

  async hideRefillWindow(incentiveType: string, interval: number): Promise<IncentiveAnswer> {
    const all = await this.platform.store.find(incentives, 'byPriority', { prefix: [] })
    const isKnown = interval >= 1 && interval <= MAX_HIDDEN_HOURS && all.some(({ type }) => type === incentiveType)
    return this.change(
      isKnown ? ({ hidden }, now) => ({ hidden: hideType(hidden, incentiveType, interval, now) }) : null,
    )
  }

  setAutoRechargeTeaser(mode: AutoRechargeTeaserMode): Promise<IncentiveAnswer> {
    return this.change(() => ({ wantsAutoRechargeTeaser: mode === 'shown' }))
  }

  async teasers(): Promise<readonly Teaser[]> {
    await requireSession(this.platform.store, this.caller)
    const language = this.caller.language()
    const all = await this.platform.store.find(teasers, 'inOrder', { prefix: [] })
    return all.map(({ id, route, texts }) => ({ id, route, title: texts[language].title, text: texts[language].text }))
  }

  async teasersFor({ routeName }: PageOfGuest): Promise<readonly Teaser[]> {
    return teasersOn(await this.teasers(), routeName)
  }

  private async offers(isWanted: (record: IncentiveRecord) => boolean): Promise<readonly Offer[]> {
    const { store, clock } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const [all, own] = await Promise.all([
      store.find(incentives, 'byPriority', { prefix: [] }),
      guestIncentivesOf(store, guest.id),
    ])
    const facts = await incentiveFacts(this.platform, store, guest)
    return chooseOffers(all.filter(isWanted), {
      facts,
      guest: own,
      now: clock.now(),
      language: this.caller.language(),
      moneyFormat: this.platform.rules.of(paymentRules).moneyFormat,
    })
  }

  /**
   * Changes the guest's record; `null`: nothing changes, because the request names nothing that
   * exists.
   */
  private change(change: Change | null): Promise<IncentiveAnswer> {
    return this.platform.store.transaction(async (tx): Promise<IncentiveAnswer> => {
      const { guest } = await requireSession(tx, this.caller)
      if (change === null) return REFUSED
      const own = await guestIncentivesOf(tx, guest.id)
      await tx.put(guestIncentives, { ...own, ...change(own, this.platform.clock.now()) })
      return { success: true }
    })
  }
}

const closing =
  (record: IncentiveRecord, result: CloseResult): Change =>
  ({ closed, accepted }, now) =>
    result === 'closed'
      ? { closed: storeClosed(closed, groupOf(record), now) }
      : { accepted: { ...accepted, [record.id]: now } }
