import { seededFormats, slotsOf } from './tv-plan'
import type { TvSlot } from '@/adapters/backend/actors/actor-records'
import formats from '@/adapters/backend/world/data/tv/formats.json' with { type: 'json' }
import { TV_DAY_BEGINS } from '@/domain/tv/schedule'

/**
 * The earliest hour of the broadcast that an actor's profile names; the latest is before midnight.
 */
const EARLIEST = 18

/**
 * Returns the beginnings of the slots of the free channel on a day, in local hours from its
 * midnight.
 */
const hoursOf = (day: number): readonly number[] =>
  seededFormats
    .flatMap(({ key }) => slotsOf(key))
    .filter((slot) => slot.channel === 'free' && slot.day === day)
    .map(({ from }) => TV_DAY_BEGINS + from / 60)

/**
 * Returns the weekly time of an actor of the roster on TV: the first programme of theirs between
 * 18:00 and midnight, as the channel has it.
 */
export function weeklyTvOf(actor: number): { readonly tv?: TvSlot } {
  for (const { key, hosts } of seededFormats) {
    if (!hosts.includes(actor)) continue
    const slot = slotsOf(key).find(({ channel, from }) => {
      const hour = TV_DAY_BEGINS + from / 60
      return channel === 'free' && hour >= EARLIEST && hour < 24
    })
    if (slot === undefined) continue
    const from = TV_DAY_BEGINS + slot.from / 60
    const to = Math.min(...hoursOf(slot.day).filter((hour) => hour > from))
    return { tv: { window: { day: slot.day, from, to }, title: formats[key].title } }
  }
  return {}
}
