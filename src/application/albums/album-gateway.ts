import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { Page } from '@/application/paging/page'
import type { Album, AlbumDetails } from '@/domain/albums/album'
import type { AlbumOrder, AlbumType } from '@/domain/albums/album-lists'
import type { ActorId, AlbumId, IdempotencyKey } from '@/domain/ids'

/** Which albums are listed: every part that is given must hold, and of several types each. */
export interface AlbumFilter {
  readonly actorIds?: readonly ActorId[]
  readonly types?: readonly AlbumType[]
}

export interface AlbumQuery {
  readonly filter: AlbumFilter
  readonly sort: AlbumOrder
  readonly first: number
  readonly offset: number
}

export type BuyAlbumResult =
  | { readonly ok: true; readonly album: AlbumDetails; readonly balance: number; readonly charged: number }
  | PurchaseRefusal

/** The albums of the platform. Throws `BackendError`. */
export interface AlbumGateway {
  /** MED-048. */
  list(query: AlbumQuery): Promise<Page<Album>>
  /** The album with the pictures that this guest may see; `null`: there is none of this id (MED-053). */
  byId(id: AlbumId): Promise<AlbumDetails | null>
  /**
   * Buys once for one key; what is bought already is answered as success without a charge (MED-046, MED-051). `agreedPrice`: the most the
   * guest has agreed to pay, in coins; a higher price is refused with `price-changed` and nothing is charged.
   */
  buy(id: AlbumId, key: IdempotencyKey, agreedPrice: number): Promise<BuyAlbumResult>
}

export const AlbumGateway = Symbol.for('AlbumGateway')
