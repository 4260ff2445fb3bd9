import { CONSENT_CATEGORIES, consentTo, type Consent, type ConsentCategory } from './consent'

const isCategory = (value: unknown): value is ConsentCategory =>
  (CONSENT_CATEGORIES as readonly unknown[]).includes(value)

/**
 * Reads a stored answer; returns `null` when it is invalid: a guest with a manipulated answer is
 * prompted again, and never counts as having allowed more than they did [API-026].
 */
export function parseConsent(stored: string | null): Consent | null {
  if (stored === null) return null
  let json: unknown
  try {
    json = JSON.parse(stored)
  } catch {
    return null
  }
  if (typeof json !== 'object' || json === null) return null
  const { version, at, allowed } = json as Readonly<Record<string, unknown>>
  if (typeof version !== 'number' || typeof at !== 'number' || !Array.isArray(allowed)) return null
  if (!Number.isSafeInteger(version) || !Number.isSafeInteger(at) || !allowed.every(isCategory)) return null
  return consentTo(allowed, version, at)
}
