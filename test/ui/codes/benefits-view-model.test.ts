import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { CodeGateway, CreditResult } from '@/application/codes/code-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { asId, type ActorId, type VoucherId } from '@/domain/ids'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'
import { BenefitsViewModel } from '@/ui/codes/benefits-view-model'
import { Toasts } from '@/ui/base/toasts'
import { evening, voucherOf } from '#test/support/arbitraries/vouchers'
import { actorWith } from '#test/support/ui/actors'
import { redeemedWith } from '#test/support/ui/codes'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const anna = asId<ActorId>('a1')
const id = asId<VoucherId>

async function setup(vouchers: readonly Voucher[] = [], credited: CreditResult = { ok: true, coins: 20, balance: 25 }) {
  const clock = new FakeClock()
  const live = new FakeLive()
  const toasts = new Toasts()
  const credits: VoucherId[] = []
  let reads = 0
  const gateway = portOf<CodeGateway>({
    benefits: async () => {
      reads += 1
      return { items: [redeemedWith()], next: null }
    },
    creditVoucher: async (voucherId) => {
      credits.push(voucherId)
      return credited
    },
  })
  const actors = portOf<ActorGateway>({
    list: async ({ filter }) => ({
      items: (filter.ids ?? []).map((actorId) => actorWith({ id: actorId, name: 'Anna' })),
      total: 1,
    }),
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn: true, vouchers }) }), live)
  guest.start()
  await guest.open('en')
  const model = new BenefitsViewModel(gateway, actors, guest, live, clock, toasts)
  model.start()
  await settled()
  return { model, live, guest, toasts, credits, reads: () => reads }
}

describe('the benefits of a guest', () => {
  it('are the codes they redeemed, by their name [GUE-014]', async () => {
    const { model } = await setup()
    expect(model.codes.items.map((code) => code.id)).toEqual(['LAMPLIGHT'])
  })

  it('are the vouchers that can be spent, those that end first at the top, with the actors they are bound to', async () => {
    const late = voucherOf({ id: id('late'), validTo: evening + 9 * 86_400_000 })
    const bound = voucherOf({ id: id('bound'), actors: [anna] })
    const { model } = await setup([
      late,
      bound,
      voucherOf({ id: id('used'), amount: 0 }),
      voucherOf({ id: id('over'), validTo: evening - 2 * 86_400_000 }),
    ])
    expect(model.vouchers.map((voucher) => voucher.id)).toEqual(['bound', 'late'])
    expect([...model.names]).toEqual([[anna, 'Anna']])
  })

  it('are read again when a code was redeemed elsewhere, and after a top-up, which applies one', async () => {
    const { live, reads } = await setup()
    expect(reads()).toBe(1)
    live.send({ type: 'bonusCodeRedeemed', code: 'EMBER' })
    await settled()
    live.send({ type: 'balance', balance: 3 })
    await settled()
    expect(reads()).toBe(2)
    live.send({ type: 'balance', balance: 40, isPayment: true })
    await settled()
    expect(reads()).toBe(3)
  })

  it('follow what is given meanwhile', async () => {
    const { model, live } = await setup()
    live.send({ type: 'vouchers', vouchers: [voucherOf({ id: id('new') })] })
    expect(model.vouchers.map((voucher) => voucher.id)).toEqual(['new'])
  })

  it('turn credits into coins, once for two presses', async () => {
    const credits = voucherOf({ id: id('credits'), type: voucherTypes.credits, amount: 20 })
    const setting = await setup([credits])
    await Promise.all([setting.model.credit(credits.id), setting.model.credit(credits.id)])
    expect(setting.credits).toEqual([credits.id])
    expect(setting.guest.balance).toBe(25)
    expect(setting.toasts.waiting.map(({ text }) => text)).toEqual(['codes.vouchers.credited'])
  })

  it('state why credits could not be turned', async () => {
    const { model, toasts, guest } = await setup([], { ok: false, reason: 'not-found' })
    await model.credit(id('gone'))
    expect(toasts.waiting.map(({ text }) => text)).toEqual(['codes.vouchers.refused.not-found'])
    expect(guest.balance).toBe(guestWith({}).balance)
  })
})
