import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limit } from '../scripts/setup/machine-speed.ts'
import { serveBuild } from '../scripts/measure/served.ts'
import { startForeignPlatform } from '../test/support/foreign/foreign-platform'
import { expect, test } from './support/fixtures'
import { Guest } from './support/guest'

test('a guest looks around on a platform that was written from the published documents alone, and is still there after a reload', async ({
  browser,
  texts,
  language,
}) => {
  test.setTimeout(limit(120_000))
  const foreign = await startForeignPlatform()
  const folder = mkdtempSync(join(tmpdir(), 'vesper-foreign-'))
  const file = join(folder, 'web.json')
  const configuration = {
    backend: 'remote',
    restUrl: foreign.origin,
    queryUrl: `${foreign.origin}/query`,
    socketUrl: `${foreign.origin.replace('http', 'ws')}/socket`,
  }
  writeFileSync(file, JSON.stringify(configuration))
  const app = await serveBuild('page', { WEB_CONFIG: file })
  const context = await browser.newContext({ baseURL: app.url, locale: language, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const defects: string[] = []
    page.on('pageerror', (error) => defects.push(error.message))
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
    })
    const guest = new Guest(page, texts, false)
    await guest.arrive('start', {}, 'nothing')
    const named = page.getByRole('main').getByText('Inês Foreign').first()
    await expect(named).toBeVisible({ timeout: limit(30_000) })
    for (const route of ['cams', 'videos', 'newVideos', 'albums', 'feed', 'camShows'] as const) {
      await guest.visit(route, {})
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    }
    await guest.visit('actor', { actorName: 'Inês Foreign' })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Inês Foreign')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Inês Foreign')
    expect(foreign.requests).toContain('socket requestSession')
    expect(foreign.requests.filter((request) => request.includes('/logger/error'))).toEqual([])
    expect(defects).toEqual([])
    // The start, six pages, the profile and its reload: the page loads itself again for no answer.
    expect(loads).toHaveLength(9)
  } finally {
    await context.close()
    await app.stop()
    await foreign.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
