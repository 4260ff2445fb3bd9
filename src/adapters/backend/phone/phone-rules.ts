import { featureRules } from '@/adapters/backend/kernel/rules'
import type { SmsGateway } from '@/application/notifications/sms-gateway'

/** Settings of an operator for verifying phone numbers; mobile numbers get their pin by `notifications.sms`. */
export interface PhoneRules {
  /** Reads a text out to a fixed line; `null`: such lines are not verified. */
  readonly calls: SmsGateway | null
  /** The countries whose numbers may be verified, ISO 3166-1 alpha-2; `null`: all. */
  readonly countries: readonly string[] | null
  /** Beginnings of numbers that are refused, with the calling code: `+49151`. */
  readonly blocked: readonly string[]
}

export const phoneRules = featureRules<PhoneRules>('phone', { calls: null, countries: null, blocked: [] })
