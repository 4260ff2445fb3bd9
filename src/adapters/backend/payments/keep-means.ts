import type { CheckoutRecord } from './checkout-records'
import { sandboxToken } from './sandbox-provider'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { post } from '@/adapters/backend/mail/mail-job'
import { putMeans } from '@/adapters/backend/money/wallets'
import type { Transaction } from '@/adapters/stores/store'
import type { SandboxMeans } from '@/application/payments/checkout-service'

/**
 * Stores the means of payment after the guest agreed to it, and mails them the terms they agreed
 * to. Replaces the means stored before (PAY-005).
 */
export async function keepMeans(
  platform: PlatformContext,
  tx: Transaction,
  { id, guestId, language }: Pick<CheckoutRecord, 'id' | 'guestId' | 'language'>,
  means: SandboxMeans,
): Promise<readonly OutboundUpdate[]> {
  const kept = sandboxToken(means, platform.random.id())
  await putMeans(tx, guestId, { ...kept, agreedAt: platform.clock.now() })
  const { label } = kept
  await post(platform, tx, { id: `one-click:${id}`, kind: 'one-click-agreed', language }, { guestId, label })
  return [{ audience: guestId, update: { type: 'oneClick', means: label } }]
}
