import { advanceChat } from './advance-chat'
import { chats } from './chat-records'
import { publishAll } from '@/adapters/backend/kernel/news'
import type { Core } from '@/adapters/backend/kernel/core'
import { isFree, leaseOf } from '@/adapters/backend/kernel/leases'

/**
 * Looks once at the meter of every running chat that is ours: started here, or left by an instance that says nothing more.
 * Whoever looks, and how often, changes no bill.
 */
export async function tickChats(core: Core): Promise<void> {
  const running = await core.store.find(chats, 'running', { prefix: [] })
  for (const { id, lease } of running) {
    if (!isFree(core, lease)) continue
    const news = await core.store.transaction(async (tx) => {
      const chat = await tx.get(chats, id)
      if (chat === undefined || !isFree(core, chat.lease)) return []
      return (await advanceChat(tx, { ...chat, lease: leaseOf(core) }, core.clock.now())).news
    })
    publishAll(core.hub, news)
  }
}

/** Leaves the chats of this instance to whichever looks next. */
export async function leaveChats(core: Core): Promise<void> {
  for (const { id, lease } of await core.store.find(chats, 'running', { prefix: [] })) {
    if (lease?.owner !== core.instance) continue
    await core.store.transaction(async (tx) => {
      const chat = await tx.get(chats, id)
      if (chat?.bill === null && chat.lease?.owner === core.instance) await tx.put(chats, { ...chat, lease: null })
    })
  }
}
