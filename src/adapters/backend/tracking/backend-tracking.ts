import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import { analyticsConsents, consentRecord, consentsToAnalytics } from './analytics-consents'
import { analyticsOutbox, MAX_WAITING, waitingEvents } from './outbox'
import { trackingRules } from './tracking-rules'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { fields, number, oneOf, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import { networkOf } from '@/domain/access/login-limits'
import type { Logger, SocketError } from '@/application/tracking/logger'
import type { Tracker } from '@/application/tracking/tracker'
import type { Consent } from '@/domain/consent/consent'
import type { ActorId } from '@/domain/ids'
import { BROWSER_TYPES, MAX_BATCH, trackingEvent, type TrackingEvent } from '@/domain/tracking/tracking-event'

/** An event or error report for the operator; no personal data besides the guest's id. */
export interface TrackRecord {
  readonly id: string
  readonly at: number
  readonly source: 'tracker' | 'logger'
  readonly name: string
  readonly data: string
}

export const tracks: Collection<TrackRecord> = {
  name: 'tracks',
  schema: schemaOf(
    fields<TrackRecord>({ id: text, at: number, source: oneOf('tracker', 'logger'), name: text, data: text }),
  ),
  key: (track) => track.id,
  indexes: { byTime: (track) => [[track.at, track.id]] },
}

/** Maximum length of the data of one record, so that a client cannot fill the store. */
const MAX_DATA = 2_000

/**
 * Maximum number of reports of one network a minute: more than honest pages send. Further ones are
 * not stored.
 */
export const MAX_A_MINUTE = { logger: 10, tracker: 60 } as const
const MINUTE = 60_000

/** Maximum length of the id of an event, for the same reason. */
const MAX_EVENT_ID = 100

/** Writes a record down in the background: a caller that tracks does not wait and cannot fail. */
class Notebook {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  /** `eventId`: of an event that counts once for its guest, however many pages send it. */
  note(source: TrackRecord['source'], name: string, data: unknown, eventId: string | null = null): void {
    const record: TrackRecord = {
      id: this.platform.random.id(),
      at: this.platform.clock.now(),
      source,
      name: name.slice(0, 100),
      data: (JSON.stringify(data) ?? '').slice(0, MAX_DATA),
    }
    const stored = this.store(source, record, eventId)
    // A caller without a session is not tracked.
    stored.catch(() => undefined)
  }

  private async store(source: TrackRecord['source'], record: TrackRecord, eventId: string | null): Promise<void> {
    const address = this.caller.address()
    const network = address === null ? null : networkOf(address)
    await this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      // Guests are free, networks are not: a caller who opens sessions to report more is still
      // counted.
      const share = `${source} ${await hashOf(network ?? `device ${guest.id}`)}`
      if ((await countAttempts(this.platform, tx, share)) >= MAX_A_MINUTE[source]) return
      await oneMoreAttempt(this.platform, tx, share, MINUTE)
      const id = eventId === null ? record.id : `event:${guest.id}:${record.name}:${eventId.slice(0, MAX_EVENT_ID)}`
      if (eventId === null || (await tx.get(tracks, id)) === undefined) await tx.put(tracks, { ...record, id })
    })
  }
}

/** API-018, API-019, API-021. */
export class BackendTracker implements Tracker {
  private readonly notebook: Notebook

  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {
    this.notebook = new Notebook(platform, caller)
  }

  profileVisit(actorName: string, actorId: ActorId): void {
    this.notebook.note('tracker', 'profileVisit', { actorName, actorId })
  }

  track(
    eventContext: string,
    eventAction: string,
    eventData: Readonly<Record<string, string | number | boolean>>,
  ): void {
    const { eventId } = eventData
    this.notebook.note(
      'tracker',
      `${eventContext}.${eventAction}`,
      eventData,
      typeof eventId === 'string' ? eventId : null,
    )
  }

  trackApplication(events: readonly TrackingEvent[]): void {
    if (this.platform.rules.of(trackingRules).analytics === null) return
    // A caller without a session is not tracked, and none waits or fails.
    this.store(events.slice(0, MAX_BATCH)).catch(() => undefined)
  }

  async consent(answer: Consent): Promise<void> {
    if (this.platform.rules.of(trackingRules).analytics === null) return
    const { store, clock } = this.platform
    await store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const record = consentRecord(guest.id, answer, clock.now())
      const before = await tx.get(analyticsConsents, guest.id)
      if (before === undefined || before.at < record.at) await tx.put(analyticsConsents, record)
    })
  }

  /**
   * Stores the events that a browser may report; events that follow from a payment are not accepted
   * from one.
   */
  private async store(events: readonly TrackingEvent[]): Promise<void> {
    const known = events.filter(({ type }) => BROWSER_TYPES.includes(type))
    const { store, random, clock } = this.platform
    if (known.length === 0 || (await waitingEvents(store)) >= MAX_WAITING) return
    await store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (!(await consentsToAnalytics(tx, guest.id, clock.now()))) return
      for (const { timestamp, ...parts } of known) {
        const event = trackingEvent({ ...parts, at: timestamp, source: 'browser' })
        await tx.put(analyticsOutbox, { id: `browser:${random.id()}`, guestId: guest.id, ...event })
      }
    })
  }
}

/** SOC-035, API-015, API-016. */
export class BackendLogger implements Logger {
  private readonly notebook: Notebook

  constructor(platform: PlatformContext, caller: RequestContext) {
    this.notebook = new Notebook(platform, caller)
  }

  browserOnline(online: boolean): void {
    this.notebook.note('logger', 'browserOnline', { status: online })
  }

  socketError(failure: SocketError): void {
    this.notebook.note('logger', 'websocketConnectionError', failure)
  }

  messengerError(message: string): void {
    this.notebook.note('logger', 'vxmessengerError', { message })
  }

  error(code: string, detail: string): void {
    this.notebook.note('logger', code, { detail })
  }
}
