import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

test.use({ serviceWorkers: 'allow' })

interface Shown {
  readonly title: string
  readonly body?: string
  readonly icon?: string
  readonly data: { readonly page: string }
}

/**
 * Delivers push messages to the service worker of the app, as the browser's push service would, and lists what it shows. The browser of
 * the journeys has no notifications, so the worker is given a place to show them.
 */
async function pushTo(page: Page) {
  // The worker is registered once the page has settled.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('no service worker')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration }
    scope.shown = []
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options })
  })
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown)
  return async (data: string): Promise<Shown | undefined> => {
    const before = (await shown()).length
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    await expect.poll(async () => (await shown()).length).toBe(before + 1)
    return (await shown()).at(-1)
  }
}

test('the app shows a push message with what it contains, a neutral one without a picture, and leads to no other site @once', async ({
  guest,
}) => {
  await guest.arrive('start', {}, 'nothing')
  const push = await pushTo(guest.page)
  const message = { title: 'New on Vesper', body: 'Mira is live now.', page: '/en/cams/', tag: 'one', neutral: false }
  const plain = await push(JSON.stringify(message))
  expect(plain).toMatchObject({ title: message.title, body: message.body, tag: 'one', data: { page: '/en/cams/' } })
  expect(plain?.icon).toMatch(/^\/art\//u)
  const neutral = await push(JSON.stringify({ ...message, title: 'New notification', neutral: true }))
  expect({ title: neutral?.title, icon: neutral?.icon }).toStrictEqual({ title: 'New notification', icon: undefined })
  const foreign = await push(JSON.stringify({ ...message, page: 'https://elsewhere.test/' }))
  expect(foreign?.data).toEqual({ page: '/' })
  expect(await push('no message')).toMatchObject({ title: 'New notification', data: { page: '/' } })
})
