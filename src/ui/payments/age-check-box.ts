import type { Guest } from '@/domain/guest/guest'
import type { Modals } from '@/ui/base/modals'

/**
 * Opens the age check in the box for the guest's country: guests in Spain read that their law
 * prescribes it. The check itself, and what it opens, are the platform's.
 */
export function showAgeCheck(modals: Pick<Modals, 'show'>, guest: Pick<Guest, 'geoLocation'> | null): void {
  modals.show(guest?.geoLocation.countryCode === 'ES' ? 'es-avs' : 'avs')
}
