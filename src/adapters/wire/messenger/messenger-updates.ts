import { channelId, message, messageId } from './message'
import { updates } from '@/adapters/wire/base/update'
import type { MessengerUpdate } from '@/domain/messenger/updates'

export const messengerUpdates = updates<MessengerUpdate>({
  message: { channelId, message },
  messageChanged: { channelId, message },
  messageRead: { channelId, messageId },
  typing: { channelId },
  channelArchived: { channelId },
})
