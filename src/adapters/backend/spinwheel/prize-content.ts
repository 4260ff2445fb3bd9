import type { SpinWinRecord } from './spinwheel-records'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { actors } from '@/adapters/backend/actors/actor-records'
import { hasBarred } from '@/adapters/backend/actors/barred-countries'
import { albums, guestAlbumKey, ownedAlbums } from '@/adapters/backend/albums/album-records'
import { albumKind } from '@/adapters/backend/albums/buy-album'
import type { Buyer, ContentKind, ContentOffer } from '@/adapters/backend/content/buy-content'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videoKind } from '@/adapters/backend/media/buy-video'
import { guestVideoKey, ownedVideos, videos } from '@/adapters/backend/media/video-records'
import type { Collection, Transaction } from '@/adapters/stores/store'
import { asId, type ActorId, type AlbumId, type VideoId } from '@/domain/ids'

/** How many records of the catalogue are read at a time, and how often at most: all of a small catalogue, a part of a large one. */
const WINDOW = 50
const WINDOWS = 6

/** How many are offered to the transaction: the first may have been bought a moment ago. */
const CANDIDATES = 5

/** Who spins, and from where. */
export interface Winner extends Buyer {
  readonly countryCode: string
}

interface Purchasable {
  readonly id: string
  readonly actorId: ActorId
  readonly ageRating: 12 | 16 | 18
  readonly price: number
}

/** Ids in a random order of what one guest does not have yet. */
async function candidatesIn<C extends Purchasable>(
  { store, random }: PlatformContext,
  content: Collection<C>,
  { guest, countryCode }: Winner,
  owns: (ids: readonly string[]) => Promise<readonly unknown[]>,
): Promise<readonly string[]> {
  const facets = [{ family: 'type', noneOf: ['free'] }]
  const page = (offset: number) => store.select(content, { facets, index: 'newest', offset, limit: WINDOW })
  const isAdult = (await ageCheckOf(store, guest.id)).avsStatus === 'accepted'
  const { total } = await store.select(content, { facets, index: 'newest', offset: 0, limit: 1 })
  const windows = Math.ceil(total / WINDOW)
  const start = Math.floor(random.next() * windows)
  for (let tried = 0; tried < Math.min(windows, WINDOWS); tried += 1) {
    const { records } = await page(((start + tried) % windows) * WINDOW)
    const [owned, known] = await Promise.all([
      owns(records.map(({ id }) => id)),
      store.getMany(
        actors,
        records.map(({ actorId }) => actorId),
      ),
    ])
    const left = records.filter(({ price, ageRating }, at) => {
      const actor = known[at]
      if (owned[at] !== undefined || actor === undefined || hasBarred(actor, countryCode)) return false
      return price > 0 && (ageRating < 18 || isAdult)
    })
    if (left.length > 0) {
      const mixed = left.map(({ id }) => ({ id, place: random.next() })).toSorted((a, b) => a.place - b.place)
      return mixed.slice(0, CANDIDATES).map(({ id }) => id)
    }
  }
  return []
}

/** What of the catalogue could be this guest's prize, read before the transaction: it writes nothing, and only the transaction decides. */
export function contentCandidates(
  platform: PlatformContext,
  kind: SpinWinRecord['kind'],
  winner: Winner,
): Promise<readonly string[]> {
  const { store } = platform
  const { id: guestId } = winner.guest
  if (kind === 'video') {
    return candidatesIn(platform, videos, winner, (ids) =>
      store.getMany(
        ownedVideos,
        ids.map((id) => guestVideoKey(guestId, asId<VideoId>(id))),
      ),
    )
  }
  if (kind !== 'album') return Promise.resolve([])
  return candidatesIn(platform, albums, winner, (ids) =>
    store.getMany(
      ownedAlbums,
      ids.map((id) => guestAlbumKey(guestId, asId<AlbumId>(id))),
    ),
  )
}

async function giveOf<Id extends string, Offer extends ContentOffer>(
  tx: Transaction,
  kind: ContentKind<Id, Offer>,
  ids: readonly Id[],
  buyer: Buyer,
): Promise<string | null> {
  for (const id of ids) {
    const offer = await kind.offer(tx, id, buyer)
    // All that is missing is the purchase: the guest is old enough for it, and it is not theirs already.
    if (offer === undefined || offer.isOwned || offer.need !== 'needPurchase') continue
    await kind.own(tx, id, { guestId: buyer.guest.id, at: buyer.now, price: 0 })
    return id
  }
  return null
}

/** Makes the first of these that still can be won the guest's, as a purchase for nothing. `null`: none can. */
export function giveContent(
  tx: Transaction,
  kind: 'video' | 'album',
  ids: readonly string[],
  buyer: Buyer,
): Promise<string | null> {
  return kind === 'video'
    ? giveOf(
        tx,
        videoKind,
        ids.map((id) => asId<VideoId>(id)),
        buyer,
      )
    : giveOf(
        tx,
        albumKind,
        ids.map((id) => asId<AlbumId>(id)),
        buyer,
      )
}
