import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { Page } from '@/application/paging/page'
import type { Album, AlbumDetails } from '@/domain/albums/album'
import type { AlbumOrder, AlbumType } from '@/domain/albums/album-lists'
import type { ActorId, AlbumId, IdempotencyKey } from '@/domain/ids'

/** A filter of albums: every given part must match, and an album must have all given types. */
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
  /** Lists albums (MED-048). */
  list(query: AlbumQuery): Promise<Page<Album>>
  /**
   * Returns the album with the pictures this guest may see; `null`: no album has this id (MED-053).
   */
  byId(id: AlbumId): Promise<AlbumDetails | null>
  /**
   * Buys an album once per key; buying it again succeeds without a charge (MED-046, MED-051).
   * `agreedPrice`: the most the guest has agreed to pay, in coins; a higher price is refused with
   * `price-changed` and nothing is charged.
   */
  buy(id: AlbumId, key: IdempotencyKey, agreedPrice: number): Promise<BuyAlbumResult>
}

export const AlbumGateway = Symbol.for('AlbumGateway')
