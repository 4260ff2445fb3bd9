import { guestCollections, recordsOf, type GuestCollection } from './records-of-guest'
import type { IndexKey, Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'

/** Number of records read at a time. */
const PAGE = 500

/**
 * Returns the records of a guest by collection: the members of each record as they are stored,
 * without secrets. Times are epoch ms.
 */
export async function exportGuest(
  reader: Reader,
  guestId: GuestId,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const exported: Record<string, readonly object[]> = {}
  for (const owned of guestCollections) {
    const records = await allOf(reader, owned, guestId)
    if (records.length > 0) exported[owned.collection.name] = records
  }
  return exported
}

async function allOf(reader: Reader, owned: GuestCollection, guestId: GuestId): Promise<readonly object[]> {
  const { collection, ofGuest } = owned
  const { by = 'key', exports } = ofGuest
  if (exports !== 'whole' && 'nothing' in exports) return []
  const leftOut: ReadonlySet<string> = new Set(exports === 'whole' ? [] : exports.leavesOut)
  const shown: object[] = []
  let after: IndexKey | undefined
  for (;;) {
    const page = await recordsOf(reader, owned, guestId, PAGE, after)
    shown.push(...page.map((record) => without(record, leftOut)))
    const last = page.at(-1)
    after = last === undefined ? undefined : collection.indexes[by]?.(last)[0]
    if (page.length < PAGE || after === undefined) return shown
  }
}

const without = (record: object, leftOut: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(record).filter(([member]) => !leftOut.has(member)))
