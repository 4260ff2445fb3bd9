import { chromium, type Browser } from 'playwright'
import { launchOptions } from '../setup/chromium.ts'
import { answers, storeInPage } from './answers.ts'
import { PHONE } from './first-visit/pages.ts'
import type { Measurement } from './measurement.ts'
import { withBuild } from './served.ts'

/** Every page that is a list; those of an actor are of the one whom the sample world always has. */
const LISTS = [
  '',
  'cams/',
  'new-girls/',
  'free-chat/',
  'cam-shows/',
  'categories/music/',
  'top-cams/',
  'search/performers/',
  'videos/',
  'videos/all-videos/',
  'videos/free-clips/',
  'videos/video-trends/',
  'videos/on-sale/',
  'videos/new-videos/',
  'videos/vip-videos/',
  'videos/stars/',
  'albums/',
  'amateur/mira%20sol%C3%A8ne/videos/',
  'amateur/mira%20sol%C3%A8ne/pictures/',
  'tv/livestream/',
  'tv/late-night/',
  'tv/media/series/',
  'search/videos/night/',
  'feed/',
  'blog/',
] as const

const DEVICES = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, userAgent: PHONE, slowdown: 4 },
  desktop: { viewport: { width: 1440, height: 900 }, slowdown: 1 },
} as const

type Device = keyof typeof DEVICES

/** How far a guest scrolls down, px at a time, and how long they look before the next time, ms. */
const SCROLLS = { count: 6, by: 600, pause: 500 } as const

/** A page is looked at for this long before it is scrolled, ms: what it loads after its paint is there by then. */
const REST = 2_500

/** The layout shift (CLS) of lists, by their addresses behind the language, on a cold visit and while a guest scrolls down. */
export async function listShift(lists: readonly string[] = LISTS): Promise<readonly Measurement[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    return await withBuild(async (url) => {
      const lines: Measurement[] = []
      for (const path of lists) {
        for (const device of ['phone', 'desktop'] as const) {
          const { value, largest } = await shiftAt(browser, `${url}/en/${path}`, device)
          if (value > 0.01) process.stderr.write(`/en/${path}, ${device}: ${value}, most of it ${largest}\n`)
          lines.push({ name: `/en/${path}, CLS, ${device}`, value, unit: '', goal: '≤ 0.01' })
        }
      }
      return lines
    })
  } finally {
    await browser.close()
  }
}

async function shiftAt(
  browser: Browser,
  address: string,
  device: Device,
): Promise<{ readonly value: number; readonly largest: string }> {
  const { slowdown, ...options } = DEVICES[device]
  const context = await browser.newContext(options)
  try {
    await context.addCookies([{ name: 'vesper.ageGate', value: 'passed', url: address }])
    const page = await context.newPage()
    await page.addInitScript(storeInPage, answers())
    await page.addInitScript(observeShifts)
    const line = await context.newCDPSession(page)
    await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address)
    await page.waitForTimeout(REST)
    await page.mouse.move(200, 400)
    for (let i = 0; i < SCROLLS.count; i++) {
      await page.mouse.wheel(0, SCROLLS.by)
      await page.waitForTimeout(SCROLLS.pause)
    }
    return await page.evaluate(() => window.shifts)
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    /** CLS so far, as browsers define it, and what moved in the largest single shift. */
    shifts: { value: number; largest: string }
  }
}

/**
 * Sums shifts as CLS does: the largest window of shifts that follow one another within a second, of five seconds at most. Runs in the page,
 * and so refers to nothing outside itself.
 */
function observeShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  window.shifts = { value: 0, largest: 'nothing' }
  let begun = -Infinity
  let last = -Infinity
  let sum = 0
  let most = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      if (entry.startTime - last > 1_000 || entry.startTime - begun > 5_000) {
        begun = entry.startTime
        sum = 0
      }
      last = entry.startTime
      sum += entry.value
      window.shifts.value = Math.max(window.shifts.value, Math.round(sum * 10_000) / 10_000)
      if (entry.value <= most) continue
      most = entry.value
      window.shifts.largest = entry.sources
        .map(({ node }) => (node instanceof Element ? `<${node.tagName.toLowerCase()} class="${node.className}">` : ''))
        .join(' ')
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}
