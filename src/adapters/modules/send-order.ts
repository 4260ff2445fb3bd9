import { setTimeout as pause } from 'node:timers/promises'
import { guests } from '@/adapters/backend/access/guest-records'
import { hideable } from '@/adapters/backend/assembly/features'
import { BOUGHT_STAYS, orderOf } from '@/adapters/backend/assembly/orders'
import { knowsContent } from '@/adapters/backend/assembly/show-content'
import { CONTENT_KINDS } from '@/adapters/backend/content/visibilities'
import { jobs } from '@/adapters/backend/kernel/jobs'
import { openPostgres } from '@/adapters/stores/postgres/open-postgres'
import type { Store } from '@/adapters/stores/store'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { SystemClock } from '@/adapters/system/system-clock'

/**
 * Time that a server has to carry out the order before the command ends without its answer, and the
 * time between two checks, ms.
 */
const PATIENCE = 10_000
const LOOK = 100

const HELP = [
  'That is no order. There are:',
  `hide KIND ID, show KIND ID, schedule KIND ID FROM UNTIL (KIND: ${CONTENT_KINDS.join(', ')}; FROM and UNTIL as 2026-12-01T00:00:00Z, or - for none; behind hide and schedule ${BOUGHT_STAYS}, where guests who have bought it go on watching it)`,
  'lock, unlock, restrict 1, restrict 2, restrict 3, unrestrict, block-comments, allow-comments, force-payment, release-payment, revoke-age-check, end-sessions or erase, and: guest ID',
].join('\n')

/**
 * Hands an order of an operator to the running servers, and waits until one of them has carried it
 * out. Returns the text to print.
 */
export async function sendOrder(url: string, migrations: string, written: string): Promise<string> {
  const order = orderOf(written)
  if (order === null) throw new Error(HELP)
  const { store, close } = await openPostgres(url, migrations, () => undefined, 'require-migrated')
  try {
    const isKnown =
      order.of === 'content'
        ? await knowsContent(hideable, store, order.kind, order.key)
        : (await store.get(guests, order.guestId)) !== undefined
    if (!isKnown)
      throw new Error(
        `Nothing was done: there is no ${order.of === 'content' ? `${order.kind} ${order.key}` : `guest ${order.guestId}`}.`,
      )
    const id = new CryptoRandom().id()
    const dueAt = new SystemClock().now()
    await store.transaction((tx) => tx.put(jobs, { id, kind: 'order', dueAt, data: { order: written } }))
    return (await isDone(store, id))
      ? `Done: ${written.trim()}.`
      : `Stored: ${written.trim()}. No server has done it yet; the first one that runs does.`
  } finally {
    await close()
  }
}

async function isDone(store: Store, id: string): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += LOOK) {
    if ((await store.get(jobs, id)) === undefined) return true
    await pause(LOOK)
  }
  return false
}
