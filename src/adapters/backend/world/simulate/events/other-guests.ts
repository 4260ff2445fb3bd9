import { change, drawActors, type WorldEvent } from './event'

/** Number of live actors that are checked; the more, the rarer a busy actor is. */
const SAMPLE = 5

/** An actor goes into a single chat with another guest, or comes back from one. */
export const otherGuests: WorldEvent = async (platform, tx) => {
  const live = await drawActors(platform, tx, true, SAMPLE)
  const busy = live.find(({ state }) => state.isBusy)
  if (busy !== undefined) return [await change(tx, busy, { isBusy: false })]
  const idle = live.find(({ state }) => !state.freeChat && !state.isCurrentlyTicketShow)
  return idle === undefined ? null : [await change(tx, idle, { isBusy: true })]
}
