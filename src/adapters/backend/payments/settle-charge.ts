import { bookTopUp } from './book-top-up'
import { oneClickCharges, type OneClickCharge } from './one-click-records'
import { paymentRules } from './payment-rules'
import { sandboxProvider } from './sandbox-provider'
import { deliverJob } from '@/adapters/backend/kernel/deliver-job'
import { jobs, type Job, type JobHandler } from '@/adapters/backend/kernel/jobs'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { post } from '@/adapters/backend/mail/mail-job'
import type { ProviderAnswer } from '@/application/payments/payment-provider'
import { asId, type IdempotencyKey } from '@/domain/ids'
import { oneClickPackage } from '@/domain/payments/one-click'

/** Time after which a charge that no process has settled is sent to the provider again, ms. */
const RESUME_AFTER = 60_000

const jobId = (chargeId: string): string => `one-click:${chargeId}`

/** Sees to a charge whose process ended between the provider's answer and the booking. */
export const resumeJobOf = ({ id, at }: OneClickCharge): Job => ({
  id: jobId(id),
  kind: 'one-click',
  dueAt: at + RESUME_AFTER,
  data: { chargeId: id },
})

export const resumeJob: JobHandler = async (platform, tx, job) => {
  const charge = await tx.get(oneClickCharges, job.data['chargeId'] ?? '')
  if (charge?.status !== 'open') return () => undefined
  return deliverJob(platform, tx, job, async () => void (await settleCharge(platform, charge)), 'A charge')
}

/**
 * Sends an accepted charge to the provider and books its answer: once, however many processes do so
 * at once, because the provider knows the key, and the booking reads the record first. Throws if
 * the provider cannot be reached; the charge stays open then.
 */
export async function settleCharge(platform: PlatformContext, charge: OneClickCharge): Promise<OneClickCharge> {
  if (charge.status !== 'open') return charge
  const bought = oneClickPackage(charge.amount)
  if (bought === undefined) throw new Error(`The charge ${charge.id} is of no package`)
  const provider = platform.rules.of(paymentRules).provider ?? sandboxProvider(platform)
  const { id, guestId, token, label, language } = charge
  const answer = await provider.charge({ token, price: bought.price, key: asId<IdempotencyKey>(id) })
  return transactionWithUpdates(platform, async (tx, publish) => {
    const current = (await tx.get(oneClickCharges, id)) ?? charge
    if (current.status !== 'open') return current
    const settled: OneClickCharge = { ...current, status: statusOf(answer) }
    await tx.put(oneClickCharges, settled)
    await tx.delete(jobs, jobId(id))
    if (answer !== 'approved') return settled
    const name = `one-click:${id}`
    publish(...(await bookTopUp(platform, tx, { guestId, name, bought, language })))
    const values = { guestId, label, amount: String(bought.coins) }
    await post(platform, tx, { id: name, kind: 'one-click-charged', language }, values)
    return settled
  })
}

const statusOf = (answer: ProviderAnswer): OneClickCharge['status'] => (answer === 'approved' ? 'booked' : answer)
