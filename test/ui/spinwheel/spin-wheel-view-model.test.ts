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
    expect({ spins: model.wheel.value?.spins, canSpin: model.canSpin }).toEqual({ spins: 2, canSpin: true })
    await model.spin(false)
    expect({ isTurning: model.isTurning, canSpin: model.canSpin, win: model.win }).toEqual({
      isTurning: true,
      canSpin: false,
      win: null,
    })
    // The fifth of eight segments is at the pointer, after whole rounds.
    expect((model.turn + 4 * 45) % 360).toBe(0)
    expect(model.turn).toBeGreaterThan(720)
    clock.pass(TURN - 1)
    expect(model.isTurning).toBe(true)
    clock.pass(1)
    await settled()
    expect({ isTurning: model.isTurning, winId: model.win?.id, spins: model.wheel.value?.spins }).toEqual({
      isTurning: false,
      winId: 'w1',
      spins: 1,
    })
    expect({ keys, winReads: reads.wins, guestReads: reads.guest }).toEqual({
      keys: ['id-1'],
      winReads: 2,
      guestReads: 1,
    })
  })

  it('is at rest at once for a guest who wants no motion', async () => {
    const { model } = await setup([won(0)])
    await model.spin(true)
    expect({ isTurning: model.isTurning, winId: model.win?.id, wheel: model.wheel.value }).toMatchObject({
      isTurning: false,
      winId: 'w1',
      wheel: { spins: 0, refusal: 'no-spins' },
    })
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
    expect({ error: first.model.error, isUnanswered: first.model.isUnanswered, isBusy: first.model.isBusy }).toEqual({
      error: 'offline',
      isUnanswered: true,
      isBusy: false,
    })
    expect({ turn: first.model.turn, canSpin: first.model.canSpin }).toEqual({ turn: 0, canSpin: true })
    await first.model.spin(false)
    first.model.dispose()
    // The page is reloaded. The spin was used: its answer is what was lost.
    const second = await setup([won(0), won(0)], { storage, wheel: wheelWith({ spins: 0, refusal: 'no-spins' }) })
    expect({ isUnanswered: second.model.isUnanswered, canSpin: second.model.canSpin, keys: second.keys }).toEqual({
      isUnanswered: true,
      canSpin: true,
      keys: [],
    })
    await second.model.spin(true)
    expect([...first.keys, ...second.keys]).toEqual(['id-1', 'id-1', 'id-1'])
    expect({
      isUnanswered: second.model.isUnanswered,
      canSpin: second.model.canSpin,
      entryCount: storage.entries.size,
    }).toEqual({ isUnanswered: false, canSpin: false, entryCount: 0 })
  })

  it('finishes a spin that was sent before the guest excluded themself', async () => {
    const storage = new FakeStorage()
    storage.write('spinwheel.pending', '["g1","key-before"]')
    const { model, keys } = await setup([won(0)], { storage, wheel: wheelWith({ refusal: 'self-excluded' }) })
    await model.spin(true)
    expect({ keys, winId: model.win?.id, refusal: model.wheel.value?.refusal }).toEqual({
      keys: ['key-before'],
      winId: 'w1',
      refusal: 'self-excluded',
    })
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
    expect({ refused: model.refused, error: model.error, isTurning: model.isTurning, turn: model.turn }).toEqual({
      refused: 'no-spins',
      error: null,
      isTurning: false,
      turn: 0,
    })
    expect({ wheelReads: reads.wheel, entryCount: storage.entries.size }).toEqual({ wheelReads: 2, entryCount: 0 })
  })

  it('shows what was won on a wheel that has changed meanwhile, without turning', async () => {
    const { model, reads } = await setup([{ ok: true, win: winWith({ segmentId: 'new' }), spins: 1 }])
    await model.spin(false)
    await settled()
    expect({ turn: model.turn, isTurning: model.isTurning, segmentId: model.win?.segmentId }).toEqual({
      turn: 0,
      isTurning: false,
      segmentId: 'new',
    })
    expect(reads.wheel).toBeGreaterThan(1)
  })

  it('reads nothing for a guest without an account, and cannot be turned where the platform refuses', async () => {
    expect((await setup([], { isLoggedIn: false })).reads).toEqual({ wheel: 0, wins: 0, guest: 0 })
    const { model, keys } = await setup([], { wheel: wheelWith({ refusal: 'self-excluded' }) })
    await model.spin(false)
    expect({ canSpin: model.canSpin, keys }).toEqual({ canSpin: false, keys: [] })
  })

  it('stops turning when the page is left', async () => {
    const { model, clock } = await setup([won()])
    await model.spin(false)
    model.dispose()
    clock.pass(TURN * 2)
    expect({ isTurning: model.isTurning, win: model.win }).toEqual({ isTurning: false, win: null })
  })
})
