import type { RestServer } from './rest-server'
import type { SessionRegistry } from '@/adapters/server/live/session-registry'
import { favoriteActors } from '@/adapters/wire/actors/actor-calls'
import {
  getGuestBalance,
  getNotificationsSettings,
  getProfile,
  logout,
  savePreferences,
  updatePreview,
  updateProfile,
} from '@/adapters/wire/guest/guest-calls'
import { askConfirmation, confirmEmail } from '@/adapters/wire/guest/confirmation-calls'
import { endSession, listSessions } from '@/adapters/wire/guest/session-calls'
import { sendSupportRequest } from '@/adapters/wire/support/support-calls'
import { excludeGuest, getLimits, setLimit } from '@/adapters/wire/money/limit-calls'

const OK = { ok: true } as const

/** The guest's own calls. */
export function guestRoutes(server: RestServer, lines: SessionRegistry): void {
  server
    .serve(getProfile, async ({ guest }) => ({ guest: await guest.current() }))
    .serve(getGuestBalance, ({ guest }) => guest.balance())
    .serve(updateProfile, ({ guest }, change) => guest.updateProfile(change))
    .serve(updatePreview, ({ guest }, change) => guest.updateProfile(change))
    .serve(getNotificationsSettings, async ({ guest }) => (await guest.current()).notificationSettings)
    .serve(favoriteActors, ({ actors }, { first, offset }) => actors.favorites(first, offset))
    .serve(savePreferences, async ({ guest }, { data }) => {
      await guest.savePreferences(data)
      return OK
    })
    .serve(listSessions, async ({ guest }) => ({ sessions: [...(await guest.sessions())] }))
    .serve(endSession, ({ guest }, { id }) => guest.endSession(id))
    .serve(askConfirmation, ({ confirmation }) => confirmation.request())
    .serve(confirmEmail, ({ confirmation }, { token }) => confirmation.confirm(token))
    .serve(sendSupportRequest, ({ support }, { request, key }) => support.send(request, key))
    .serve(getLimits, ({ limits }) => limits.read())
    .serve(setLimit, ({ limits }, { period, coins }) => limits.setLimit(period, coins))
    .serve(excludeGuest, ({ limits }, { until }) => limits.exclude(until))
    .serve(logout, async ({ guest }, _input, token) => {
      await guest.logout()
      await lines.expire(token)
      return OK
    })
}
