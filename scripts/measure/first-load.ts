import { chromium } from 'playwright'
import { launchOptions } from '../setup/chromium.ts'

/**
 * What the first load of a page transferred over the network. Bytes are those of the bodies as they were transferred,
 * compressed.
 */
export interface FirstLoad {
  readonly scripts: number
  /** Of those, what was requested before the page was alive. */
  readonly scriptsBeforeAlive: number
  readonly styles: number
  readonly fonts: number
  readonly pictures: number
  /** Without pictures that the browser puts last: the paint does not wait for them. */
  readonly requestsBeforePaint: number
  readonly foreignHosts: readonly string[]
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly kind: string }[]
}

/** Loads a page as a guest who has never been there, and counts until nothing more is requested. */
export async function firstLoad(url: string): Promise<FirstLoad> {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    const kinds = new Map<string, { name: string; kind: string; at: number; isLast: boolean }>()
    const files: { name: string; bytes: number; kind: string; at: number }[] = []
    line.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
      kinds.set(requestId, {
        name: request.url,
        kind: type ?? 'Other',
        at: timestamp,
        isLast: type === 'Image' && request.initialPriority.endsWith('Low'),
      })
    })
    const bodies = new Map<string, number>()
    line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength)
    })
    line.on('Network.loadingFinished', ({ requestId }) => {
      const known = kinds.get(requestId)
      if (known !== undefined) files.push({ ...known, bytes: bodies.get(requestId) ?? 0 })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1_500)
    const alive = await page.evaluate(
      () => performance.getEntriesByName('alive')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    )
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    const begun = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.startTime ?? 0)
    const first = Math.min(...[...kinds.values()].map(({ at }) => at))
    const origin = new URL(url).origin
    const sum = (kind: string): number =>
      files.filter((file) => file.kind === kind).reduce((all, file) => all + file.bytes, 0)
    return {
      scripts: sum('Script'),
      scriptsBeforeAlive: files
        .filter(({ kind, at }) => kind === 'Script' && (at - first) * 1_000 < alive - begun)
        .reduce((all, file) => all + file.bytes, 0),
      styles: sum('Stylesheet'),
      fonts: sum('Font'),
      pictures: sum('Image'),
      requestsBeforePaint: [...kinds.values()].filter(
        ({ at, isLast }) => !isLast && (at - first) * 1_000 < paint - begun,
      ).length,
      foreignHosts: [...kinds.values()]
        .map(({ name }) => name)
        .filter((name) => name.startsWith('http') && new URL(name).origin !== origin),
      files: files.map(({ name, bytes, kind }) => ({ name: name.replace(origin, ''), bytes, kind })),
    }
  } finally {
    await browser.close()
  }
}
