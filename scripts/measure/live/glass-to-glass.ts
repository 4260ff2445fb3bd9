import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../setup/chromium.ts'
import { answers, storeInPage } from '../answers.ts'
import { medianOf } from '../median.ts'
import type { Measurement } from '../measurement.ts'
import { serveBuild } from '../served.ts'
import { signUp } from '../sign-up.ts'
import { actorIdOf, agesOfFrames, emptyPage, publishClock } from './clock-picture.ts'
import { JanusServer } from './janus-server.ts'
import { texts } from '../../../src/ui/chat/texts/en.ts'

/** In whose room is measured, and how many frames. */
const ACTOR = 'Mira Solène'
const FRAMES = 250

/** Frames at the beginning that do not count: connections find their rate and their buffer first. */
const WARM_UP = 50

const room = (url: string): string => `${url}/en/amateur/${encodeURIComponent(ACTOR.toLowerCase())}/chat/`

/** A guest who has entered a private chat. */
async function enter(page: Page, url: string): Promise<void> {
  await page.addInitScript(storeInPage, answers())
  await signUp(page, url, 'en')
  await page.goto(room(url))
  await page.getByRole('radio', { name: new RegExp(`^${texts.mode.single}`, 'u') }).check()
  await page.getByRole('button', { name: new RegExp(`^${texts.start.single}`, 'u') }).click()
  await page.locator('[data-phase=playing]').waitFor()
}

/**
 * From the canvas of a studio to the screen of a guest, on one machine: encoder, WHIP, media server, WHEP, buffer and decoder. The clock in
 * each frame is read when the browser presents it.
 */
export async function glassToGlass(): Promise<readonly Measurement[]> {
  const janus = await JanusServer.start()
  const served = await serveBuild('memory', janus.environment)
  const browser = await chromium.launch(launchOptions())
  try {
    const studio = await emptyPage(await browser.newContext(), served.url)
    const actorId = await actorIdOf(studio, ACTOR)
    const address = `${served.url}/media/publish/${actorId}`
    const { status } = await publishClock(studio, { address, token: janus.publishToken })
    if (status !== 201) throw new Error(`The studio was answered ${status}`)
    const page = await browser.newPage()
    await enter(page, served.url)
    const ages = (await agesOfFrames(page, WARM_UP + FRAMES)).slice(WARM_UP).toSorted((a, b) => a - b)
    return [
      { name: 'live picture, glass to glass (WHEP)', value: medianOf(ages), unit: 'ms', goal: '≤ 300' },
      { name: 'live picture, p95', value: ages[Math.floor(ages.length * 0.95)] ?? 0, unit: 'ms' },
    ]
  } finally {
    await browser.close()
    await served.stop()
    await janus.stop()
  }
}
