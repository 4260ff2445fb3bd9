import { advanceChat, publishCounted, tickBetween } from './advance-chat'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { Heartbeats } from './heartbeats'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { allowanceOfGuest } from '@/adapters/backend/money/spending-limits'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { CHAT_LEASE, isFree, leaseOf } from '@/adapters/backend/kernel/leases'
import { memoryKey } from '@/adapters/backend/kernel/process-memory'
import { withBalance } from '@/domain/chat/meter-time'
import type { ChatId } from '@/domain/ids'

/** Time at which this process last read the running chats. */
const scan = memoryKey('chat scan', () => ({ at: Number.NEGATIVE_INFINITY }))

/**
 * Advances the meter of every running chat that is due and ours: started here, reported to here, or
 * left by an instance that stopped renewing its lease. The advancing instance and its interval
 * change no bill. A chat that fails is reported, and the others go on.
 */
export async function tickChats(platform: PlatformContext, onError: (error: unknown) => void): Promise<void> {
  const heartbeats = new Heartbeats(platform)
  const due = [
    ...heartbeats.due(),
    ...(await ending(platform, heartbeats, onError)),
    ...(await found(platform, heartbeats, onError)),
  ]
  for (const id of new Set(due)) await tickChat(platform, heartbeats, id).catch(onError)
}

async function tickChat(platform: PlatformContext, heartbeats: Heartbeats, id: ChatId): Promise<void> {
  await platform.store.transaction(async (tx) => {
    const chat = await tx.get(chats, id)
    if (chat === undefined || chat.bill !== null || !isFree(platform, chat.lease))
      return tx.afterCommit(() => heartbeats.forget(id))
    const ours = { ...heartbeats.withNote(chat), lease: leaseOf(platform, CHAT_LEASE) }
    return publishCounted(platform, tx, await advanceChat(tx, ours, platform.clock.now()))
  })
}

/**
 * Returns chats that are counted later, but end now since their guest spent coins elsewhere. Guests
 * of the others see the second: one read of balances, no transaction.
 */
async function ending(
  platform: PlatformContext,
  heartbeats: Heartbeats,
  onError: (error: unknown) => void,
): Promise<readonly ChatId[]> {
  const { store, hub, clock } = platform
  const now = clock.now()
  const uncounted = heartbeats
    .between()
    .filter(({ startedAt, meter }) => now - startedAt >= (meter.seconds + 1) * 1_000)
  const looks = await Promise.all(
    uncounted.map(async (chat) => {
      const { terms } = chat.meter
      try {
        const balance = await balanceOfGuest(store, chat.guestId)
        const allowance = terms.allowance === null ? null : await allowanceOfGuest(store, chat.guestId, now)
        return [{ chat, balance, allowance }]
      } catch (error) {
        onError(error)
        return []
      }
    }),
  )
  const ended: ChatId[] = []
  for (const { chat, balance, allowance } of looks.flat()) {
    // The chat has ended while the balance was read.
    if (!heartbeats.knows(chat.id)) continue
    const tick = tickBetween({ ...chat, meter: withBalance(chat.meter, balance, allowance) }, balance, now)
    if (tick === null) ended.push(chat.id)
    else publishAll(hub, [tick])
  }
  return ended
}

/** Returns unleased chats unknown to this process; read as often as chats are counted. */
async function found(
  platform: PlatformContext,
  heartbeats: Heartbeats,
  onUnreadable: (error: Error) => void,
): Promise<readonly ChatId[]> {
  const { countEvery } = platform.rules.of(chatRules)
  const last = platform.memory.of(scan)
  const now = platform.clock.now()
  if (now - last.at < countEvery) return []
  last.at = now
  const running = await platform.store.find(chats, 'running', { prefix: [], onUnreadable })
  return running.filter(({ id, lease }) => !heartbeats.knows(id) && isFree(platform, lease)).map(({ id }) => id)
}

/** Leaves the chats of this instance to whichever looks next. */
export async function leaveChats(platform: PlatformContext): Promise<void> {
  for (const { id, lease } of await platform.store.find(chats, 'running', { prefix: [] })) {
    if (lease?.owner !== platform.instance) continue
    await platform.store.transaction(async (tx) => {
      const chat = await tx.get(chats, id)
      if (chat?.bill === null && chat.lease?.owner === platform.instance) await tx.put(chats, { ...chat, lease: null })
    })
  }
}
