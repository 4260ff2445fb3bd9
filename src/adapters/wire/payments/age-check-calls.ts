import * as z from 'zod/mini'
import { mutation, query, within, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, coins, flag, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import type { AgeCheckBonus, AgeCheckRequested } from '@/application/payments/age-check-gateway'

const REASONS = [
  'login-required',
  'login-disabled',
  'restricted',
  'locked',
  'already-logged-in',
  'not-offered',
  'link-expired',
  'self-excluded',
  'forced-payment',
  'no-checkout',
  'foreign-address',
] as const

const sent = z.object({ checkoutLink: z.nullable(answerText(4_000)), reason: z.nullable(z.enum(REASONS)) })

/** AUT-040. */
export const requestedAvs: Wire<AgeCheckRequested> = z.pipe(
  sent,
  z.transform(({ checkoutLink, reason }): AgeCheckRequested =>
    checkoutLink === null ? { ok: false, reason: reason ?? 'not-offered' } : { ok: true, checkoutLink },
  ),
)

/** The same as the server writes it. */
export const writtenRequest = (answer: AgeCheckRequested): z.infer<typeof sent> =>
  answer.ok ? { checkoutLink: answer.checkoutLink, reason: null } : { checkoutLink: null, reason: answer.reason }

export const requestAvs: QueryCall<{ readonly forwardUrl: string }, AgeCheckRequested> = {
  ...within('avs', mutation('requestAvs', z.object({ forwardUrl: text(2_000, 1) }), requestedAvs)),
  // Each request opens another checkout.
  repeatable: false,
}

export const avsBonus: Wire<AgeCheckBonus> = z.object({ available: flag, coins })

/** AUT-041. */
export const bonusAvailable: QueryCall<object, AgeCheckBonus> = within(
  'avs',
  query('bonusAvailable', nothing, avsBonus),
)
