import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { launchOptions } from '../../setup/chromium.ts'

/** What Lighthouse reports of a cold visit of its phone: times in ms. */
export interface Report {
  /** 0 to 100. */
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** How fast Lighthouse found this machine to be. */
  readonly machine: number
}

/** Whether the visitor sees the age question, as on a first visit, or has answered it, and the one about cookies. */
export type Visitor = 'fresh' | 'answered'

/** One cold visit in a browser of its own, with the settings that Lighthouse has for phones. */
export async function visit(url: string, visitor: Visitor): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'vesper-lighthouse-'))
  const { args, ...options } = launchOptions()
  // Port 0: the browser chooses a free one and writes it to its profile.
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
  })
  try {
    if (visitor === 'answered') {
      const page = await browser.newPage()
      await browser.addCookies([{ name: 'vesper.ageGate', value: 'passed', url }])
      // An address that loads nothing of the app, so that the visit stays cold.
      await page.goto(new URL('/config.json', url).href)
      await page.evaluate(() => {
        localStorage.setItem('vesper.ageGate', 'passed')
        localStorage.setItem('vesper.consent', JSON.stringify({ version: 1, at: Date.now(), allowed: [] }))
      })
      await page.close()
    }
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0])
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: ['performance'],
      disableStorageReset: visitor === 'answered',
      disableFullPageScreenshot: true,
    })
    if (result === undefined) throw new Error(`Lighthouse returned nothing for ${url}`)
    const { audits, categories, environment, runtimeError } = result.lhr
    if (runtimeError !== undefined) throw new Error(`Lighthouse at ${url}: ${runtimeError.message}`)
    const valueOf = (id: string): number => {
      const value = audits[id]?.numericValue
      if (value === undefined) throw new Error(`Lighthouse at ${url} measured no ${id}`)
      return value
    }
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      fcp: valueOf('first-contentful-paint'),
      lcp: valueOf('largest-contentful-paint'),
      tbt: valueOf('total-blocking-time'),
      cls: valueOf('cumulative-layout-shift'),
      machine: environment.benchmarkIndex,
    }
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}
