import { sessionOfDevice } from '@/adapters/backend/access/open-session'
import { recordsOf, type HideableKinds } from '@/adapters/backend/content/hideable'
import { visibilities } from '@/adapters/backend/content/visibilities'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { Reader } from '@/adapters/stores/store'

/**
 * Returns whether a file is not sent to a device any more, although it was granted: its content is
 * hidden, and the guest has not bought it, or the operator withholds it from buyers as well.
 */
export async function isTakenAway(
  kinds: HideableKinds,
  reader: Reader,
  asset: string,
  deviceKey: string,
): Promise<boolean> {
  const holders = await reader.find(visibilities, 'byAsset', { prefix: [asset] })
  if (holders.length === 0) return false
  if (holders.some(({ boughtStays }) => !boughtStays)) return true
  const session = await sessionOfDevice(reader, await hashOf(deviceKey))
  if (session === undefined) return true
  const bought = await Promise.all(
    holders
      .flatMap((holder) => holder.taken)
      .map(async (record) => {
        const records = recordsOf(kinds, record)
        const isOfFile = records?.assets(record).includes(asset) ?? false
        return isOfFile && (await records?.hasBought(reader, session.guestId, record.key))
      }),
  )
  return !bought.includes(true)
}
