import { chats, type ChatRecord } from './chat-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'

/**
 * Calls `onEnd` once when a chat is over, whichever server of the platform ends it: its end is published to its guest, and where such messages may
 * have been lost the chat itself is looked at. Returns how to stop watching.
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
    // A store that does not answer now is looked at again by those who watch for long.
    onSubscribed: () => void look().catch(() => undefined),
  })
  return () => {
    isWatching = false
    unsubscribe()
  }
}
