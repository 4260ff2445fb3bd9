import { describe, expect, it } from 'vitest'
import type { ActorGateway, PinResult } from '@/application/actors/actor-gateway'
import { BackendError } from '@/application/errors/backend-error'
import { asId, type ActorId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { Pins } from '@/ui/actors/pins'
import { Toasts } from '@/ui/base/toasts'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, portOf } from '#test/support/ui/doubles'

/** Pins over a platform whose answer the test gives when it wants. */
function setUp() {
  const answer = Promise.withResolvers<PinResult>()
  const requested: [ActorId, boolean][] = []
  const gateway = portOf<ActorGateway>({
    pin: (id, pinned) => {
      requested.push([id, pinned])
      return answer.promise
    },
  })
  const live = new LiveActors(new FakeLive(), gateway)
  const toasts = new Toasts()
  const opened: string[] = []
  const checkout = new Checkout(() => Promise.reject(new Error('not loaded here')), new Texts(loadCatalog), toasts)
  checkout.open = async (flow, options) => {
    opened.push(`${flow} ${options?.pending?.type ?? ''}`)
  }
  const mira = actorWith({ id: asId<ActorId>('7'), name: 'Mira', isFavorite: false })
  return { pins: new Pins(gateway, live, checkout, toasts), live, answer, requested, opened, toasts, mira }
}

describe('a pin', () => {
  it('shows at once, before the platform has answered, and stays once it agrees [ACT-048]', async () => {
    const { pins, live, answer, requested, mira } = setUp()
    const done = pins.toggle(mira)
    expect({ isFavorite: live.isFavorite(mira), requested }).toEqual({ isFavorite: true, requested: [['7', true]] })
    answer.resolve({ ok: true })
    await done
    expect(live.isFavorite(mira)).toBe(true)
  })

  it('is taken back where it is refused, and the guest is led to sign up [ACT-048][AUT-005]', async () => {
    const { pins, live, answer, opened, mira } = setUp()
    const done = pins.toggle(mira)
    answer.resolve({ ok: false, reason: 'login-required' })
    await done
    expect({ isFavorite: live.isFavorite(mira), opened }).toEqual({ isFavorite: false, opened: ['signup pinActor'] })
  })

  it('is taken back with a message where the platform cannot be reached', async () => {
    const { pins, live, answer, toasts, mira } = setUp()
    const done = pins.toggle(mira)
    answer.reject(new BackendError('offline'))
    await done
    expect({ isFavorite: live.isFavorite(mira), tones: toasts.waiting.map(({ tone }) => tone) }).toEqual({
      isFavorite: false,
      tones: ['bad'],
    })
  })

  it('is removed at once, and comes back where that is refused', async () => {
    const { pins, live, answer, mira } = setUp()
    const pinned = { ...mira, isFavorite: true }
    const done = pins.toggle(pinned)
    expect(live.isFavorite(pinned)).toBe(false)
    answer.resolve({ ok: false, reason: 'no-id' })
    await done
    expect(live.isFavorite(pinned)).toBe(true)
  })
})
