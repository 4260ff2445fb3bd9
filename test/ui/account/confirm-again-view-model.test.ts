import { expect, it } from 'vitest'
import { FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { BackendError } from '@/application/errors/backend-error'
import type { EmailConfirmation } from '@/application/guest/email-confirmation'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { Guest } from '@/domain/guest/guest'
import { ConfirmAgainViewModel } from '@/ui/account/confirm-again-view-model'
import { Toasts } from '@/ui/base/toasts'

async function setup(own: Partial<Guest>, mails = true) {
  const requests: string[] = []
  const confirmation = portOf<EmailConfirmation>({
    dismiss: async () => {
      requests.push('dismiss')
      throw new BackendError('offline')
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith(own) }), new FakeLive())
  await guest.open('en')
  const model = new ConfirmAgainViewModel(confirmation, { mails }, guest, new Toasts())
  return { model, guest, requests }
}

it('prompts a guest for the address they have not confirmed, until they close the bar [SOC-032]', async () => {
  const { model, guest, requests } = await setup({ isLoggedIn: true, emailVerified: false, preferences: { a: 'b' } })
  expect(model.isPrompted).toBe(true)
  model.dismiss()
  expect(model.isPrompted).toBe(false)
  expect(requests).toEqual(['dismiss'])
  expect(guest.guest?.preferences).toEqual({ a: 'b', statusBar: 'removed' })
})

it('prompts nobody who has confirmed it, closed the bar, or has no account, and nobody where no mails are sent', async () => {
  const open = { isLoggedIn: true, emailVerified: false }
  for (const [own, mails] of [
    [{ ...open, emailVerified: true }, true],
    [{ ...open, preferences: { statusBar: 'removed' } }, true],
    [{ ...open, isLoggedIn: false }, true],
    [open, false],
  ] as const)
    expect((await setup(own, mails)).model.isPrompted).toBe(false)
})
