/** One cold visit by Lighthouse's phone: `node scripts/measure/first-visit/lighthouse-visit.ts <address> <visitor>`. Prints a report. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { launchOptions } from '../../setup/chromium.ts'
import { answers, storeInPage } from '../answers.ts'
import type { Report } from './visit.ts'

/** With the settings that Lighthouse has for phones. */
async function visit(url: string, isAnswered: boolean): Promise<Report> {
  const profile = mkdtempSync(join(tmpdir(), 'vesper-lighthouse-'))
  const { args, ...options } = launchOptions()
  // Port 0: the browser chooses a free one and writes it to its profile.
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
  })
  try {
    if (isAnswered) {
      const page = await browser.newPage()
      await browser.addCookies([{ name: 'vesper.ageGate', value: 'passed', url }])
      // An address that loads nothing of the app, so that the visit stays cold.
      await page.goto(new URL('/config.json', url).href)
      await page.evaluate(storeInPage, answers())
      await page.close()
    }
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0])
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: ['performance'],
      disableStorageReset: isAnswered,
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
    const fcp = valueOf('first-contentful-paint')
    const details = audits['long-tasks']?.details
    if (details?.type !== 'table') throw new Error(`Lighthouse at ${url} listed no long tasks`)
    const long = details.items
      .map(({ startTime, duration }) => ({ startTime: Number(startTime), duration: Number(duration) }))
      .filter(({ startTime, duration }) => startTime + duration > fcp)
      .reduce((sum, { duration }) => sum + duration, 0)
    return {
      long,
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      fcp,
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

const [, , url = '', visitor] = process.argv
process.stdout.write(JSON.stringify(await visit(url, visitor === 'answered')))
