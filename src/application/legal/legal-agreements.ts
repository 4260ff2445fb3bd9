import type { TextVersion } from '@/domain/legal/agreement'

/** A text that is newer than what the guest has agreed to. */
export interface ChangedText extends TextVersion {
  readonly title: string
  /** Epoch ms. */
  readonly validFrom: number
}

/** What a guest decides about changed texts. */
export interface LegalDecision {
  /** `false`: the guest decides later. */
  readonly accepted: boolean
  /** The versions that were shown; absent: those in force. */
  readonly seen?: readonly TextVersion[]
}

export type LegalDecisionResult = { ok: true } | { ok: false; reason: 'login-required' }

/** What a guest has agreed to. Throws `BackendError`. */
export interface LegalAgreements {
  /** Lists the texts to agree to again, in the guest's language; none without an account. */
  changed(): Promise<readonly ChangedText[]>
  /** Decides about data protection alone (GUE-034, GUE-036). */
  closeDataProtection(decision: LegalDecision): Promise<LegalDecisionResult>
  /** Decides about terms and data protection together (GUE-035). */
  closeAgbAndDataProtection(decision: LegalDecision): Promise<LegalDecisionResult>
}

export const LegalAgreements = Symbol.for('LegalAgreements')
