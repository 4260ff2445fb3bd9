import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { EmailConfirmation } from '@/application/guest/email-confirmation'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { ConfirmEmailViewModel } from '@/ui/account/confirm-email-view-model'
import { FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

async function setup(isLoggedIn = true) {
  const platform = { isDown: false, requests: [] as string[] }
  const confirmation = portOf<EmailConfirmation>({
    confirm: async (token) => {
      platform.requests.push(token)
      if (platform.isDown) throw new BackendError('offline')
      return { ok: token === 'good' } as Awaited<ReturnType<EmailConfirmation['confirm']>>
    },
  })
  const guest = guestOver(
    portOf<GuestGateway>({
      open: async () => guestWith({ isLoggedIn }),
      current: async () => guestWith({ isLoggedIn, emailVerified: true }),
    }),
    new FakeLive(),
  )
  await guest.open('en')
  return { model: new ConfirmEmailViewModel(confirmation, guest), guest, platform }
}

describe('the page of the link that confirms an address', () => {
  it('reports that the address is confirmed, and the page knows it at once', async () => {
    const { model, guest } = await setup()
    await model.confirm('good')
    expect({ phase: model.phase, emailVerified: guest.guest?.emailVerified }).toEqual({
      phase: 'done',
      emailVerified: true,
    })
  })

  it('reports it too to a guest who is not logged in here', async () => {
    const { model, guest } = await setup(false)
    await model.confirm('good')
    expect({ phase: model.phase, emailVerified: guest.guest?.emailVerified }).toEqual({
      phase: 'done',
      emailVerified: false,
    })
  })

  it('reports that a link has expired, and sends no request for a link without a token', async () => {
    const { model, platform } = await setup()
    await model.confirm('used')
    expect(model.phase).toBe('expired')
    await model.confirm('')
    expect({ phase: model.phase, requests: platform.requests }).toEqual({ phase: 'expired', requests: ['used'] })
  })

  it('reports why the request failed, and can be tried again', async () => {
    const { model, platform } = await setup()
    platform.isDown = true
    await model.confirm('good')
    expect({ phase: model.phase, error: model.error }).toEqual({ phase: 'failed', error: 'offline' })
    platform.isDown = false
    await model.confirm('good')
    expect(model.phase).toBe('done')
  })
})
