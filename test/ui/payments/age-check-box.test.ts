import { expect, it } from 'vitest'
import { Modals } from '@/ui/base/modals'
import { showAgeCheck } from '@/ui/payments/age-check-box'
import { guestWith } from '#test/support/ui/doubles'

it('opens the age check in the box of the guest’s country [MOD-007][MOD-018]', () => {
  const opened = ['ES', 'DE', 'FR'].map((countryCode) => {
    const modals = new Modals()
    showAgeCheck(modals, guestWith({ geoLocation: { countryCode } }))
    return { countryCode, box: modals.open?.id }
  })
  expect(opened).toEqual([
    { countryCode: 'ES', box: 'es-avs' },
    { countryCode: 'DE', box: 'avs' },
    { countryCode: 'FR', box: 'avs' },
  ])
})
