import type { Page } from '@playwright/test'
import { limit } from '../../scripts/setup/machine-speed.ts'
import { expect, test as base, type WorkerOptions } from './fixtures'
import { FrontServer } from './front-server'
import type { Guest } from './guest'
import { escaped, pattern } from './pattern'

/** The journeys of the service worker: what is there without a network, and how a newer version comes. */
export const test = base.extend<{ readonly front: FrontServer }>({
  front: async ({ served }, provide) => {
    const front = await FrontServer.before(served.url)
    await provide(front)
    await front.stop()
  },
  baseURL: async ({ front }, provide) => provide(front.url),
})

/** What a journey of the worker sets about itself: others see what the server of their run serves, and nothing that was stored. */
export const WITH_WORKER = {
  serviceWorkers: 'allow',
  provoked: /ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION|EMPTY|FAILED|SOCKET)|WebSocket/u,
} as const

/** Names of all that the browser stores for the worker. */
export const storedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await globalThis.caches.keys()
    const keys = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })

/** The worker serves this page, and a copy of the page is stored. */
export async function expectStored(page: Page, address: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: limit(30_000) })
  await expect
    .poll(() => storedIn(page), { timeout: limit(20_000) })
    .toContainEqual(expect.stringMatching(new RegExp(`${escaped(address)}\\?gate=\\w+$`, 'u')))
}

/** The notice: of when the page is, where its data come from a server. */
export const notice = (guest: Guest, backend: WorkerOptions['backend']) =>
  guest.page.getByText(
    backend === 'memory' ? guest.t('shell.states.offline') : pattern(guest.texts, 'installation.seen', 'time'),
  )

export const names = (guest: Guest): Promise<readonly string[]> =>
  guest.cams.tiles.getByRole('heading').allTextContents()

/** Opens a list as a document, and waits until it is stored with what the age question is in front of. */
export async function seeList(guest: Guest): Promise<readonly string[]> {
  await guest.visit('start', {})
  await guest.enter()
  await guest.visit('cams', {})
  await expect(guest.cams.tiles.first()).toBeVisible()
  await expectStored(guest.page, guest.pathTo('cams', {}))
  return names(guest)
}
