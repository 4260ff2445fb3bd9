/** The categories of consent, in the order of the prompt [API-026]. */
export const CONSENT_CATEGORIES = ['necessary', 'functional', 'analytics'] as const

/** One category of consent [API-026]. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** Version of the consent prompt; a new version prompts every guest again. */
export const CONSENT_VERSION = 2

/** Time for which an answer is valid before the guest is prompted again, in ms: twelve months. */
export const CONSENT_VALID_FOR = 365 * 86_400_000

/**
 * A guest's answer, its time (epoch ms) and the version of the prompt. Necessary storage needs no
 * consent and is not recorded.
 */
export interface Consent {
  readonly version: number
  readonly at: number
  readonly allowed: readonly Exclude<ConsentCategory, 'necessary'>[]
}

const optional = CONSENT_CATEGORIES.filter((category) => category !== 'necessary')

/**
 * Returns the answer that allows exactly these categories, in addition to the necessary one
 * [API-026].
 */
export const consentTo = (categories: readonly ConsentCategory[], version: number, now: number): Consent => ({
  version,
  at: now,
  allowed: optional.filter((category) => categories.includes(category)),
})

/**
 * Whether a category is allowed. The necessary one always is; without an answer no other is
 * [API-027].
 */
export const allows = (consent: Consent | null, category: ConsentCategory): boolean =>
  category === 'necessary' || (consent?.allowed.includes(category) ?? false)

/**
 * Whether a category is allowed at this moment: an answer that is too old, or about another
 * version, allows only the necessary one [API-027]. `now` in epoch ms.
 */
export const allowsNow = (consent: Consent | null, category: ConsentCategory, version: number, now: number): boolean =>
  category === 'necessary' || (!mustPrompt(consent, version, now) && allows(consent, category))

/**
 * Whether the guest must be prompted: they have not answered yet, or their answer is about another
 * version or too old.
 */
export const mustPrompt = (consent: Consent | null, version: number, now: number): boolean =>
  consent === null || consent.version !== version || now >= consent.at + CONSENT_VALID_FOR
