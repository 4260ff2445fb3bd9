import { describe, expect, it } from 'vitest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { NewsletterGateway, NewsletterSubscription } from '@/application/newsletters/newsletter-gateway'
import type { NewsletterRefusal } from '@/domain/newsletters/newsletter'
import { Toasts } from '@/ui/base/toasts'
import { NewslettersViewModel } from '@/ui/newsletters/newsletters-view-model'
import { FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

interface Platform {
  subscriptions: readonly NewsletterSubscription[]
  refusal: NewsletterRefusal | null
  isDown: boolean
  readonly requests: string[]
}

async function setup(guest: Parameters<typeof guestWith>[0] = { isLoggedIn: false, email: null }) {
  const platform: Platform = { subscriptions: [], refusal: null, isDown: false, requests: [] }
  const isOwn = guest.emailVerified === true
  const gateway = portOf<NewsletterGateway>({
    read: async () => {
      if (platform.isDown) throw new BackendError('offline')
      return platform.subscriptions
    },
    subscribe: async (newsletter, _guestId, email) => {
      platform.requests.push(`${newsletter} ${email}`)
      if (platform.isDown) throw new BackendError('offline')
      const { refusal: reason } = platform
      if (reason === null) platform.subscriptions = [{ newsletter, email, isConfirmed: isOwn }]
      return { success: reason !== 'not-yours', data: { success: reason === null, isConfirmed: isOwn, reason } }
    },
    unsubscribe: async (newsletter) => {
      platform.requests.push(`end ${newsletter}`)
      platform.subscriptions = []
    },
  })
  const opened = guestWith(guest)
  const session = guestOver(
    portOf<GuestGateway>({ open: async () => opened, current: async () => opened }),
    new FakeLive(),
  )
  await session.open('en')
  const storage = new FakeStorage()
  const toasts = new Toasts()
  const build = () => new NewslettersViewModel(gateway, session, storage, toasts)
  const model = build()
  model.start()
  await expect.poll(() => model.isKnown).toBe(true)
  return { model, build, platform, toasts }
}

describe('the newsletters of a guest', () => {
  it('go to the address a visitor types, which is stored until it is subscribed', async () => {
    const { model, build, platform } = await setup()
    model.write('robin@vesper.test ')
    expect(build().email).toBe('robin@vesper.test ')
    await model.subscribe('contests')
    expect(platform.requests).toEqual(['contests robin@vesper.test'])
    expect(model.subscriptionTo('contests')).toMatchObject({ isConfirmed: false })
    expect(build().email).toBe('')
  })

  it('go to the confirmed address of the account, and nothing is typed', async () => {
    const { model, platform } = await setup({ isLoggedIn: true, email: 'kim@vesper.test', emailVerified: true })
    expect(model.ownEmail).toBe('kim@vesper.test')
    await model.subscribe('vr')
    expect(platform.requests).toEqual(['vr kim@vesper.test'])
    expect(model.subscriptionTo('vr')).toMatchObject({ isConfirmed: true })
    await model.unsubscribe('vr')
    expect(model.subscriptionTo('vr')).toBeNull()
  })

  it('are not requested for what is no address', async () => {
    const { model, platform } = await setup()
    model.write('robin')
    await model.subscribe('contests')
    expect({ refusal: model.refusal, requests: platform.requests }).toEqual({ refusal: 'invalid-email', requests: [] })
    model.write('robin@vesper.test')
    expect(model.refusal).toBeNull()
  })

  it('show why the platform refused one, and retain the typed address [GUE-029]', async () => {
    const { model, build, platform } = await setup()
    platform.refusal = 'too-many-mails'
    model.write('robin@vesper.test')
    await model.subscribe('late-night')
    expect({ refusal: model.refusal, changing: model.changing }).toEqual({ refusal: 'too-many-mails', changing: null })
    expect(model.subscriptionTo('late-night')).toBeNull()
    expect(build().email).toBe('robin@vesper.test')
  })

  it('are requested once by two presses, and report a network that is gone', async () => {
    const { model, platform, toasts } = await setup()
    model.write('robin@vesper.test')
    await Promise.all([model.subscribe('contests'), model.subscribe('contests')])
    expect(platform.requests).toHaveLength(1)
    platform.isDown = true
    await model.subscribe('vr')
    expect({ changing: model.changing, tone: toasts.waiting.at(-1)?.tone }).toEqual({ changing: null, tone: 'bad' })
  })
})
