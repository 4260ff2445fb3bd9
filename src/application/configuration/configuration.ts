import type { MoneyFormat } from '@/domain/money/format'

/** Addresses outside the product, by the languages they exist in. */
export interface OutsideLinks {
  readonly help: Readonly<Record<'de' | 'en' | 'es', string>> | null
  readonly report: Readonly<Record<'de' | 'en', string>> | null
  readonly performers: Readonly<Record<'de' | 'en', string>> | null
  readonly social: readonly { readonly name: string; readonly url: string }[]
}

/**
 * The details that the law requires an operator to publish. Lines as they are shown; details that
 * do not exist are empty.
 */
export interface Operator {
  readonly name: string
  readonly address: readonly string[]
  readonly email: string
  readonly phone: string
  /** The person who represents the operator. */
  readonly represented: string
  /** The register that lists the operator, and their number there. */
  readonly register: string
  readonly vatId: string
  /** The supervising authority, and the officer for the protection of minors. */
  readonly authority: string
  readonly youthProtection: string
}

/**
 * Page-level settings an operator gives the app (PAY-038, design: configuration chooses the
 * backend).
 */
export interface Configuration {
  readonly backend: 'memory' | 'remote'
  /** Origin and path of the REST calls, without a trailing slash; empty: this origin. */
  readonly restUrl: string
  readonly queryUrl: string
  readonly socketUrl: string
  /**
   * Origin that serves the pictures under `/art/` if they are not next to the pages; the pages'
   * server redirects there. Empty: this origin.
   */
  readonly artUrl: string
  /** Origin of checkout frames; empty: this origin (PAY-079, PAY-083). */
  readonly checkoutOrigin: string
  /** Cache tag sent with every REST call as `ver` (API-002). */
  readonly version: string
  readonly platform: string
  readonly affiliate: {
    readonly webmasterId: string
    readonly subReference: string
    readonly token: string
    readonly clickId: string
  }
  /** Whether the platform sends mails. If not, no page promises one. */
  readonly mails: boolean
  /** The operator of this Vesper, for the imprint; `null`: not configured yet. */
  readonly operator: Operator | null
  /** Format of prices in money. */
  readonly moneyFormat: MoneyFormat
  readonly disableLogin: boolean
  readonly forceAVSModal: boolean
  readonly voicecallIdHash: string | null
  /**
   * For the site variant that leaves for the start page some time after login (PAY-094); `null`:
   * this one does not.
   */
  readonly redirectAfterLogin: { readonly delayMs: number } | null
  /** Sign-up data from a partner, for the flow that starts by itself (AUT-027). */
  readonly externalSignup: { readonly token: string; readonly email: string; readonly name: string } | null
  /** Addresses outside the product; one that is missing is not linked (NAV-099 to NAV-102). */
  readonly links: OutsideLinks
  /**
   * The embedded backend's world: its number of actors and videos, its seed, and whether the stage
   * panel is offered.
   */
  readonly world: { readonly actors: number; readonly videos: number; readonly seed: number; readonly stage: boolean }
}

export const Configuration = Symbol.for('Configuration')
