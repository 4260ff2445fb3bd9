import { albums, guestAlbumKey, ownedAlbums, type AlbumRecord } from './album-records'
import { albumOf, detailsOf, type AlbumViewer } from './album-view'
import { viewerOf } from './album-viewer'
import { albumSale } from './buy-album'
import type { RequestContext } from '@/adapters/backend/access/request-context'
import { buyContent } from '@/adapters/backend/content/buy-content'
import { findFor } from '@/adapters/backend/content/visibilities'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Condition } from '@/adapters/stores/selection'
import { BackendError } from '@/application/errors/backend-error'
import type { AlbumFilter, AlbumGateway, AlbumQuery, BuyAlbumResult } from '@/application/albums/album-gateway'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type { Album, AlbumDetails } from '@/domain/albums/album'
import type { AlbumId, IdempotencyKey } from '@/domain/ids'

/** The albums out of the store. */
export class BackendAlbumGateway implements AlbumGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async list({ filter, sort, first, offset }: AlbumQuery): Promise<Page<Album>> {
    const viewer = await this.viewer()
    const { records, total } = await this.platform.store.select(albums, {
      ...(await this.conditionOf(filter, viewer)),
      index: sort,
      offset,
      limit: Math.min(first, MAX_PAGE_SIZE),
    })
    const listed = await Promise.all(records.map((record) => albumOf(this.platform.store, record, viewer)))
    const items = listed.filter((album) => album !== null)
    return { items, total: total - (listed.length - items.length) }
  }

  async byId(id: AlbumId): Promise<AlbumDetails | null> {
    const { store } = this.platform
    const viewer = await this.viewer()
    const found = await findFor(
      store,
      albums,
      id,
      async () => (await store.get(ownedAlbums, guestAlbumKey(viewer.guest.id, id))) !== undefined,
    )
    return found === null ? null : detailsOf(store, found.record, viewer, found.isWithheld)
  }

  async buy(id: AlbumId, key: IdempotencyKey, agreedPrice: number): Promise<BuyAlbumResult> {
    const purchase = await buyContent(this.platform, this.caller, albumSale, { id, key, agreedPrice })
    if (!purchase.ok) return purchase
    const { balance, charged } = purchase
    // Read behind the purchase: what it has opened is among the pictures.
    const album = await this.byId(id)
    if (album === null) throw new BackendError('internal', { detail: `album ${id} was sold and is gone` })
    return { ok: true, album, balance, charged }
  }

  /** The condition that an album passes every part of a filter. */
  private async conditionOf(
    { actorIds, types = [] }: AlbumFilter,
    { guest }: AlbumViewer,
  ): Promise<Condition<AlbumRecord>> {
    const owned = types.includes('bought')
      ? await this.platform.store.find(ownedAlbums, 'byGuest', { prefix: [guest.id] })
      : null
    return {
      facets: types.includes('free') ? [{ family: 'type', anyOf: ['free'] }] : [],
      ...(actorIds === undefined ? {} : { owners: new Set(actorIds) }),
      ...(owned === null ? {} : { keys: owned.map(({ albumId }) => albumId) }),
    }
  }

  private viewer(): Promise<AlbumViewer> {
    return viewerOf(this.platform, this.caller)
  }
}
