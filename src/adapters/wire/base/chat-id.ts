import { id } from './scalars'
import type { ChatId } from '@/domain/ids'

/** The id of a chat: messages that are sent during a chat carry it as well. */
export const chatId = id<ChatId>()
