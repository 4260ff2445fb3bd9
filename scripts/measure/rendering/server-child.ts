import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import type { Order, Part, SentPage } from './orders'
import { LocalUpdateHub } from '@/adapters/backend/kernel/update-hub'
import { embeddedBackend } from '@/adapters/modules/backend'
import { defaultSettings } from '@/adapters/server/base/config/server-settings'
import { PAGE_DATA_ID } from '@/worker-protocol/page-element'
import { createServer } from '@/adapters/server/create-server'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import { ArtFolder } from '@/adapters/server/web/art-folder'
import { VisitorSession } from '@/adapters/server/web/visitor-session'
import { nullJournal } from '@/adapters/stores/journal'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { SystemClock } from '@/adapters/system/system-clock'
import { pageRenderer } from '@/render'

/** By how much the clock of the server advances before each rendering, ms: so many renderings are always allowed. */
const STEP = 60

/** How much longer than a guest a rendering is waited for: on a busy machine it is measured all the same. */
const PATIENCE = 20

const HEADERS = { 'accept-encoding': 'br', accept: 'text/html' }

/** Runs one part of this program, and does what its parent requests. */
export function runChild(): void {
  process.once('message', (part: Part) => {
    open(part).then(
      (url) => process.send?.(url),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  })
}

async function open(part: Part): Promise<string> {
  const clock = new SteppedClock()
  const app = part.part === 'product' ? await product(clock) : bare(part.pages)
  let rendered = 0
  const renderOnce = async (url: string): Promise<number> => {
    clock.step()
    // A page names its host in its links: another host is another page.
    const host = `host-${rendered++}.example`
    // A client has a share of the renderings: each is requested by another one.
    const remoteAddress = `10.${(rendered >> 16) & 255}.${(rendered >> 8) & 255}.${rendered & 255}`
    const before = process.cpuUsage()
    const { statusCode, rawPayload } = await app.inject({ url, headers: { ...HEADERS, host }, remoteAddress })
    const { user, system } = process.cpuUsage(before)
    const isRendered = statusCode === 200 && brotliDecompressSync(rawPayload).includes(`id="${PAGE_DATA_ID}"`)
    if (!isRendered) throw new Error(`${url} was not rendered`)
    return (user + system) / 1_000
  }
  const answer = async (order: Order): Promise<unknown> => {
    if (order.kind === 'cpu') return cpu()
    if (order.kind === 'memory') return held()
    const times: number[] = []
    while (times.length < order.count) times.push(await renderOnce(order.path))
    return times
  }
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  process.on('message', (order: Order) => {
    answer(order).then(
      (answered) => process.send?.(answered),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  })
  return url
}

/** The clock of the machine, which can be put forward. */
class SteppedClock extends SystemClock {
  private ahead = 0

  step(): void {
    this.ahead += STEP
  }

  override now(): number {
    return super.now() + this.ahead
  }

  override after(delay: number, work: () => void): () => void {
    return super.after(delay * PATIENCE, work)
  }
}

/** A server of the product as it is run, without simulated arrivals and departures, so that nothing else runs. */
async function product(clock: SteppedClock): Promise<FastifyInstance> {
  const random = new CryptoRandom()
  const onError = (error: unknown): void => void process.stderr.write(`${String(error)}\n`)
  const playlists = new SignedPlaylistHost('for a measurement', clock)
  const rules = {
    access: { passwordIterations: 1_000 },
    media: { playlists, pictures: playlists },
    payments: { checkoutUrl: '/checkout.html' },
  }
  const { platform } = await embeddedBackend(
    { seed: 1, actors: 240, videos: 3_000, rules },
    { clock: new SystemClock(), random, journal: nullJournal },
    () => new LocalUpdateHub(onError),
    onError,
  )
  const configuration = { backend: 'remote', mails: false }
  return createServer({
    settings: { ...defaultSettings, pagesPerMinute: Number.MAX_SAFE_INTEGER, logLevel: 'error' },
    clock,
    random,
    platform,
    playlists,
    web: {
      root: join(process.cwd(), 'dist'),
      art: new ArtFolder(join(process.cwd(), '.cache', 'art'), null),
      configuration,
      renderer: pageRenderer(new VisitorSession(platform, defaultSettings.countryCode), configuration),
    },
  })
}

/** Routes that send the bytes and headers of the product's pages, and do nothing else. */
function bare(pages: readonly SentPage[]): FastifyInstance {
  const app = fastify({ logger: false })
  for (const { path, headers, body } of pages) {
    const bytes = Buffer.from(body, 'base64')
    // Routes are matched after an address is decoded.
    app.get(decodeURI(path), (_request, reply) => reply.headers(headers).send(bytes))
  }
  return app
}

function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function held(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
