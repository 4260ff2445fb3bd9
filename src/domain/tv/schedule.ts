import type { TvChannel } from './channel'
import { platformTimeZone, wallClock } from '@/domain/vouchers/day-end'

/**
 * The start of a format in the week of a channel; it runs until the next slot of the channel, or
 * the end of the TV day.
 */
export interface TvSlot {
  readonly channel: TvChannel
  /** Week day on which the TV day began; 0 is Sunday. */
  readonly day: number
  /** Whole minutes after the beginning of the TV day, below 1440. */
  readonly from: number
}

/** The fields of a format that the programme depends on. */
export interface PlannedFormat {
  readonly key: string
  readonly slots: readonly TvSlot[]
}

/** A format on the air, without its texts. Times are epoch ms, `start` included, `end` excluded. */
export interface Airing {
  readonly id: string
  readonly channel: TvChannel
  readonly formatKey: string
  /** Counts the broadcasts of the format over the weeks, to choose the episode (`episodeOf`). */
  readonly run: number
  readonly start: number
  readonly end: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The hour at which a TV day begins on the platform's clock: clocks never change at 6:00, and
 * nights stay whole.
 */
export const TV_DAY_BEGINS = 6

/** 1970 began on a Thursday. */
const EPOCH_WEEK_DAY = 4

/**
 * Returns the number of the TV day at a moment (epoch ms), counted in days since 1970 on the
 * platform's clock.
 */
export const tvDayOf = (at: number): number =>
  Math.floor((wallClock(at, platformTimeZone) - TV_DAY_BEGINS * HOUR) / DAY)

/** Returns the beginning of a TV day in epoch ms. Days with a clock change have 23 or 25 hours. */
export function tvDayStart(day: number): number {
  const wall = day * DAY + TV_DAY_BEGINS * HOUR
  const guess = wall - (wallClock(wall, platformTimeZone) - wall)
  return guess + (wall - wallClock(guess, platformTimeZone))
}

const weekDayOf = (day: number): number => (((day + EPOCH_WEEK_DAY) % 7) + 7) % 7

/** Returns the week of a TV day; weeks begin on Sunday, like the slots' days. */
const weekOf = (day: number): number => Math.floor((day + EPOCH_WEEK_DAY) / 7)

const airingId = (channel: TvChannel, start: number): string => `${channel}-${Math.round(start / MINUTE)}`

/**
 * Returns the broadcasts of a TV day in order, without a gap: the first one begins with the day,
 * the last one ends with it. Empty for a day on which the channel has no slot.
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
    // A day that lost an hour can end before its last slots begin.
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

/**
 * Returns every broadcast that is on the air between two moments (epoch ms, `to` excluded), in
 * order (TVS-006, TVS-014).
 */
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

/**
 * Returns the broadcast on the air at a moment and the next one; `null` for a channel without a
 * programme (TVS-021).
 */
export function airingsAt(
  plan: readonly PlannedFormat[],
  channel: TvChannel,
  now: number,
): { readonly now: Airing; readonly next: Airing } | null {
  const [on, next] = airingsBetween(plan, channel, now, now + 2 * DAY)
  return on === undefined || next === undefined ? null : { now: on, next }
}

/**
 * Returns the index of a broadcast's episode among those of its format; `null` for a format without
 * episodes.
 */
export const episodeOf = ({ run }: Pick<Airing, 'run'>, episodes: number): number | null =>
  episodes === 0 ? null : ((run % episodes) + episodes) % episodes

/** Returns the elapsed part of a broadcast at a moment, 0 to 1. */
export const progressOf = ({ start, end }: Pick<Airing, 'start' | 'end'>, now: number): number =>
  end <= start ? 0 : Math.min(1, Math.max(0, (now - start) / (end - start)))
