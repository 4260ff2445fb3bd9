import type { ActorId } from '@/domain/ids'
import type { LiveUpdate } from './live-update'

/** The part of a channel that a free show changes. */
interface FreeChatFlag {
  readonly actorId: ActorId
  readonly freeChat: boolean
}

/**
 * Opens the free chat on the actor's channel when a free show starts and closes it when the show
 * stops; other channels do not change [SOC-021].
 */
export const freeChatAfter = <C extends FreeChatFlag>(channel: C, update: LiveUpdate): C => {
  if (update.type !== 'freeShowStart' && update.type !== 'freeShowStop') return channel
  if (update.actorId !== channel.actorId) return channel
  const freeChat = update.type === 'freeShowStart'
  return channel.freeChat === freeChat ? channel : { ...channel, freeChat }
}
