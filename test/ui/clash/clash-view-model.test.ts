import { describe, expect, it } from 'vitest'
import type { ClashGateway } from '@/application/clash/clash-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { CLASH_ROUND, type Clash } from '@/domain/clash/clash'
import { asId, type ActorId } from '@/domain/ids'
import { Toasts } from '@/ui/base/toasts'
import { ClashViewModel } from '@/ui/clash/clash-view-model'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { clashWith } from '#test/support/ui/clash'
import { guestOver } from '#test/support/ui/guest'

const ACTOR = asId<ActorId>('a1')

async function setup(reason: 'login-required' | 'already-voted' | null = null) {
  const clock = new FakeClock()
  const state = { clash: clashWith({ now: clock.now() }) as Clash | null, isDown: false, reads: 0 }
  const votes: string[] = []
  const gateway = portOf<ClashGateway>({
    current: async () => {
      state.reads++
      return state.clash
    },
    vote: async (roundId, actorId) => {
      votes.push(`${roundId} ${actorId}`)
      if (reason !== null) return { ok: false, reason }
      return { ok: true, clash: clashWith({ now: clock.now(), vote: actorId }) }
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const flows: string[] = []
  const checkout = {
    open: async (flow: string) => {
      flows.push(flow)
    },
  }
  const toasts = new Toasts()
  const model = new ClashViewModel(gateway, clock, guest, checkout, toasts)
  model.start()
  await settled()
  return { model, clock, state, votes, flows, toasts }
}

describe('the clash of cams', () => {
  it('counts the round down by the clock of the platform, and reads the votes again [OTH-019]', async () => {
    const { model, clock, state } = await setup()
    const { left } = model
    expect(left).toBe(300)
    clock.pass(3_000)
    expect({ left: model.left, reads: state.reads }).toEqual({ left: left - 3, reads: 1 })
    clock.pass(2_000)
    await settled()
    expect(state.reads).toBe(2)
    clock.pass(CLASH_ROUND)
    expect(model.left).toBeGreaterThanOrEqual(0)
    model.dispose()
    await settled()
    const { reads } = state
    clock.pass(60_000)
    expect(state.reads).toBe(reads)
  })

  it('shows the vote of the guest as the platform has counted it, once for a double press [OTH-019]', async () => {
    const { model, votes } = await setup()
    await Promise.all([model.vote(ACTOR), model.vote(ACTOR)])
    expect({ votes, vote: model.clash.value?.vote }).toEqual({ votes: ['round-1 a1'], vote: ACTOR })
  })

  it('invites a guest without an account, and reports another refusal', async () => {
    const visitor = await setup('login-required')
    await visitor.model.vote(ACTOR)
    expect({ flows: visitor.flows, waiting: visitor.toasts.waiting }).toEqual({ flows: ['signup'], waiting: [] })
    const late = await setup('already-voted')
    await late.model.vote(ACTOR)
    expect(late.toasts.waiting.map(({ text }) => text)).toEqual(['clash.refused.already-voted'])
  })
})
