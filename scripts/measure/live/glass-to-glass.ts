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

/**
 * A network that lets no WebRTC connection through: the page may use relays only, and has none. The page itself is not changed.
 */
async function refuseConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = globalThis.RTCPeerConnection
    globalThis.RTCPeerConnection = class extends Native {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: 'relay' })
      }
    }
  })
}

/** How old the clock is in the frames that a guest sees, ascending, ms. */
async function agesAt(page: Page, url: string): Promise<readonly number[]> {
  await enter(page, url)
  return (await agesOfFrames(page, WARM_UP + FRAMES)).slice(WARM_UP).toSorted((a, b) => a - b)
}

const p95Of = (ages: readonly number[]): number => ages[Math.floor(ages.length * 0.95)] ?? 0

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
 * From the canvas of a studio to the screen of a guest, on one machine: encoder, WHIP, media server, WHEP, buffer and decoder; then the same to a guest
 * whose network lets no WebRTC connection through, over ffmpeg and a playlist. The clock in each frame is read when the browser presents it.
 */
export async function glassToGlass(): Promise<readonly Measurement[]> {
  const direct = await measured(async () => undefined)
  const packed = await measured(refuseConnections)
  return [
    { name: 'live picture, glass to glass (WHEP)', value: medianOf(direct), unit: 'ms', goal: '≤ 300' },
    { name: 'live picture, p95', value: p95Of(direct), unit: 'ms' },
    { name: 'live picture as a playlist (HLS)', value: medianOf(packed), unit: 'ms', goal: '≤ 3000' },
    { name: 'live picture as a playlist, p95', value: p95Of(packed), unit: 'ms', goal: '≤ 3000' },
  ]
}

/** Each with servers and an account of its own. */
async function measured(prepare: (page: Page) => Promise<void>): Promise<readonly number[]> {
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
    await prepare(page)
    return await agesAt(page, served.url)
  } finally {
    await browser.close()
    await served.stop()
    await janus.stop()
  }
}
