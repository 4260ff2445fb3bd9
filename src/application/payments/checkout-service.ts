import type { CheckoutId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { PaymentFlow } from '@/domain/payments/flows'
import type { TopUpPackage } from '@/domain/payments/packages'
import type { SubscriptionPlan } from '@/domain/payments/plans'

/** What the checkout frame needs to draw itself. */
export interface CheckoutSheet {
  readonly flow: PaymentFlow
  readonly language: Language
  readonly packages: readonly TopUpPackage[]
  /** What the membership costs that this flow sells; `null`: it sells none. */
  readonly plan: SubscriptionPlan | null
  /** Whom the guest wants to talk to, what a minute costs there, and the coins they have already; left out where it is not known. */
  readonly talk?: { readonly host: string; readonly pricePerMinute: number; readonly balance: number }
  readonly selectedPackageId: string | null
  /** Name shown to a guest who is logged in. */
  readonly guestName: string | null
  /** Address shown prefilled, never a password. */
  readonly email: string | null
  /** What the guest opened it for, in the texts of the surrounding page. */
  readonly teaser?: string | null
  /** What one press charges now; left out where the guest has not agreed. */
  readonly keptMeans?: string
  readonly status: 'open' | 'pending' | 'succeeded' | 'declined' | 'cancelled'
}

/** How the sandbox is instructed to simulate a payment: real payment services answer all four ways. */
export type SandboxOutcome = 'approve' | 'decline' | 'delay'

/** The test cards of the sandbox, by how they answer when they are charged again. */
export const SANDBOX_MEANS = ['approves', 'declines', 'expired', 'slow'] as const

/** One of them; real payment services show fields for a card instead. */
export type SandboxMeans = (typeof SANDBOX_MEANS)[number]

export type CheckoutForm =
  | {
      readonly kind: 'signup'
      readonly name: string
      readonly email: string
      readonly password: string
      readonly birthDate: string
      readonly acceptTerms: boolean
    }
  | { readonly kind: 'login'; readonly email: string; readonly password: string }
  | { readonly kind: 'pwdlost'; readonly email: string }
  | { readonly kind: 'pwdreset'; readonly password: string }
  | {
      readonly kind: 'pay'
      readonly packageId: string
      readonly outcome: SandboxOutcome
      /** The means of payment that is stored for one-click top ups; only there where the guest agreed to it. */
      readonly keepMeans?: SandboxMeans
    }
  /** Sets up or changes what one press charges, without a payment (PAY-005). */
  | { readonly kind: 'oneclick'; readonly means: SandboxMeans; readonly agreed: boolean }
  | { readonly kind: 'avs'; readonly birthDate: string; readonly outcome: SandboxOutcome }
  | { readonly kind: 'subscribe'; readonly outcome: SandboxOutcome }

export type CheckoutFieldError =
  | 'name-length'
  | 'name-characters'
  | 'name-taken'
  | 'email-format'
  | 'email-taken'
  | 'password-length'
  | 'password-easy'
  | 'birth-date'
  | 'under-age'
  | 'terms'
  | 'agreement'
  | 'credentials'
  | 'too-many-attempts'
  | 'package'
  | 'locked'
  | 'unknown-form'
  | 'self-excluded'
  | 'not-possible'
  | 'too-many-mails'
  | 'no-mail'
  | 'link-expired'

export type CheckoutAnswer =
  | { readonly status: 'succeeded' }
  /** Paid, but the money comes later; the guest is notified when it does. */
  | { readonly status: 'pending' }
  | { readonly status: 'declined' }
  /** A mail is on its way if there is an account; the checkout stays open. */
  | { readonly status: 'sent' }
  | { readonly status: 'invalid'; readonly errors: Readonly<Record<string, CheckoutFieldError>> }
  | { readonly status: 'gone' }

/**
 * The payment service's own side: what the sandbox checkout frame talks to. The guest app never calls it. `secret` is the
 * part of the frame's address that proves the caller was sent there by the platform.
 */
export interface CheckoutService {
  sheet(id: CheckoutId, secret: string): Promise<CheckoutSheet | null>
  submit(id: CheckoutId, secret: string, form: CheckoutForm): Promise<CheckoutAnswer>
  cancel(id: CheckoutId, secret: string): Promise<void>
}

export const CheckoutService = Symbol.for('CheckoutService')
