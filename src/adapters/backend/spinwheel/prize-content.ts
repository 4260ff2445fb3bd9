import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { actors } from '@/adapters/backend/actors/actor-records'
import { hasBarred } from '@/adapters/backend/actors/barred-countries'
import type { Buyer } from '@/adapters/backend/content/buy-content'
import { contentKinds, type GivableContent } from '@/adapters/backend/content/content-kinds'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { isContent, type PrizeKind } from '@/domain/spinwheel/prize'

/**
 * Number of records of the catalogue read at a time, and the maximum number of reads: all of a
 * small catalogue, a part of a large one.
 */
const WINDOW = 50
const WINDOWS = 6

/** Number of candidates passed to the transaction: the first may have been bought a moment ago. */
const CANDIDATES = 5

/** The guest who spins, and their country. */
export interface Winner extends Buyer {
  readonly countryCode: string
}

/** Returns the content that prizes of a kind are chosen from; `undefined`: it is no content. */
export const contentOf = (platform: PlatformContext, kind: PrizeKind): GivableContent | undefined =>
  isContent(kind) ? contentKinds(platform)[kind].givable : undefined

/**
 * Returns ids of content that could be this guest's prize, in a random order, read before the
 * transaction: it writes nothing, and only the transaction decides.
 */
export async function contentCandidates(
  { store, random }: PlatformContext,
  content: GivableContent,
  { guest, countryCode }: Winner,
): Promise<readonly string[]> {
  const isAdult = (await ageCheckOf(store, guest.id)).avsStatus === 'accepted'
  const { total } = await content.page(store, 0, 1)
  const windows = Math.ceil(total / WINDOW)
  const start = Math.floor(random.next() * windows)
  for (let tried = 0; tried < Math.min(windows, WINDOWS); tried += 1) {
    const { records } = await content.page(store, ((start + tried) % windows) * WINDOW, WINDOW)
    const [owned, known] = await Promise.all([
      content.owned(
        store,
        guest.id,
        records.map(({ id }) => id),
      ),
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
