import { expect, it } from 'vitest'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { AvsStatus } from '@/domain/access/avs'
import { AgeGateViewModel } from '@/ui/access/age-gate-view-model'
import { Modals } from '@/ui/base/modals'
import { ForcedAgeCheck } from '@/ui/payments/forced-age-check'
import { path } from '@/domain/routes/path'
import { FakeClock, FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { QuietPage } from '#test/support/ui/quiet-page'

/** A page that its guest moves on. */
class MovedPage extends QuietPage {
  at = '/en/cams/?online=1'

  override address(): string {
    return this.at
  }
}

/** A tab on a site that demands a proof of age, unless another setting is given. */
function tab(avsStatus: AvsStatus, forceAVSModal = true) {
  const [clock, live, modals, page] = [new FakeClock(), new FakeLive(), new Modals(), new MovedPage()]
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ avsStatus }) }), live)
  const gate = new AgeGateViewModel(new FakeStorage())
  const checkout = { isOpen: false }
  const configuration = readConfiguration({ forceAVSModal })
  new ForcedAgeCheck(configuration, clock, guest, gate, modals, checkout, page).start()
  return {
    gate,
    guest,
    live,
    modals,
    page,
    checkout,
    /** What is open a while later. */
    shown: (at = page.at) => {
      page.at = at
      clock.pass(2_000)
      return modals.open?.id ?? null
    },
    /** The guest answers the question about their age, and is known. */
    enter: async () => {
      gate.confirm()
      await guest.open('en')
    },
  }
}

it('opens the age check for a guest without a proof, once they have entered and it is known who they are [AUT-022][RUL-010]', async () => {
  for (const status of ['unknown', 'rejected', 'pending'] as const) {
    const { gate, guest, shown } = tab(status)
    expect(shown()).toBeNull()
    gate.confirm()
    expect(shown()).toBeNull()
    await guest.open('en')
    expect(shown()).toBe('avs')
  }
  const known = tab('unknown')
  await known.guest.open('en')
  expect(known.shown()).toBeNull()
  known.gate.confirm()
  expect(known.shown()).toBe('avs')
})

it('opens nothing for a guest whose age is proved, nor where the operator does not demand it [AUT-022]', async () => {
  for (const one of [tab('accepted'), tab('unknown', false)]) {
    await one.enter()
    expect(one.shown()).toBeNull()
    expect(one.shown('/en/videos/')).toBeNull()
  }
})

it('opens it again on each further page, and not on the one where it was closed [AUT-022]', async () => {
  const { enter, modals, shown } = tab('unknown')
  await enter()
  expect(shown()).toBe('avs')
  modals.close('avs')
  expect(shown()).toBeNull()
  expect(shown('/en/cams/?online=0#top')).toBeNull()
  expect(shown('/en/videos/')).toBe('avs')
})

it('opens it no more once the age is proved [AUT-022]', async () => {
  const { enter, modals, shown, live } = tab('unknown')
  await enter()
  expect(shown()).toBe('avs')
  modals.close('avs')
  live.send({ type: 'avsSet' })
  expect(shown('/en/videos/')).toBeNull()
})

it('leaves the pages that an operator has to publish readable, and waits for another box and for a checkout', async () => {
  const { checkout, enter, modals, shown } = tab('unknown')
  const readable = (['imprint', 'termsOfService', 'dataProtection', 'help', 'contact', 'accessibility'] as const).map(
    (route) => path(route, {}, 'de'),
  )
  await enter()
  modals.show('not-enough-money')
  expect(shown()).toBe('not-enough-money')
  modals.close('not-enough-money')
  checkout.isOpen = true
  expect(shown()).toBeNull()
  expect(shown('/en/albums/')).toBeNull()
  checkout.isOpen = false
  for (const address of readable) expect(shown(address)).toBeNull()
  expect(shown('/en/cams/')).toBe('avs')
})
