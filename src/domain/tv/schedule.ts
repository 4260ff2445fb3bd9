import type { TvChannel } from './channel'
import { platformTimeZone, wallClock } from '@/domain/vouchers/day-end'

/** When a format begins in the week of a channel; it runs until the next slot of the channel, or the end of the TV day. */
export interface TvSlot {
  readonly channel: TvChannel
  /** Week day on which the TV day began, 0 Sunday. */
  readonly day: number
  /** Whole minutes after the beginning of the TV day, below 1440. */
  readonly from: number
}

/** A format as far as the programme depends on it. */
export interface PlannedFormat {
  readonly key: string
  readonly slots: readonly TvSlot[]
}

/** A format on the air, without its texts. Times are epoch ms, `start` included, `end` excluded. */
export interface Airing {
  readonly id: string
  readonly channel: TvChannel
  readonly formatKey: string
  /** Counts the broadcasts of the format over the weeks: chooses the episode (`episodeOf`). */
  readonly run: number
  readonly start: number
  readonly end: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A TV day begins at 6:00 on the clock of the platform: no change of clocks falls there, and nights are whole. */
export const TV_DAY_BEGINS = 6

/** 1970 began on a Thursday. */
const EPOCH_WEEK_DAY = 4

/** The number of the TV day of a moment (epoch ms), counted in days since 1970 on the platform's clock. */
export const tvDayOf = (at: number): number =>
  Math.floor((wallClock(at, platformTimeZone) - TV_DAY_BEGINS * HOUR) / DAY)

/** When a TV day begins, epoch ms. Days on which clocks change have 23 or 25 hours. */
export function tvDayStart(day: number): number {
  const wall = day * DAY + TV_DAY_BEGINS * HOUR
  const guess = wall - (wallClock(wall, platformTimeZone) - wall)
  return guess + (wall - wallClock(guess, platformTimeZone))
}

const weekDayOf = (day: number): number => (((day + EPOCH_WEEK_DAY) % 7) + 7) % 7

/** The week of a TV day; weeks begin on Sunday, as the slots' days do. */
const weekOf = (day: number): number => Math.floor((day + EPOCH_WEEK_DAY) / 7)

const airingId = (channel: TvChannel, start: number): string => `${channel}-${Math.round(start / MINUTE)}`

/**
 * The broadcasts of a TV day in their order, without a gap: the first one begins with the day, the last one ends with it. None for
 * a day on which the channel has no slot.
 */
export function airingsOfDay(plan: readonly PlannedFormat[], channel: TvChannel, day: number): readonly Airing[] {
  const weekDay = weekDayOf(day)
  const [begin, end] = [tvDayStart(day), tvDayStart(day + 1)]
  const slots = plan
    .flatMap(({ key, slots: own }) =>
      own.flatMap((slot, order) =>
        slot.channel === channel && slot.day === weekDay ? [{ key, order, of: own.length, from: slot.from }] : [],
      ),
    )
    .toSorted((a, b) => a.from - b.from || (a.key < b.key ? -1 : 1))
    // A day that lost an hour ends before its last slots begin.
    .filter(({ from }, index) => index === 0 || begin + from * MINUTE < end)
  return slots
    .map(({ key, order, of, from }, index) => {
      const start = index === 0 ? begin : begin + from * MINUTE
      const next = slots[index + 1]
      return {
        id: airingId(channel, start),
        channel,
        formatKey: key,
        run: weekOf(day) * of + order,
        start,
        end: next === undefined ? end : begin + next.from * MINUTE,
      }
    })
    .filter((airing) => airing.end > airing.start)
}

/** Every broadcast that is on the air between two moments (epoch ms, `to` excluded), in their order (TVS-006, TVS-014). */
export function airingsBetween(
  plan: readonly PlannedFormat[],
  channel: TvChannel,
  from: number,
  to: number,
): readonly Airing[] {
  const first = tvDayOf(from)
  const days = Array.from({ length: Math.max(0, tvDayOf(to) - first + 1) }, (_, at) => first + at)
  return days
    .flatMap((day) => airingsOfDay(plan, channel, day))
    .filter((airing) => airing.end > from && airing.start < to)
}

/** What is on the air at a moment and what follows it; `null` for a channel without a programme (TVS-021). */
export function airingsAt(
  plan: readonly PlannedFormat[],
  channel: TvChannel,
  now: number,
): { readonly now: Airing; readonly next: Airing } | null {
  const [on, next] = airingsBetween(plan, channel, now, now + 2 * DAY)
  return on === undefined || next === undefined ? null : { now: on, next }
}

/** The episode of a broadcast among those of its format, by its index; `null` for a format without episodes. */
export const episodeOf = ({ run }: Pick<Airing, 'run'>, episodes: number): number | null =>
  episodes === 0 ? null : ((run % episodes) + episodes) % episodes

/** How much of a broadcast has passed at a moment, 0 to 1. */
export const progressOf = ({ start, end }: Pick<Airing, 'start' | 'end'>, now: number): number =>
  end <= start ? 0 : Math.min(1, Math.max(0, (now - start) / (end - start)))
