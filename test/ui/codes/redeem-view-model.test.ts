import { describe, expect, it } from 'vitest'
import type { CodeGateway, RedeemResult } from '@/application/codes/code-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { RedeemRefusal } from '@/domain/codes/bonus-code'
import { RedeemViewModel } from '@/ui/codes/redeem-view-model'
import { checkOf, codeWith, redeemedWith } from '#test/support/ui/codes'
import { CountingRandom, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

type Answer = RedeemResult | 'offline'

async function setup(answers: readonly Answer[] = [], reason: RedeemRefusal | null = null, isLoggedIn = true) {
  const left = [...answers]
  const sent: { readonly code: string; readonly key: string }[] = []
  const checked: string[] = []
  let reads = 0
  const gateway = portOf<CodeGateway>({
    check: async (code) => {
      checked.push(code)
      return checkOf(reason === 'unknown-code' ? null : codeWith({}, code), reason)
    },
    redeem: async (code, key) => {
      sent.push({ code, key })
      const answer = left.shift()
      if (answer === undefined || answer === 'offline') throw new BackendError('offline')
      return answer
    },
    remaining: async () => {
      reads += 1
      return { code: 'LAMPLIGHT', remainingCount: 7, validTo: 0 }
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), new FakeLive())
  await guest.open('en')
  const model = new RedeemViewModel(gateway, new CountingRandom(), guest)
  model.start()
  await settled()
  return { model, sent, checked, reads: () => reads }
}

const done: RedeemResult = { ok: true, redeemed: redeemedWith() }

describe('redeeming a code', () => {
  it('sends nothing without a code, and says that one is missing [VOU-026]', async () => {
    const { model, sent, checked } = await setup()
    for (const typed of ['', '   ']) {
      model.write(typed)
      await model.look()
      await model.redeem()
      expect(model.isMissing).toBe(true)
    }
    expect({ sent, checked }).toEqual({ sent: [], checked: [] })
  })

  it('shows what a code brings before it redeems it, and what was given then [VOU-024]', async () => {
    const { model, sent, checked, reads } = await setup([done])
    model.write(' lamp light ')
    await model.look()
    expect(model.check?.bonusCode?.config.benefits).toHaveLength(3)
    expect(sent).toEqual([])
    await model.redeem()
    expect({ checked, codes: sent.map(({ code }) => code) }).toEqual({ checked: ['LAMPLIGHT'], codes: ['LAMPLIGHT'] })
    expect({ state: model.redeemed?.state, typed: model.typed, check: model.check }).toEqual({
      state: 'given',
      typed: '',
      check: null,
    })
    await settled()
    expect(reads()).toBe(2)
  })

  it('sends the same key again after a lost answer, so that it counts once', async () => {
    const { model, sent } = await setup(['offline', done])
    await model.look('LAMPLIGHT')
    await model.redeem()
    expect({ error: model.error, redeemed: model.redeemed, typed: model.typed }).toEqual({
      error: 'offline',
      redeemed: null,
      typed: 'LAMPLIGHT',
    })
    await model.redeem()
    expect(sent[1]).toEqual(sent[0])
    expect(model.redeemed).not.toBeNull()
  })

  it('sends one request for two presses', async () => {
    const { model, sent } = await setup([done])
    await model.look('LAMPLIGHT')
    await Promise.all([model.redeem(), model.redeem()])
    expect(sent).toHaveLength(1)
  })

  it('redeems nothing that is refused, and states why', async () => {
    const { model, sent } = await setup([], 'vip-required')
    await model.look('STARLIGHT')
    await model.redeem()
    expect({ refusal: model.refusal, sent }).toEqual({ refusal: 'vip-required', sent: [] })
    model.write('OTHER')
    expect({ refusal: model.refusal, check: model.check }).toEqual({ refusal: null, check: null })
  })

  it('states what others were faster with between both presses', async () => {
    const { model } = await setup([{ ok: false, reason: 'used-up' }])
    await model.look('LAMPLIGHT')
    await model.redeem()
    expect({ refusal: model.refusal, redeemed: model.redeemed }).toEqual({ refusal: 'used-up', redeemed: null })
  })

  it('asks for the promotion once the guest is known to have an account', async () => {
    expect((await setup()).model.promoted.value).toMatchObject({ code: 'LAMPLIGHT', remainingCount: 7 })
    const visitor = await setup([], null, false)
    expect(visitor.reads()).toBe(0)
  })
})
