import { chromium, type Browser, type Page } from 'playwright'
import { launchOptions } from '../../setup/chromium.ts'
import { answers, storeInPage } from '../answers.ts'
import type { Measurement } from '../measurement.ts'
import { medianOf } from '../median.ts'
import { withBuild } from '../served.ts'
import { BARE_LINK_PATH, BARE_LIST_PATH } from './bare/tile.ts'
import { buildBare } from './build-bare.ts'
import { barePage, front } from './front.ts'
import { addressesOf, PHONE, prepare, tilesOf, type PageName } from './pages.ts'

const CPU_SLOWDOWN = 4

/** How long a page is left alone before the next press, ms: what it loads after its paint is done by then. */
const REST = 1_500

const ROUNDS = 10

const ROUTE: readonly PageName[] = ['start', 'cams', 'profile', 'videos']

/**
 * How long it takes from the press of a link until the next page's heading is painted, at a quarter of the CPU's speed,
 * where the parts of the page are loaded; beside the same in the bare page, from a link alone to its list of 24 tiles.
 */
export async function routeChange(rounds = ROUNDS): Promise<readonly Measurement[]> {
  const folder = await buildBare('index')
  const browser = await chromium.launch(launchOptions())
  try {
    return await withBuild(async (url) => {
      const addresses = await addressesOf(url)
      for (const name of ROUTE) await prepare(url, addresses[name])
      const bareFront = await front(url, barePage(folder, await tilesOf(url), null))
      try {
        const half = Math.ceil(rounds / 2)
        // Before the product and after it: a page that is open beside the one that is measured would have its share of the machine.
        const before = await bareChanges(browser, bareFront.url, half)
        const times = await productChanges(browser, url, addresses, rounds)
        const after = await bareChanges(browser, bareFront.url, half)
        return linesOf(times, medianOf([...before, ...after]))
      } finally {
        await bareFront.stop()
      }
    })
  } finally {
    await browser.close()
  }
}

type Times = ReadonlyMap<PageName, readonly number[]>

/** The time of each press to a page, ms. */
async function productChanges(
  browser: Browser,
  url: string,
  addresses: Readonly<Record<PageName, string>>,
  rounds: number,
): Promise<Times> {
  const times = new Map<PageName, number[]>(ROUTE.map((name) => [name, []]))
  const { page, slowDown } = await phoneAt(browser, `${url}${addresses.start}`)
  // The first round loads what the pages need, at full speed.
  for (const name of onward()) await change(page, addresses[name])
  await slowDown()
  for (let i = 0; i < rounds; i++) {
    for (const name of onward()) times.get(name)?.push(await change(page, addresses[name]))
  }
  await page.context().close()
  return times
}

/** The time of each press to the list of the bare page, ms. */
async function bareChanges(browser: Browser, url: string, rounds: number): Promise<readonly number[]> {
  const times: number[] = []
  const { page, slowDown } = await phoneAt(browser, `${url}${BARE_LINK_PATH}`)
  for (let i = 0; i <= rounds; i++) {
    const time = await change(page, BARE_LIST_PATH)
    // The first one at full speed, as the product's first round.
    if (i === 0) await slowDown()
    else times.push(time)
    await page.goBack()
  }
  await page.context().close()
  return times
}

function linesOf(times: Times, bare: number): readonly Measurement[] {
  const lines = onward().flatMap((name, index): Measurement[] => {
    const [label, value] = [`${ROUTE[index] ?? ''} to ${name}, press to painted`, medianOf(times.get(name) ?? [])]
    return [
      { name: label, value: Math.round(value), unit: 'ms', goal: '≤ 100' },
      { name: `${label}, beside bare`, value: Math.round(value), unit: 'ms', ratio: value / bare },
    ]
  })
  return [...lines, { name: 'link to list of bare, press to painted', value: Math.round(bare), unit: 'ms' }]
}

/** A phone whose guest has passed the age gate, with this page; `slowDown`: to a quarter of the CPU's speed. */
async function phoneAt(
  browser: Browser,
  url: string,
): Promise<{ readonly page: Page; readonly slowDown: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: PHONE,
  })
  await context.addCookies([{ name: 'vesper.ageGate', value: 'passed', url }])
  const page = await context.newPage()
  await page.addInitScript(storeInPage, answers())
  await page.goto(url, { waitUntil: 'networkidle' })
  const slowDown = async (): Promise<void> => {
    const line = await context.newCDPSession(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  }
  return { page, slowDown }
}

/** Every page after the one before it, back to the first. */
const onward = (): readonly PageName[] => [...ROUTE.slice(1), ...ROUTE.slice(0, 1)]

/** Presses a link to an address, and returns the time until the heading there is painted, ms. */
async function change(page: Page, address: string): Promise<number> {
  await page.waitForTimeout(REST)
  const link = page.locator(`a[href="${address}"]:visible`).first()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const painted = await page.evaluateHandle(
    (path) => ({
      // Wrapped, for a promise alone would be waited for here.
      time: new Promise<number>((resolve) => {
        const old = document.querySelector('h1')
        const oldText = old?.textContent
        const look = (begun: number): void => {
          const heading = document.querySelector('h1')
          const isNew = heading !== null && (heading !== old || heading.textContent !== oldText)
          if (location.pathname !== path || !isNew) {
            requestAnimationFrame(() => look(begun))
            return
          }
          // The frame that is being drawn shows it: a message is delivered after its paint.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - begun), { once: true })
          port1.start()
          port2.postMessage(null)
        }
        addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
          capture: true,
          once: true,
        })
      }),
    }),
    new URL(address, page.url()).pathname,
  )
  const box = await link.boundingBox()
  if (box === null) throw new Error(`No link to ${address} is visible`)
  // The mouse itself: the locator's click looks for what covers the link, in the page and at its speed.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const time = await painted.evaluate(({ time }) => time)
  await painted.dispose()
  return time
}
