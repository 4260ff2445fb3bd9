import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { launchOptions } from '../../setup/chromium.ts'
import type { Measurement } from '../measurement.ts'
import { medianOf } from '../median.ts'
import { withBuild } from '../served.ts'

const repository = join(import.meta.dirname, '..', '..', '..')
const PATH = '/bench-cams'

/** How long a page runs before it is measured, and how long it is measured, ms. */
const WARM = 4_000
const MEASURED = 10_000

const SIDES = ['product', 'bare'] as const
type Side = (typeof SIDES)[number]

interface Run {
  /** CPU time of the main thread, percent of the time. */
  readonly busy: number
  /** The frame time that 95 % of the frames do not pass, ms. */
  readonly frame: number
  /** Percent of the frames that were due and did not come. */
  readonly dropped: number
  readonly framesPerSecond: number
  readonly updatesPerSecond: number
}

/**
 * 500 actors and 1,000 updates a second, sorted again every second: the product's list beside one made by hand, whose runs alternate,
 * at full speed and at a quarter of it.
 */
export async function camsPage(rounds = 3): Promise<readonly Measurement[]> {
  const folder = await buildPages()
  const browser = await chromium.launch(launchOptions())
  try {
    return await withBuild(async (url) => {
      const lines: Measurement[] = []
      for (const rate of [1, 4]) {
        const runs: Record<Side, Run[]> = { product: [], bare: [] }
        for (let i = 0; i < rounds; i++)
          for (const side of SIDES) runs[side].push(await run(browser, url, folder, side, rate))
        lines.push(...linesOf(rate, runs))
      }
      return lines
    })
  } finally {
    await browser.close()
  }
}

function linesOf(rate: number, runs: Readonly<Record<Side, readonly Run[]>>): readonly Measurement[] {
  const of = (side: Side, key: keyof Run): number => medianOf(runs[side].map((one) => one[key]))
  const speed = rate === 1 ? '' : `, CPU/${rate}`
  const line = (side: Side, key: keyof Run, label: string, unit: string): Measurement => ({
    name: `cams page${speed}, ${label}${side === 'bare' ? ' of bare' : ''}`,
    value: of(side, key),
    unit,
  })
  // Where even the page made by hand falls short, the machine is too slow to measure frames.
  const goalIf = (isReached: boolean, goal: string): Pick<Measurement, 'goal'> => (isReached ? { goal } : {})
  const isFull = rate === 1
  return [
    {
      ...line('product', 'busy', 'CPU of the main thread', '%'),
      ratio: of('product', 'busy') / of('bare', 'busy'),
      ...goalIf(isFull, '≤ 1.6'),
    },
    line('bare', 'busy', 'CPU of the main thread', '%'),
    { ...line('product', 'frame', 'p95 frame', 'ms'), ...goalIf(isFull && of('bare', 'frame') <= 17, '≤ 17') },
    line('bare', 'frame', 'p95 frame', 'ms'),
    { ...line('product', 'dropped', 'frames dropped', '%'), ...goalIf(isFull && of('bare', 'dropped') <= 1, '≤ 1') },
    line('bare', 'dropped', 'frames dropped', '%'),
    {
      ...line('product', 'framesPerSecond', 'frames a second', ''),
      ...goalIf(!isFull && of('bare', 'framesPerSecond') >= 50, '≥ 50'),
    },
    line('bare', 'framesPerSecond', 'frames a second', ''),
    line('product', 'updatesPerSecond', 'updates a second', ''),
  ]
}

async function run(browser: Browser, url: string, folder: string, side: Side, rate: number): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.route(`${url}${PATH}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      const name = pathname === `${PATH}/` ? 'index.html' : pathname.slice(PATH.length + 1)
      const contentType = name.endsWith('.js') ? 'text/javascript' : name.endsWith('.css') ? 'text/css' : 'text/html'
      await route.fulfill({ body: readFileSync(join(folder, name)), contentType })
    })
    await page.goto(`${url}${PATH}/${side === 'bare' ? '?bare' : ''}`, { waitUntil: 'load' })
    await page.locator('article').first().waitFor()
    const line = await context.newCDPSession(page)
    await line.send('Performance.enable', { timeDomain: 'threadTicks' })
    await line.send('Emulation.setCPUThrottlingRate', { rate })
    await page.waitForTimeout(WARM)
    const worked = async (): Promise<number> => {
      const { metrics } = await line.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
    }
    const before = await worked()
    const { frames, updates } = await page.evaluate(
      (length) =>
        new Promise<{ frames: readonly number[]; updates: number }>((resolve) => {
          const counted = globalThis as unknown as { readonly received: number }
          const first = counted.received
          const times: number[] = []
          const begun = performance.now()
          const look = (now: number): void => {
            times.push(now)
            if (now - begun < length) requestAnimationFrame(look)
            else resolve({ frames: times, updates: counted.received - first })
          }
          requestAnimationFrame(look)
        }),
      MEASURED,
    )
    const busy = (await worked()) - before
    return result(frames, busy, updates)
  } finally {
    await context.close()
  }
}

const FRAME = 1_000 / 60

function result(times: readonly number[], busy: number, updates: number): Run {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const length = gaps.reduce((sum, gap) => sum + gap, 0)
  const sorted = gaps.toSorted((a, b) => a - b)
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0)
  return {
    busy: (100 * busy) / length,
    frame: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    dropped: (100 * missed) / (gaps.length + missed),
    framesPerSecond: (gaps.length / length) * 1_000,
    updatesPerSecond: (updates / length) * 1_000,
  }
}

/** Builds both pages as the product is built; returns their folder. */
async function buildPages(): Promise<string> {
  const outDir = join(repository, '.cache', 'bench-cams')
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: `${PATH}/`,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    resolve: { alias: { '@': join(repository, 'src') } },
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  })
  return outDir
}
