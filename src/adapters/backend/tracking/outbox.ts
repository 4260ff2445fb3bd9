import { fields, id, list, number, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader } from '@/adapters/stores/store'
import type { AnalyticsEvent } from '@/application/tracking/analytics'
import type { GuestId } from '@/domain/ids'
import type { Five } from '@/domain/tracking/tracking-event'

/**
 * An event that waits to be sent: written in the transaction of the event's cause, removed once it
 * was taken over.
 */
export type OutboxRecord = Omit<AnalyticsEvent, 'ints' | 'floats'> & {
  readonly ints: readonly number[]
  readonly floats: readonly number[]
}

export const analyticsOutbox: Collection<OutboxRecord> = {
  name: 'analyticsOutbox',
  schema: schemaOf(
    fields<OutboxRecord>({
      id: text,
      guestId: id<GuestId>(),
      timestamp: number,
      source: text,
      type: text,
      context: text,
      data: text,
      ints: list(whole),
      floats: list(number),
    }),
  ),
  key: (event) => event.id,
  ofGuest: belongsToGuest('ofGuest'),
  indexes: { ofGuest: (event) => [[event.guestId, event.id]], byTime: (event) => [[event.timestamp, event.id]] },
}

/**
 * Maximum number of waiting events. Beyond it events of browsers are not stored, and the oldest of
 * all are dropped.
 */
export const MAX_WAITING = 20_000

/** Returns the number of waiting events. */
export const waitingEvents = (reader: Reader): Promise<number> => reader.count(analyticsOutbox, 'byTime', [])

const five = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]): Five => [a, b, c, d, e]

/** A record as it is sent. */
export const eventOf = ({ ints, floats, ...rest }: OutboxRecord): AnalyticsEvent => ({
  ...rest,
  ints: five(ints),
  floats: five(floats),
})
