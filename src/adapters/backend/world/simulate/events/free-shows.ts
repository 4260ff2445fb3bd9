import { change, drawActors, type WorldEvent } from './event'

/** Number of live actors that are checked. */
const SAMPLE = 8

/**
 * A free show begins or ends. Ends are drawn as often as beginnings, so that there are always some
 * and never many.
 */
export const freeShows: WorldEvent = async (platform, tx) => {
  const live = await drawActors(platform, tx, true, SAMPLE)
  const running = live.find(({ state }) => state.freeChat)
  if (running !== undefined) {
    return [
      { audience: 'everybody', update: { type: 'freeShowStop', actorId: running.id } },
      await change(tx, running, { freeChat: false }),
    ]
  }
  const idle = live.find(({ state }) => !state.isBusy && !state.isCurrentlyTicketShow)
  if (idle === undefined) return null
  return [
    { audience: 'everybody', update: { type: 'freeShowStart', actorId: idle.id } },
    await change(tx, idle, { freeChat: true }),
  ]
}
