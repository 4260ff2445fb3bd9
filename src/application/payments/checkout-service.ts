import type { AccountError, RegistrationForm } from '@/application/accounts/account-forms'
import type { RedeemRefusal } from '@/domain/codes/bonus-code'
import type { CheckoutId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { PaymentFlow } from '@/domain/payments/flows'
import type { TopUpPackage } from '@/domain/payments/packages'
import type { SubscriptionPlan } from '@/domain/payments/plans'

/** The data of a checkout frame. */
export interface CheckoutSheet {
  readonly flow: PaymentFlow
  readonly language: Language
  readonly packages: readonly TopUpPackage[]
  /** The price of the membership that this flow sells; `null`: it sells none. */
  readonly plan: SubscriptionPlan | null
  /**
   * The actor the guest wants to talk to, the price of a minute there, and the guest's coins; left
   * out if not known.
   */
  readonly talk?: { readonly host: string; readonly pricePerMinute: number; readonly balance: number }
  readonly selectedPackageId: string | null
  /** Name shown to a guest who is logged in. */
  readonly guestName: string | null
  /** The prefilled e-mail address; passwords are never prefilled. */
  readonly email: string | null
  /** The purpose of the checkout, in the texts of the surrounding page. */
  readonly teaser?: string | null
  /** The means of payment that one press charges now; left out if the guest has not agreed. */
  readonly keptMeans?: string
  readonly status: 'open' | 'pending' | 'succeeded' | 'declined' | 'cancelled'
}

/**
 * The outcome that the sandbox is told to simulate; real payment services answer in all of these
 * ways.
 */
export type SandboxOutcome = 'approve' | 'decline' | 'delay'

/** The test cards of the sandbox, named by their answer to another charge. */
export const SANDBOX_MEANS = ['approves', 'declines', 'expired', 'slow'] as const

/** One of the sandbox's test cards; real payment services show fields for a card instead. */
export type SandboxMeans = (typeof SANDBOX_MEANS)[number]

export type CheckoutForm =
  | ({ readonly kind: 'signup' } & RegistrationForm)
  | { readonly kind: 'login'; readonly email: string; readonly password: string }
  | { readonly kind: 'pwdlost'; readonly email: string }
  | { readonly kind: 'pwdreset'; readonly password: string }
  | {
      readonly kind: 'pay'
      readonly packageId: string
      readonly outcome: SandboxOutcome
      /**
       * The means of payment to store for one-click top ups; present only if the guest agreed to
       * that.
       */
      readonly keepMeans?: SandboxMeans
    }
  /**
   * Sets up or changes the means of payment that one press charges, without a payment (PAY-005).
   */
  | { readonly kind: 'oneclick'; readonly means: SandboxMeans; readonly agreed: boolean }
  | { readonly kind: 'avs'; readonly birthDate: string; readonly outcome: SandboxOutcome }
  | { readonly kind: 'subscribe'; readonly outcome: SandboxOutcome }
  /** A bonus code, or that of a scratch card; nothing is paid (PAY-020, PAY-021). */
  | { readonly kind: 'code'; readonly code: string }

/** What is wrong with a code. */
export type CodeError = Exclude<RedeemRefusal, 'login-required' | 'locked' | 'restricted' | 'self-excluded'>

export type CheckoutFieldError =
  | AccountError
  | 'agreement'
  | 'package'
  | 'unknown-form'
  | 'self-excluded'
  | 'not-possible'
  | CodeError

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
 * The payment service's own side, used by the sandbox checkout frame and never by the guest app.
 * `secret` is the part of the frame's address that proves the platform sent the caller there.
 */
export interface CheckoutService {
  sheet(id: CheckoutId, secret: string): Promise<CheckoutSheet | null>
  submit(id: CheckoutId, secret: string, form: CheckoutForm): Promise<CheckoutAnswer>
  cancel(id: CheckoutId, secret: string): Promise<void>
}

export const CheckoutService = Symbol.for('CheckoutService')
