import type { CountedChat } from '@/domain/chat/counted-chat'
import type { ChatId } from '@/domain/ids'
import type { UpdateOf } from '@/domain/assembly/live-update'
import type { RunningChat } from './chat-gateway'

/** The guest's chat in a room: none yet, one that runs, or the bill of the last one. */
export type ChatCourse =
  | { readonly is: 'none' }
  | { readonly is: 'running'; readonly chat: RunningChat }
  | { readonly is: 'ended'; readonly bill: CountedChat }

/** What happens to it. Events of a chat name it, since one of another chat may arrive late. */
export type ChatEvent =
  | { readonly type: 'began'; readonly chat: RunningChat }
  | { readonly type: 'resumed'; readonly chat: RunningChat }
  | { readonly type: 'counted'; readonly chatId: ChatId; readonly tick: Omit<UpdateOf<'chatTick'>, 'type' | 'chatId'> }
  | { readonly type: 'watched'; readonly chatId: ChatId; readonly onlookers: number }
  | { readonly type: 'stop-set'; readonly chatId: ChatId; readonly stopAt: number | null }
  | { readonly type: 'ended'; readonly chatId: ChatId; readonly bill: CountedChat }
  | { readonly type: 'left' }
  | { readonly type: 'bill-read' }

export const NO_CHAT: ChatCourse = { is: 'none' }

/**
 * Returns the course after an event. A chat that has ended does not run again by an event that was
 * late, and a bill stays until the guest has read it or begins another chat (SOC-022).
 */
export function afterChatEvent(course: ChatCourse, event: ChatEvent): ChatCourse {
  if (event.type === 'began') return { is: 'running', chat: event.chat }
  if (event.type === 'bill-read') return course.is === 'ended' ? NO_CHAT : course
  if (course.is !== 'running') return course
  const { chat } = course
  if (event.type === 'left') return NO_CHAT
  if (event.type === 'resumed') return event.chat.chatId === chat.chatId ? { is: 'running', chat: event.chat } : course
  if (event.chatId !== chat.chatId) return course
  switch (event.type) {
    case 'counted': {
      const { seconds, charged, voucherSeconds, givenCoins, secondsLeft } = event.tick
      return { is: 'running', chat: { ...chat, seconds, charged, voucherSeconds, givenCoins, secondsLeft } }
    }
    case 'watched':
      return { is: 'running', chat: { ...chat, onlookers: event.onlookers } }
    case 'stop-set':
      return { is: 'running', chat: { ...chat, stopAt: event.stopAt } }
    case 'ended':
      return { is: 'ended', bill: event.bill }
  }
}
