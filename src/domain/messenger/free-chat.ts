import type { ActorId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live-update'

/** The part of a channel that a free show changes. */
interface FreeChatFlag {
  readonly actorId: ActorId
  readonly freeChat: boolean
}

/** A free show opens the free chat on that actor's channel and closes it at its end; other channels stay [SOC-021]. */
export const freeChatAfter = <C extends FreeChatFlag>(channel: C, update: LiveUpdate): C => {
  if (update.type !== 'freeShowStart' && update.type !== 'freeShowStop') return channel
  if (update.actorId !== channel.actorId) return channel
  const freeChat = update.type === 'freeShowStart'
  return channel.freeChat === freeChat ? channel : { ...channel, freeChat }
}
