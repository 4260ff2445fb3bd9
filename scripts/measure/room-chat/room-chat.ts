import { chromium, type Browser, type CDPSession, type Page, type WebSocketRoute } from 'playwright'
import { launchOptions } from '../../setup/chromium.ts'
import { texts } from '../../../src/ui/chat/texts/en.ts'
import { answers, storeInPage } from '../answers.ts'
import type { Measurement } from '../measurement.ts'
import { withBuild } from '../served.ts'
import { signUp } from '../sign-up.ts'
import { roomFrame } from './room-frame.ts'

/** Lines that others write a second, and how long they do, ms. */
const RATE = 50
const LENGTH = 60_000

/** How often lines are sent, and how often the guest presses a key, ms. */
const SENDING = 100
const TYPING = 250

/** How long lines arrive before memory is compared, ms: by then the page holds as many as it ever does. */
const FILLED = 15_000

/** How long a quiet room is measured, ms. */
const QUIET = 10_000

const CHAT_ID = /"chatId":"(?<id>[^"]+)"/u

/** What a guest felt who wrote meanwhile. */
interface Felt {
  /** How long the page was busy when a key was pressed, and with the key, before it could show it, ms: the longest, and what 95 % do not pass. */
  readonly longest: number
  readonly p95: number
  readonly keys: number
}

/** A room of a free chat, entered, whose socket this process can send frames into. */
interface EnteredRoom {
  readonly page: Page
  readonly line: CDPSession
  readonly send: (number: number) => void
}

/**
 * The product's page in a room with others, 50 lines a second for a minute, while its guest writes; the same room without lines is what
 * it is compared with. The frames are sent into the socket of the page beside those of the server.
 */
export async function roomChat(): Promise<readonly Measurement[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    return await withBuild(async (url) => measuredIn(await enter(browser, url)))
  } finally {
    await browser.close()
  }
}

async function measuredIn(room: EnteredRoom): Promise<readonly Measurement[]> {
  const quiet = await typeFor(room.page, QUIET)
  const storm = storming(room)
  const before = await typeFor(room.page, FILLED)
  const { used: filled } = await memory(room)
  const rest = await typeFor(room.page, LENGTH - FILLED)
  const sent = storm.stop()
  const { used: after, nodes } = await memory(room)
  const shown = await room.page.getByRole('log').locator('[data-line]').count()
  const longest = Math.max(before.longest, rest.longest)
  return [
    // Where even a quiet room blocks a key for so long, the machine is too slow to measure it.
    {
      name: 'room chat, 50 lines a second, longest block of a key',
      value: longest,
      unit: 'ms',
      ...(quiet.longest <= 50 ? { goal: '≤ 50' } : {}),
    },
    { name: 'room chat, p95 block of a key', value: rest.p95, unit: 'ms' },
    { name: 'quiet room, longest block of a key', value: quiet.longest, unit: 'ms' },
    { name: 'room chat, keys pressed', value: before.keys + rest.keys, unit: '' },
    { name: 'room chat, lines sent', value: sent, unit: '' },
    // 200 lines are held, of which the page has those in view.
    { name: 'room chat, lines in the page', value: shown, unit: '', goal: shown === 0 ? '≥ 1' : '≤ 60' },
    {
      name: 'room chat, memory after a minute beside a quarter of it',
      value: after / 1_000_000,
      unit: 'MB',
      ratio: after / filled,
      goal: '≤ 1.1',
    },
    { name: 'room chat, nodes after a minute', value: nodes, unit: '' },
  ]
}

async function enter(browser: Browser, url: string): Promise<EnteredRoom> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(storeInPage, answers())
  let socket: WebSocketRoute | null = null
  let chatId: string | null = null
  await page.routeWebSocket(/\/socket$/u, (route) => {
    socket = route
    const server = route.connectToServer()
    server.onMessage((message) => {
      chatId ??= CHAT_ID.exec(message.toString())?.groups?.['id'] ?? null
      route.send(message)
    })
  })
  await signUp(page, url, 'en')
  await page.goto(`${url}/en/cams/?online=1&mode=free`)
  const name = (await page.locator('article').first().getByRole('link').first().textContent()) ?? ''
  await page.goto(`${url}/en/amateur/${encodeURIComponent(name.toLowerCase())}/chat/`)
  const start = page.getByRole('button', { name: new RegExp(`^${texts.start.free}`, 'u') })
  const kind = page.getByRole('radio', { name: new RegExp(`^${texts.mode.free}`, 'u') })
  await start.or(kind).first().waitFor()
  if ((await kind.count()) > 0) await kind.check()
  await start.click()
  const accept = page.getByRole('button', { name: texts.rules.accept, exact: true })
  await accept.or(page.locator('main textarea:enabled')).first().waitFor()
  if (await accept.isVisible()) await accept.click()
  await page.locator('main textarea:enabled').waitFor()
  const line = await page.context().newCDPSession(page)
  await line.send('Performance.enable')
  return {
    page,
    line,
    send: (number) => {
      if (socket === null || chatId === null) throw new Error('The chat has no socket')
      socket.send(roomFrame(chatId, number))
    },
  }
}

/** Sends lines until it is stopped, which returns how many there were. */
function storming(room: EnteredRoom): { readonly stop: () => number } {
  const begun = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begun) / 1_000) * RATE)
    for (; sent < due; sent++) room.send(sent)
  }, SENDING)
  return {
    stop: () => {
      clearInterval(timer)
      return sent
    },
  }
}

/** Presses keys in the field, and reads from the browser's event timing how long each was blocked. */
async function typeFor(page: Page, length: number): Promise<Felt> {
  const field = page.locator('main textarea:enabled')
  await field.focus()
  await page.evaluate(() => {
    const times: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === 'keydown') times.push(entry.processingEnd - entry.startTime)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(globalThis, { blocked: times })
  })
  const until = performance.now() + length
  let keys = 0
  for (; performance.now() < until; keys++) {
    await page.keyboard.press(keys % 20 === 19 ? 'Backspace' : 'a')
    await page.waitForTimeout(TYPING)
  }
  const noted = await page.evaluate(() => (globalThis as unknown as { blocked: number[] }).blocked)
  // Event timing leaves out what took less than 16 ms.
  const blocked = [...Array.from({ length: Math.max(0, keys - noted.length) }, () => 0), ...noted].toSorted(
    (a, b) => a - b,
  )
  await field.fill('')
  return { longest: blocked.at(-1) ?? 0, p95: blocked[Math.floor(blocked.length * 0.95)] ?? 0, keys }
}

/** Memory in use, bytes, and nodes of the document, after what is no longer used has been freed. */
async function memory({ line }: EnteredRoom): Promise<{ readonly used: number; readonly nodes: number }> {
  await line.send('HeapProfiler.collectGarbage')
  const { metrics } = await line.send('Performance.getMetrics')
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { used: of('JSHeapUsedSize'), nodes: of('Nodes') }
}
