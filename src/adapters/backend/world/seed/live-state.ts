import { AWAY } from '@/domain/actors/away'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { ActorState } from '@/domain/actors/actor'
import { returnInPlan } from '@/domain/actors/schedule'

const MINUTE = 60_000
const QUARTER = 15 * MINUTE

/** Maximum absence that is announced, minutes. */
const MAX_ABSENCE = 20 * 60

/** The fields of an actor that their rooms depend on. */
type Room = Pick<ActorRecord, 'prices' | 'features'>

/**
 * Returns the state of an actor who is live since `onlineSince` (epoch ms); `next` draws in [0, 1)
 * which of their rooms are open.
 */
export function liveState({ prices, features }: Room, onlineSince: number, next: () => number): ActorState {
  const voyeur = prices.voyeur !== null
  const free = next() < 0.16
  return {
    isOnline: true,
    onlineSince,
    backAt: null,
    isBusy: !free && next() < 0.14,
    freeChat: free,
    isOnlineMobileVideocall: prices.c2c !== null && next() < 0.6,
    // A show begins at its time.
    isCurrentlyTicketShow: false,
    isLivePreviewEnabled: features.livePreview && next() < 0.85,
    isVoyeurChatAvailable: voyeur,
    isVoyeurInSingleChatAllowed: voyeur && next() < 0.7,
    isActorAvailableForConversionChat: next() < 0.2,
  }
}

/**
 * Returns the state of an actor who left at `now` (epoch ms); most announce when they will be back,
 * and the announced time is in their schedule.
 */
export function awayState({ schedule }: Pick<ActorRecord, 'schedule'>, now: number, next: () => number): ActorState {
  const minutes = 30 + Math.floor(next() ** 2 * MAX_ABSENCE)
  return {
    ...AWAY,
    // On the quarter of an hour, as people express it.
    backAt: next() < 0.75 ? returnInPlan(schedule, Math.ceil((now + minutes * MINUTE) / QUARTER) * QUARTER) : null,
  }
}
