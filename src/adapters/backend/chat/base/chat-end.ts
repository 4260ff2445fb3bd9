import { chats, type ChatRecord } from './chat-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'

/**
 * Calls `onEnd` once when a chat is over, whichever server ends it: the end is published to its
 * guest, and the chat itself is checked if such messages may have been lost. Returns the function
 * that stops watching.
 */
export function watchEnd(
  { hub, store }: Pick<PlatformContext, 'hub' | 'store'>,
  { id, guestId }: Pick<ChatRecord, 'id' | 'guestId'>,
  onEnd: () => void,
): () => void {
  let isWatching = true
  const end = (): void => {
    if (!isWatching) return
    isWatching = false
    onEnd()
  }
  const look = async (): Promise<void> => {
    const chat = await store.get(chats, id)
    if (chat === undefined || chat.bill !== null) end()
  }
  const unsubscribe = hub.subscribe(guestId, {
    onUpdate: (update) => {
      if (update.type === 'chatEnd' && update.chatId === id) end()
    },
    // If the store does not answer now, long-term watchers check again.
    onSubscribed: () => void look().catch(() => undefined),
  })
  return () => {
    isWatching = false
    unsubscribe()
  }
}
