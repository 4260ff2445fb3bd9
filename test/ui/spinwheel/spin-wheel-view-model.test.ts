import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { SpinResult, SpinWheelGateway } from '@/application/spinwheel/spin-wheel-gateway'
import { asId, type GuestId } from '@/domain/ids'
import type { SpinWheel } from '@/domain/spinwheel/wheel'
import { PendingSpin } from '@/ui/spinwheel/pending-spin'
import { SpinWheelViewModel, TURN } from '@/ui/spinwheel/spin-wheel-view-model'
import { CountingRandom, FakeClock, FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { wheelWith, winWith } from '#test/support/ui/spinwheel'

type Answer = SpinResult | 'offline'

interface Options {
  readonly wheel?: SpinWheel
  readonly storage?: FakeStorage
  readonly isLoggedIn?: boolean
}

async function setup(
  answers: readonly Answer[],
  { wheel = wheelWith(), storage = new FakeStorage(), isLoggedIn = true }: Options = {},
) {
  const clock = new FakeClock()
  const left = [...answers]
  const keys: string[] = []
  const reads = { wheel: 0, wins: 0, guest: 0 }
  const gateway = portOf<SpinWheelGateway>({
    wheel: async () => {
      reads.wheel++
      return wheel
    },
    spin: async (key) => {
      keys.push(key)
      const answer = left.shift()
      if (answer === undefined || answer === 'offline') throw new BackendError('offline')
      return answer
    },
    wins: async () => {
      reads.wins++
      return { items: [], next: null }
    },
  })
  const guest = guestOver(
    portOf<GuestGateway>({
      open: async () => guestWith({ isLoggedIn }),
      current: async () => {
        reads.guest++
        return guestWith({ isLoggedIn })
      },
    }),
    new FakeLive(),
  )
  await guest.open('en')
  const model = new SpinWheelViewModel(gateway, clock, guest, new PendingSpin(storage, new CountingRandom()))
  model.start()
  await settled()
  return { model, clock, keys, reads, storage }
}

const won = (spins = 1): SpinResult => ({ ok: true, win: winWith(), spins })

describe('the spin wheel', () => {
  it('turns to what the platform has drawn, and shows it once it rests [EVE-011]', async () => {
    const { model, clock, keys, reads } = await setup([won()])
    expect([model.wheel.value?.spins, model.canSpin]).toEqual([2, true])
    await model.spin(false)
    expect([model.isTurning, model.canSpin, model.win]).toEqual([true, false, null])
    // The fifth of eight segments is at the pointer, after whole rounds.
    expect((model.turn + 4 * 45) % 360).toBe(0)
    expect(model.turn).toBeGreaterThan(720)
    clock.pass(TURN - 1)
    expect(model.isTurning).toBe(true)
    clock.pass(1)
    await settled()
    expect([model.isTurning, model.win?.id, model.wheel.value?.spins]).toEqual([false, 'w1', 1])
    expect([keys, reads.wins, reads.guest]).toEqual([['id-1'], 2, 1])
  })

  it('is at rest at once for a guest who wants no motion', async () => {
    const { model } = await setup([won(0)])
    await model.spin(true)
    expect([model.isTurning, model.win?.id, model.wheel.value]).toMatchObject([
      false,
      'w1',
      { spins: 0, refusal: 'no-spins' },
    ])
    expect(model.canSpin).toBe(false)
  })

  it('spins once for a double press, and never while it turns [EVE-011]', async () => {
    const { model, clock, keys } = await setup([won(), won(0)])
    await Promise.all([model.spin(false), model.spin(false)])
    await model.spin(false)
    expect(keys).toHaveLength(1)
    clock.pass(TURN)
    await model.spin(false)
    expect(new Set(keys).size).toBe(2)
  })

  it('loses no spin with an answer: the same key is sent again, also after a reload, until it is answered [EVE-011]', async () => {
    const storage = new FakeStorage()
    const first = await setup(['offline', 'offline'], { storage })
    await first.model.spin(false)
    expect([first.model.error, first.model.isUnanswered, first.model.isBusy]).toEqual(['offline', true, false])
    expect([first.model.turn, first.model.canSpin]).toEqual([0, true])
    await first.model.spin(false)
    first.model.dispose()
    // The page is reloaded. The spin was used: its answer is what was lost.
    const second = await setup([won(0), won(0)], { storage, wheel: wheelWith({ spins: 0, refusal: 'no-spins' }) })
    expect([second.model.isUnanswered, second.model.canSpin, second.keys]).toEqual([true, true, []])
    await second.model.spin(true)
    expect([...first.keys, ...second.keys]).toEqual(['id-1', 'id-1', 'id-1'])
    expect([second.model.isUnanswered, second.model.canSpin, storage.entries.size]).toEqual([false, false, 0])
  })

  it('finishes a spin that was sent before the guest excluded themself', async () => {
    const storage = new FakeStorage()
    storage.write('spinwheel.pending', '["g1","key-before"]')
    const { model, keys } = await setup([won(0)], { storage, wheel: wheelWith({ refusal: 'self-excluded' }) })
    await model.spin(true)
    expect([keys, model.win?.id, model.wheel.value?.refusal]).toEqual([['key-before'], 'w1', 'self-excluded'])
    expect(model.canSpin).toBe(false)
  })

  it('takes up no spin of another guest, and nothing that is no key', async () => {
    for (const stored of [
      '["another","key"]',
      '["g1",5]',
      '["g1",""]',
      '{}',
      'x',
      JSON.stringify(['g1', 'k'.repeat(101)]),
    ]) {
      const storage = new FakeStorage()
      storage.write('spinwheel.pending', stored)
      const { model, keys } = await setup([won()], { storage })
      expect(model.isUnanswered).toBe(false)
      await model.spin(true)
      expect(keys).toEqual(['id-1'])
    }
    const storage = new FakeStorage()
    expect(new PendingSpin(storage, new CountingRandom()).read(asId<GuestId>('g1'))).toBeNull()
  })

  it('shows a refusal, forgets its key and reads the wheel again', async () => {
    const { model, reads, storage } = await setup([{ ok: false, reason: 'no-spins' }])
    await model.spin(false)
    await settled()
    expect([model.refused, model.error, model.isTurning, model.turn]).toEqual(['no-spins', null, false, 0])
    expect([reads.wheel, storage.entries.size]).toEqual([2, 0])
  })

  it('shows what was won on a wheel that has changed meanwhile, without turning', async () => {
    const { model, reads } = await setup([{ ok: true, win: winWith({ segmentId: 'new' }), spins: 1 }])
    await model.spin(false)
    await settled()
    expect([model.turn, model.isTurning, model.win?.segmentId]).toEqual([0, false, 'new'])
    expect(reads.wheel).toBeGreaterThan(1)
  })

  it('reads nothing for a guest without an account, and cannot be turned where the platform refuses', async () => {
    expect((await setup([], { isLoggedIn: false })).reads).toEqual({ wheel: 0, wins: 0, guest: 0 })
    const { model, keys } = await setup([], { wheel: wheelWith({ refusal: 'self-excluded' }) })
    await model.spin(false)
    expect([model.canSpin, keys]).toEqual([false, []])
  })

  it('stops turning when the page is left', async () => {
    const { model, clock } = await setup([won()])
    await model.spin(false)
    model.dispose()
    clock.pass(TURN * 2)
    expect([model.isTurning, model.win]).toEqual([false, null])
  })
})
