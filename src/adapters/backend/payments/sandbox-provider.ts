import { paymentRules } from './payment-rules'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { SANDBOX_MEANS, type SandboxMeans } from '@/application/payments/checkout-service'
import type { PaymentProvider, ProviderAnswer } from '@/application/payments/payment-provider'

/** The last digits of the test cards, as guests recognize theirs by them. */
const DIGITS: Readonly<Record<SandboxMeans, string>> = {
  approves: '4242',
  declines: '0002',
  expired: '0069',
  slow: '0119',
}

const ANSWERS: Readonly<Record<SandboxMeans, ProviderAnswer>> = {
  approves: 'approved',
  declines: 'declined',
  expired: 'expired',
  slow: 'no-answer',
}

const PREFIX = 'sandbox'

export const isSandboxMeans = (name: string): name is SandboxMeans => SANDBOX_MEANS.some((known) => known === name)

/**
 * Returns what a provider would return for a card typed into its form: a token, and the digits that
 * may be shown.
 */
export const sandboxToken = (
  means: SandboxMeans,
  random: string,
): { readonly token: string; readonly label: string } => ({
  token: `${PREFIX}.${means}.${random}`,
  label: `•••• ${DIGITS[means]}`,
})

/**
 * A provider that moves no money. The answer depends on the card alone, so that a charge sent again
 * is answered as before.
 */
export const sandboxProvider = (platform: PlatformContext): PaymentProvider => ({
  charge: async ({ token }) => {
    const [prefix = '', means = ''] = token.split('.')
    if (prefix !== PREFIX || !isSandboxMeans(means)) return 'declined'
    const { slowAnswerMs } = platform.rules.of(paymentRules)
    if (means === 'slow' && slowAnswerMs > 0) {
      await new Promise<void>((resolve) => void platform.clock.after(slowAnswerMs, resolve))
    }
    return ANSWERS[means]
  },
})
