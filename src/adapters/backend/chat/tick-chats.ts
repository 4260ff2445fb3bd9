import { advanceChat } from './advance-chat'
import { chats } from './chat-records'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { isFree, leaseOf } from '@/adapters/backend/kernel/leases'

/**
 * Advances once the meter of every running chat that is ours: started here, or left by an instance that stopped
 * renewing its lease. Which instance advances it, and how often, changes no bill.
 */
export async function tickChats(platform: PlatformContext): Promise<void> {
  const running = await platform.store.find(chats, 'running', { prefix: [] })
  for (const { id, lease } of running) {
    if (!isFree(platform, lease)) continue
    const news = await platform.store.transaction(async (tx) => {
      const chat = await tx.get(chats, id)
      if (chat === undefined || !isFree(platform, chat.lease)) return []
      return (await advanceChat(tx, { ...chat, lease: leaseOf(platform) }, platform.clock.now())).updates
    })
    publishAll(platform.hub, news)
  }
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
