import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import type { Offer } from '@/domain/incentives/offer'
import { asId, type GuestId } from '@/domain/ids'
import { Modals } from '@/ui/base/modals'
import { ExitIntentViewModel } from '@/ui/boxes/exit/exit-intent-view-model'
import { FakeClock, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { offerWith } from '#test/support/ui/incentive-offer'

interface Setting {
  readonly offers?: () => Promise<readonly Offer[]>
  readonly isLoggedIn?: boolean
  readonly isPaying?: boolean
  readonly storage?: FakeStorage
  readonly id?: string
}

function setUp({
  offers = async () => [offerWith()],
  isLoggedIn = false,
  isPaying = false,
  storage = new FakeStorage(),
  id = 'visitor-1',
}: Setting = {}) {
  const asked: string[] = []
  const gateway = portOf<IncentiveGateway>({
    byEvent: (event) => {
      asked.push(event)
      return offers()
    },
  })
  const modals = new Modals()
  const clock = new FakeClock()
  const guest = { guest: guestWith({ id: asId<GuestId>(id), isLoggedIn }) }
  const exit = new ExitIntentViewModel(gateway, guest, modals, { isOpen: isPaying }, storage, clock)
  exit.start()
  clock.pass(10_000)
  return { exit, modals, asked, clock, guest }
}

describe('a visitor whose pointer leaves the page at its top', () => {
  it('is made the offer of the platform for it, once a session [MOD-019]', async () => {
    const storage = new FakeStorage()
    const { exit, modals, asked } = setUp({ storage })
    await exit.leave()
    expect(modals.open).toEqual({ id: 'exitIntent', values: { offer: offerWith() } })
    modals.close('exitIntent')
    await exit.leave()
    const reloaded = setUp({ storage })
    await reloaded.exit.leave()
    expect({ asked, reloaded: reloaded.asked, open: modals.open }).toEqual({
      asked: ['exit'],
      reloaded: [],
      open: null,
    })
    const next = setUp({ storage, id: 'visitor-2' })
    await next.exit.leave()
    expect(next.modals.open?.id).toBe('exitIntent')
  })

  it('is kept by nothing where the platform has no offer: hints are off, or it was closed [MOD-019]', async () => {
    const { exit, modals, asked } = setUp({ offers: async () => [] })
    await exit.leave()
    await exit.leave()
    expect({ asked, open: modals.open }).toEqual({ asked: ['exit', 'exit'], open: null })
  })

  it('leaves in peace where the platform does not answer [MOD-019]', async () => {
    const { exit, modals } = setUp({ offers: () => Promise.reject(new BackendError('offline')) })
    await exit.leave()
    expect(modals.open).toBeNull()
  })

  it.each([
    { who: 'has an account', isLoggedIn: true },
    { who: 'is paying', isPaying: true },
  ])('is not asked who $who [MOD-019]', async (setting) => {
    const { exit, modals, asked } = setUp(setting)
    await exit.leave()
    expect({ asked, open: modals.open }).toEqual({ asked: [], open: null })
  })

  it('is not asked over another box, not even over one that opened meanwhile [MOD-019]', async () => {
    const before = setUp()
    before.modals.show('avs')
    await before.exit.leave()
    expect(before.asked).toEqual([])
    const meanwhile = setUp()
    const leaving = meanwhile.exit.leave()
    meanwhile.modals.show('avs')
    await leaving
    expect(meanwhile.modals.open?.id).toBe('avs')
  })

  it('is not asked in the first ten seconds, nor after the page is gone [MOD-019]', async () => {
    const { exit, modals, clock } = setUp()
    exit.start()
    clock.pass(9_999)
    await exit.leave()
    expect(modals.open).toBeNull()
    exit.dispose()
    clock.pass(60_000)
    await exit.leave()
    expect(modals.open).toBeNull()
  })
})
