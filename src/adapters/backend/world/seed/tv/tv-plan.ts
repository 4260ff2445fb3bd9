import formats from '@/adapters/backend/world/data/tv/formats.json' with { type: 'json' }
import type { TvChannel, TvGenre } from '@/domain/tv/channel'
import { TV_DAY_BEGINS, type TvSlot } from '@/domain/tv/schedule'

/** The key of a format. */
export type FormatKey = keyof typeof formats

/** A format of the sample world besides its texts. */
export interface SeededFormat {
  readonly key: FormatKey
  readonly genre: TvGenre
  readonly isPremium: boolean
  /** The actors in it, by their position in the demo roster. */
  readonly hosts: readonly number[]
  /** Length of an episode in the mediathek, minutes. */
  readonly minutes: number
}

const format = (
  key: FormatKey,
  genre: TvGenre,
  hosts: readonly number[],
  minutes: number,
  isPremium = false,
): SeededFormat => ({ key, genre, hosts, minutes, isPremium })

/** Every format, in the order in which their pictures are numbered. */
export const seededFormats: readonly SeededFormat[] = [
  format('late-night', 'late', [0, 2], 54),
  format('fireside', 'talk', [3, 7], 38),
  format('vinyl-hour', 'music', [1, 5], 46),
  format('night-kitchen', 'cooking', [6, 9], 29),
  format('small-cinema', 'cinema', [10, 8], 24),
  format('city-at-night', 'city', [4, 8], 43),
  format('studio-sessions', 'music', [5, 10], 41, true),
  format('backstage', 'talk', [2, 4], 33, true),
  format('front-row', 'cinema', [7, 3], 92, true),
  format('long-table', 'cooking', [9, 6], 58, true),
  format('first-light', 'city', [8, 3], 60),
  format('long-night', 'late', [0, 5, 7], 60),
]

/** Local hours, and the formats that begin then. */
type Day = readonly (readonly [hour: number, key: FormatKey])[]

const MORNING: Day = [
  [6, 'first-light'],
  [9, 'night-kitchen'],
  [10, 'vinyl-hour'],
  [11, 'city-at-night'],
]
const AFTERNOON: Day = [
  [12, 'fireside'],
  [13, 'small-cinema'],
  [15, 'night-kitchen'],
  [16, 'city-at-night'],
  [17, 'vinyl-hour'],
]
const NIGHT: Day = [
  [25, 'long-night'],
  [28, 'city-at-night'],
  [29, 'long-night'],
]

/**
 * The programme of each day of the week from 18:00 on, Sunday first. From Tuesday to Saturday the
 * late-night show is live.
 */
const EVENINGS: readonly Day[] = [
  [
    [18, 'night-kitchen'],
    [19, 'city-at-night'],
    [20, 'small-cinema'],
    [22, 'fireside'],
    [23, 'vinyl-hour'],
  ],
  [
    [18, 'night-kitchen'],
    [19, 'vinyl-hour'],
    [20, 'fireside'],
    [21, 'small-cinema'],
    [23, 'city-at-night'],
  ],
  [
    [18, 'vinyl-hour'],
    [19, 'night-kitchen'],
    [20, 'city-at-night'],
    [21, 'fireside'],
    [22, 'vinyl-hour'],
    [23, 'late-night'],
  ],
  [
    [18, 'night-kitchen'],
    [19, 'city-at-night'],
    [20, 'vinyl-hour'],
    [21, 'small-cinema'],
    [23, 'late-night'],
  ],
  [
    [18, 'fireside'],
    [19, 'night-kitchen'],
    [20, 'small-cinema'],
    [22, 'city-at-night'],
    [23, 'late-night'],
  ],
  [
    [18, 'night-kitchen'],
    [19, 'vinyl-hour'],
    [20, 'city-at-night'],
    [21, 'fireside'],
    [22, 'vinyl-hour'],
    [23, 'late-night'],
  ],
  [
    [18, 'night-kitchen'],
    [19, 'fireside'],
    [20, 'vinyl-hour'],
    [21, 'small-cinema'],
    [23, 'late-night'],
  ],
]

/** The premium channel has two days that alternate. */
const PREMIUM: readonly [Day, Day] = [
  [
    [6, 'long-night'],
    [10, 'studio-sessions'],
    [12, 'long-table'],
    [14, 'front-row'],
    [16, 'backstage'],
    [17, 'studio-sessions'],
    [19, 'long-table'],
    [20, 'front-row'],
    [22, 'backstage'],
    [23, 'studio-sessions'],
    [25, 'long-night'],
  ],
  [
    [6, 'long-night'],
    [10, 'front-row'],
    [12, 'backstage'],
    [13, 'studio-sessions'],
    [15, 'long-table'],
    [17, 'front-row'],
    [19, 'backstage'],
    [20, 'long-table'],
    [21, 'studio-sessions'],
    [22, 'front-row'],
    [24, 'backstage'],
    [25, 'long-night'],
  ],
]

const slotsIn = (channel: TvChannel, day: number, hours: Day, key: FormatKey): readonly TvSlot[] =>
  hours.flatMap(([hour, own]) => (own === key ? [{ channel, day, from: (hour - TV_DAY_BEGINS) * 60 }] : []))

/**
 * Returns the weekly times of a format; the same in every world, as a channel has its fixed times.
 */
export const slotsOf = (key: FormatKey): readonly TvSlot[] =>
  EVENINGS.flatMap((evening, day) => [
    ...slotsIn('free', day, [...MORNING, ...AFTERNOON, ...evening, ...NIGHT], key),
    ...slotsIn('premium', day, PREMIUM[day % 2 === 0 ? 0 : 1], key),
  ])
