import * as fc from 'fast-check'
import { TV_CHANNELS } from '@/domain/tv/channel'
import type { ShownFormat } from '@/domain/tv/live-playlist'
import { mainClipOf } from '@/domain/pictures/artwork'

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** A moment of the years the product lives in, clock changes included, epoch ms. */
export const anyTvMoment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2032, 0, 1) })

/** A plan with a broadcast on both channels every day, and any others. */
export const anyPlan: fc.Arbitrary<readonly ShownFormat[]> = fc
  .array(
    fc.record({
      channel: fc.constantFrom(...TV_CHANNELS),
      day: fc.integer({ min: 0, max: 6 }),
      from: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
      format: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 60 },
  )
  .map((drawn) =>
    [0, 1, 2, 3, 4, 5].map((format) => ({
      key: `format-${format}`,
      clips: Array.from({ length: (format % 3) + 1 }, (_, at) => mainClipOf(format * 3 + at + 1)),
      slots:
        format === 0
          ? TV_CHANNELS.flatMap((channel) => WEEK.map((day) => ({ channel, day, from: 0 })))
          : drawn.filter((slot) => slot.format === format).map(({ channel, day, from }) => ({ channel, day, from })),
    })),
  )

const daily = (from: number) => WEEK.map((day) => ({ channel: 'free' as const, day, from }))

/** A plan of three formats a day. */
export const plan: readonly ShownFormat[] = [
  { key: 'morning', clips: [mainClipOf(1)], slots: daily(0) },
  { key: 'talk', clips: [mainClipOf(2), mainClipOf(3)], slots: daily(12 * 60) },
  { key: 'late', clips: [mainClipOf(4), mainClipOf(5)], slots: daily(17 * 60) },
]
