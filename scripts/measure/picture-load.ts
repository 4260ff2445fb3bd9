import { chromium, type Browser, type Page } from 'playwright'
import { launchOptions } from '../setup/chromium.ts'

/** A phone that is common, as Lighthouse emulates it. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const

const WIDTHS = [60, 140, 320, 640, 1280] as const

/** A picture as a page shows it. */
export interface ShownPicture {
  readonly name: string
  /** How wide it is drawn, in pixels of the device, with what its box crops; of several boxes the widest. */
  readonly drawn: number
}

interface LoadedFile {
  readonly name: string
  readonly kind: string
  /** Of the body as it was transferred. */
  readonly bytes: number
}

/** What a phone loads of a page that is not scrolled: for its first screen, and what the browser loads ahead below it. */
export interface PictureLoad {
  readonly picturesAndFonts: number
  readonly files: readonly LoadedFile[]
  readonly shown: readonly ShownPicture[]
}

const widthIn = (name: string): number => Number(/-w(?<width>\d+)\.webp$/u.exec(name)?.groups?.['width'] ?? 0)

/** The pictures that were loaded in a larger width than the next one above what is drawn. */
export const tooLarge = (shown: readonly ShownPicture[]): readonly ShownPicture[] =>
  shown.filter(({ name, drawn }) => {
    const needed = WIDTHS.find((width) => width >= Math.floor(drawn)) ?? WIDTHS[WIDTHS.length - 1] ?? 0
    return widthIn(name) > needed
  })

/** The pictures of which a larger width exists, and less than three quarters of the pixels that are drawn across were loaded. */
export const tooSmall = (shown: readonly ShownPicture[]): readonly ShownPicture[] =>
  shown.filter(({ name, drawn }) => widthIn(name) < Math.min(1280, drawn) * 0.75)

const picturesOf = (page: Page): Promise<readonly ShownPicture[]> =>
  page.evaluate(() => {
    const shown = new Map<string, number>()
    for (const { currentSrc, naturalWidth, naturalHeight, width, height } of document.images) {
      if (naturalWidth === 0) continue
      const drawn = Math.max(width, (height * naturalWidth) / naturalHeight) * devicePixelRatio
      shown.set(currentSrc, Math.max(drawn, shown.get(currentSrc) ?? 0))
    }
    return [...shown].map(([name, drawn]) => ({ name, drawn }))
  })

async function load(browser: Browser, url: string): Promise<PictureLoad & { readonly isDrawn: boolean }> {
  const page = await browser.newPage(PHONE)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const files = new Map<string, { name: string; kind: string; bytes: number }>()
  let isDrawn = true
  line.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (type !== 'Image' && type !== 'Font') return
    // The server redirects a caller to the address of a picture that it is still drawing.
    if (redirectResponse !== undefined) isDrawn = false
    files.set(requestId, { name: request.url, kind: type, bytes: 0 })
  })
  line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file !== undefined) file.bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_500)
  const shown = await picturesOf(page)
  await page.close()
  const origin = new URL(url).origin
  const loaded = [...files.values()].map((file) => ({ ...file, name: file.name.replace(origin, '') }))
  return {
    isDrawn,
    picturesAndFonts: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
    files: loaded,
    shown: shown.map((one) => ({ ...one, name: one.name.replace(origin, '') })),
  }
}

/** Times a page is loaded until all its pictures are drawn. */
const MAX_LOADS = 20

/** Loads a page on a phone as a guest who has never been there, once its pictures are drawn. */
export async function pictureLoad(url: string): Promise<PictureLoad> {
  const browser = await chromium.launch(launchOptions())
  try {
    for (let times = 1; times < MAX_LOADS; times += 1) if ((await load(browser, url)).isDrawn && times > 1) break
    return await load(browser, url)
  } finally {
    await browser.close()
  }
}
