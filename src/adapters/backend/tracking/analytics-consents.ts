import { fields, flag, id, number, schemaOf, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader } from '@/adapters/stores/store'
import { allowsNow, CONSENT_VERSION, type Consent } from '@/domain/consent/consent'
import type { GuestId } from '@/domain/ids'

/** The newest answer of a guest about analytics. */
export interface AnalyticsConsentRecord {
  readonly guestId: GuestId
  readonly version: number
  /** Epoch ms. */
  readonly at: number
  readonly isAllowed: boolean
}

export const analyticsConsents: Collection<AnalyticsConsentRecord> = {
  name: 'analyticsConsents',
  schema: schemaOf(
    fields<AnalyticsConsentRecord>({ guestId: id<GuestId>(), version: whole, at: number, isAllowed: flag }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}

/** Maximum time by which the clock of a device may be ahead, ms. */
const AHEAD = 5 * 60_000

/** An answer as it is stored. One of the future has no date that counts: it allows nothing. */
export const consentRecord = (
  guestId: GuestId,
  { version, at, allowed }: Consent,
  now: number,
): AnalyticsConsentRecord => ({
  guestId,
  version,
  at: Math.min(at, now),
  isAllowed: at <= now + AHEAD && allowed.includes('analytics'),
})

/**
 * Returns whether events of a guest with this answer may be sent to analytics: only consent that
 * counts today allows it (API-027).
 */
export const mayAnalyze = (record: AnalyticsConsentRecord | undefined, now: number): boolean =>
  record !== undefined &&
  allowsNow(
    { version: record.version, at: record.at, allowed: record.isAllowed ? ['analytics'] : [] },
    'analytics',
    CONSENT_VERSION,
    now,
  )

/** Returns whether events of this guest may be sent to analytics. */
export const consentsToAnalytics = async (reader: Reader, guestId: GuestId, now: number): Promise<boolean> =>
  mayAnalyze(await reader.get(analyticsConsents, guestId), now)
