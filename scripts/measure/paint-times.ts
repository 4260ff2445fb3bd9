import { chromium } from 'playwright'
import { launchOptions } from '../setup/chromium.ts'
import { answers, storeInPage } from './answers.ts'

/** Web vitals of a cold visit; milliseconds, and a plain number for the shift. */
export interface PaintTimes {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

/** The slow 4G that performance tools simulate: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 }
const CPU_SLOWDOWN = 4

/** Medians over so many cold visits of a phone that is four times slower than this machine. */
export async function paintTimes(url: string, visits: number): Promise<PaintTimes> {
  const all: PaintTimes[] = []
  for (let i = 0; i < visits; i++) all.push(await visit(url))
  const median = (of: (one: PaintTimes) => number): number => all.map(of).toSorted((a, b) => a - b)[visits >> 1] ?? 0
  return {
    fcp: Math.round(median(({ fcp }) => fcp)),
    lcp: Math.round(median(({ lcp }) => lcp)),
    tbt: Math.round(median(({ tbt }) => tbt)),
    cls: median(({ cls }) => cls),
  }
}

interface Seen {
  lcp: number
  cls: number
  tasks: number[]
}

async function visit(url: string): Promise<PaintTimes> {
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
    // A guest who has passed the age gate already: the page itself is measured, not its gate.
    await page.addInitScript(storeInPage, answers())
    await page.addInitScript(() => {
      const seen: Seen = { lcp: 0, cls: 0, tasks: [] }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.lcp = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.tasks.push(entry.duration)
      }).observe({ type: 'longtask', buffered: true })
    })
    const line = await page.context().newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', SLOW_4G)
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(6_000)
    return await page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: Seen }
      return {
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        lcp: seen.lcp,
        tbt: seen.tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
        cls: seen.cls,
      }
    })
  } finally {
    await browser.close()
  }
}
