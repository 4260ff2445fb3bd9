import { describe, expect, it } from 'vitest'
import { AcceptCancellationOffer } from '@/application/payments/accept-cancellation-offer'
import type { StayRequest, StayResult, SubscriptionGateway } from '@/application/payments/subscription-gateway'
import { asId, type GuestId, type SubscriptionId } from '@/domain/ids'
import { portOf } from '#test/support/ui/doubles'

const GUEST = asId<GuestId>('g1')
const ID = asId<SubscriptionId>('vip-1')

async function run(guestId: GuestId | null, answer: StayResult) {
  const seen: { sent: StayRequest[]; ran: string[] } = { sent: [], ran: [] }
  const gateway = portOf<SubscriptionGateway>({
    acceptOffer: async (request) => {
      seen.sent.push(request)
      return answer
    },
  })
  await new AcceptCancellationOffer(gateway, { platform: 'vesper' }).run(guestId, ID, {
    onAccepted: ({ days }) => seen.ran.push(`accepted ${days}`),
    onFailure: ({ reason }) => seen.ran.push(`failed ${reason}`),
  })
  return seen
}

const ACCEPTED: StayResult = { ok: true, plan: 'vip', days: 7, until: 1 }

describe('accepting what is offered after a cancellation', () => {
  it('sends nothing without the id of a guest, and runs no callback [GUE-023]', async () => {
    expect(await run(null, ACCEPTED)).toEqual({ sent: [], ran: [] })
    expect(await run(GUEST, ACCEPTED)).toEqual({
      sent: [{ guestId: GUEST, platform: 'vesper', subscriptionId: ID }],
      ran: ['accepted 7'],
    })
  })

  it('runs the failure callback, and no other, when the offer was not accepted [GUE-024]', async () => {
    expect((await run(GUEST, { ok: false, reason: 'no-offer' })).ran).toEqual(['failed no-offer'])
  })
})
