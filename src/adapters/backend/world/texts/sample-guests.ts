import rooms from '@/adapters/backend/world/data/rooms.json' with { type: 'json' }
import { at } from '@/adapters/backend/world/seed/seeded-random'
import { asId, type GuestId } from '@/domain/ids'

/** Begins the ids of the guests of the sample world. */
const PREFIX = 'sample-guest-'

/** Number of guests of the sample world, who have no accounts. */
export const SAMPLE_GUESTS = rooms.guests.length

/** A guest of the sample world; any whole number from 0 on is one of them. */
export const sampleGuest = (number: number): { readonly guestId: GuestId; readonly guestName: string } => ({
  guestId: asId<GuestId>(`${PREFIX}${number % SAMPLE_GUESTS}`),
  guestName: at(rooms.guests, number),
})

/** Returns whether a guest is one of them. */
export const isSampleGuest = ({ guestId }: { readonly guestId: GuestId }): boolean => guestId.startsWith(PREFIX)

/** The display name of one of them. */
export const sampleGuestName = (guestId: GuestId): string => at(rooms.guests, Number(guestId.slice(PREFIX.length)))
