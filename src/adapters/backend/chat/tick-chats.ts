import { advanceChat } from './advance-chat'
import { chats } from './chat-records'
import { publishAll } from '@/adapters/backend/live/news'
import type { Core } from '@/adapters/backend/platform/core'

/** Looks at every running chat's meter once. Whoever looks, and how often, changes no bill. */
export async function tickChats(core: Core): Promise<void> {
  const running = await core.store.find(chats, 'running', { prefix: [] })
  for (const { id } of running) {
    const news = await core.store.transaction(async (tx) => {
      const chat = await tx.get(chats, id)
      return chat === undefined ? [] : (await advanceChat(tx, chat, core.clock.now())).news
    })
    publishAll(core.hub, news)
  }
}
