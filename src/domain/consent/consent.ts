/** The categories of consent, in the order of the prompt [API-026]. */
export const CONSENT_CATEGORIES = ['necessary', 'functional', 'analytics'] as const

/** One category of consent [API-026]. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** Version of the consent prompt; with a new one every guest is prompted again. */
export const CONSENT_VERSION = 2

/** How long an answer is valid before the guest is prompted again, in ms: twelve months. */
export const CONSENT_VALID_FOR = 365 * 86_400_000

/**
 * A guest's answer, when they gave it (epoch ms) and to which wording. Necessary storage needs no consent and is not
 * recorded.
 */
export interface Consent {
  readonly version: number
  readonly at: number
  readonly allowed: readonly Exclude<ConsentCategory, 'necessary'>[]
}

const optional = CONSENT_CATEGORIES.filter((category) => category !== 'necessary')

/** The answer that allows exactly these categories, and what is necessary [API-026]. */
export const consentTo = (categories: readonly ConsentCategory[], version: number, now: number): Consent => ({
  version,
  at: now,
  allowed: optional.filter((category) => categories.includes(category)),
})

/** Whether a category is allowed. The necessary one always is; without an answer nothing else is [API-027]. */
export const allows = (consent: Consent | null, category: ConsentCategory): boolean =>
  category === 'necessary' || (consent?.allowed.includes(category) ?? false)

/**
 * Whether a category is allowed at this moment: an answer that is too old, or about another wording, allows only what is necessary [API-027].
 * `now` in epoch ms.
 */
export const allowsNow = (consent: Consent | null, category: ConsentCategory, version: number, now: number): boolean =>
  category === 'necessary' || (!mustPrompt(consent, version, now) && allows(consent, category))

/** Whether the guest must be prompted: they never were, or it was about another version or too long ago. */
export const mustPrompt = (consent: Consent | null, version: number, now: number): boolean =>
  consent === null || consent.version !== version || now >= consent.at + CONSENT_VALID_FOR
