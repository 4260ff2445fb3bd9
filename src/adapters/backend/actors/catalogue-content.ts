import { ShownPictures } from './shown-pictures'
import type { ContentOffer, ContentSale } from '@/adapters/backend/content/buy-content'
import {
  noDetails,
  type CatalogueRecord,
  type Content,
  type ContentKind,
} from '@/adapters/backend/content/content-kinds'
import { byId, pricesOf, withBought } from '@/adapters/backend/content/content-records'
import { laneOf } from '@/adapters/backend/content/lane'
import type { Collection } from '@/adapters/stores/store'
import { asId, type AlbumId, type GuestId, type VideoId } from '@/domain/ids'
import type { LibraryKind, LibraryMedium } from '@/domain/library/library'
import type { LibraryLane } from '@/domain/library/library'

interface Owned {
  readonly at: number
  readonly price: number
  /** Whether it was given, although a price is noted. */
  readonly gifted?: boolean
  readonly actorName?: string
}

interface Declaration<Id extends VideoId | AlbumId, C, O> {
  readonly kind: LibraryKind
  readonly sale: ContentSale<Id, ContentOffer>
  readonly content: Collection<C>
  readonly owned: Collection<O>
  readonly ownedKey: (guestId: GuestId, id: Id) => string
  readonly ownedId: (owned: O) => Id
  readonly lane: LibraryLane
  readonly medium: LibraryMedium
  readonly details: (record: C) => Partial<Pick<Content, 'duration' | 'pictures' | 'tags'>>
}

/**
 * Returns a kind of content of actors that the catalogue lists, and that guests buy in the shop or
 * are given.
 */
export function catalogueContent<
  Id extends VideoId | AlbumId,
  C extends CatalogueRecord & { readonly id: Id },
  O extends Owned,
>(declared: Declaration<Id, C, O>): Required<Omit<ContentKind, 'saved'>> {
  const { kind, sale, content, owned, ownedKey, ownedId, details, lane, medium } = declared
  const keysOf = (guestId: GuestId, ids: readonly string[]) => ids.map((id) => ownedKey(guestId, asId<Id>(id)))
  return {
    async contents(reader, ids, { guestId, language }) {
      const purchases = await byId(reader, owned, keysOf(guestId, ids))
      const paid = pricesOf(purchases, ownedId)
      const records = await withBought(reader, content, ids, paid)
      const shown = new ShownPictures(reader, guestId)
      const found = records.map(async (record) => {
        const { id, actorId, texts, price } = record
        const { title } = texts[language]
        const cover = await shown.cover(record)
        const own = { medium, title, actorId, cover, price, paid: paid.get(id) ?? null }
        return [id, { ...noDetails, ...details(record), ...own }] as const
      })
      return new Map(await Promise.all(found))
    },
    bought: {
      source: 'shop',
      media: [medium],
      lane: laneOf({
        lane,
        collection: owned,
        index: 'byGuest',
        prefix: (guestId) => [guestId],
        isLatestFirst: true,
        entry(purchase) {
          const { at, price, gifted = false } = purchase
          const id = ownedId(purchase)
          // Nothing is sold for nothing.
          return { at, id, kind, subjectId: id, activity: gifted || price === 0 ? 'given' : 'bought', paid: price }
        },
      }),
    },
    givable: {
      page: (store, offset, limit) =>
        store.select(content, { facets: [{ family: 'type', noneOf: ['free'] }], index: 'newest', offset, limit }),
      records: (reader, ids) => reader.getMany(content, ids),
      owned: (reader, guestId, ids) => reader.getMany(owned, keysOf(guestId, ids)),
      async give(tx, ids, buyer) {
        for (const each of ids) {
          const id = asId<Id>(each)
          const offer = await sale.offer(tx, id, buyer)
          // Only the purchase is missing: the guest is old enough for it, and does not own it yet.
          if (offer === undefined || offer.isOwned || offer.need !== 'needPurchase') continue
          await sale.own(tx, id, { guestId: buyer.guest.id, at: buyer.now, price: 0 })
          return id
        }
        return null
      },
    },
  }
}
