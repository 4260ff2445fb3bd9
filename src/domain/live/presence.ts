import type { ActorId } from '@/domain/ids'
import type { LiveUpdate } from './updates'

/**
 * How many actors are online after one came or went: one more or one less [SOC-016], never below none. `wasOnline` is
 * the known state of that actor; receiving the same update twice counts once, and an unknown actor counts as a change.
 */
export const onlineCountAfter = (count: number, wasOnline: boolean | undefined, isOnline: boolean): number => {
  if (wasOnline === isOnline) return count
  return Math.max(0, count + (isOnline ? 1 : -1))
}

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
