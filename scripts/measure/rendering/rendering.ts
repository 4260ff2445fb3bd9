import autocannon from 'autocannon'
import type { Measurement } from '../measurement'
import { medianOf } from '../median'
import { startChild, type Child, type SentPage } from './orders'
import { runChild } from './server-child'

const PAGES = {
  start: '/en/',
  cams: '/en/cams/',
  profile: '/en/amateur/mira%20sol%C3%A8ne/',
  videos: '/en/videos/',
} as const

/** Renderings of a page before those that count: the compiler has seen all of it by then. */
const WARM_UP = 150
const RENDERINGS = 150

const CONNECTIONS = 50

/** Slices of the comparison, which alternate, and how long one takes, s. */
const SLICES = 5
const SLICE = 2

/** Pages of the measurement of memory: some rendered, which fill the cache before, and all others sent from it. */
const FILLED = 1_000
const RENDERED = 5_000
const SENT = 95_000

/** How much more the server may hold afterwards, MB. */
const GROWTH = 5

const PATHS = Object.values(PAGES)

/** Sends requests for all pages from many connections at once; for so many seconds, or so many requests. */
async function load(url: string, until: { readonly duration: number } | { readonly amount: number }) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...until,
    requests: PATHS.map((path) => ({ path, headers: { 'accept-encoding': 'br', accept: 'text/html' } })),
  })
  const refused = result.non2xx + result.errors + result.timeouts
  if (refused > 0) throw new Error(`${refused} pages were not sent`)
  return { requests: result['2xx'], p99: result.latency.p99 }
}

/** CPU time of a rendering without the cache: everything from the request to the compressed page. */
async function rendering(product: Child): Promise<readonly Measurement[]> {
  for (const path of PATHS) await product.render(path, WARM_UP)
  const lines: Measurement[] = []
  for (const [name, path] of Object.entries(PAGES)) {
    const times = await product.render(path, RENDERINGS)
    lines.push({ name: `${name}, CPU of a rendering`, value: medianOf(times), unit: 'ms', goal: '≤ 12' })
  }
  return lines
}

/** The product's pages as a browser gets them, for the bare server. */
const sentPages = (url: string): Promise<readonly SentPage[]> =>
  Promise.all(
    PATHS.map(async (path) => {
      const { headers, body } = await rawPage(`${url}${path}`)
      return { path, headers, body: body.toString('base64') }
    }),
  )

/** A page as it was transferred, compressed. */
async function rawPage(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = response.headers
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}

/** CPU time of a page from the cache, beside a route that sends the same bytes. */
async function fromCache(product: Child): Promise<readonly Measurement[]> {
  const bare = await startChild({ part: 'bare', pages: await sentPages(product.url) })
  try {
    for (const { url } of [product, bare]) await load(url, { duration: SLICE })
    const [ours, theirs] = [
      { cpu: [] as number[], p99: [] as number[] },
      { cpu: [] as number[], p99: [] as number[] },
    ]
    for (let i = 0; i < SLICES; i++) {
      for (const [child, seen] of [
        [product, ours],
        [bare, theirs],
      ] as const) {
        const before = await child.cpu()
        const { requests, p99 } = await load(child.url, { duration: SLICE })
        seen.cpu.push(((await child.cpu()) - before) / requests)
        seen.p99.push(p99)
      }
    }
    const [cpu, p99] = [medianOf(ours.cpu), medianOf(ours.p99)]
    return [
      { name: 'page from the cache, CPU', value: cpu, unit: 'ms', goal: '≤ 0.3' },
      { name: 'page from the cache, CPU of bare', value: medianOf(theirs.cpu), unit: 'ms' },
      { name: 'page from the cache, p99', value: p99, unit: 'ms', ratio: p99 / Math.max(1, medianOf(theirs.p99)) },
    ]
  } finally {
    await bare.stop()
  }
}

/** How much more the server holds after 100,000 pages than after those that fill its cache. */
async function memory(product: Child): Promise<readonly Measurement[]> {
  const render = async (count: number): Promise<void> => {
    for (const path of PATHS) await product.render(path, count / PATHS.length)
  }
  await render(FILLED)
  await load(product.url, { amount: SENT / 10 })
  const before = await product.memory()
  await render(RENDERED)
  const rendered = await product.memory()
  await load(product.url, { amount: SENT })
  const after = await product.memory()
  const megabytes = (bytes: number): number => bytes / 1_000_000
  return [
    { name: 'memory of the server, cache filled', value: megabytes(before), unit: 'MB' },
    {
      name: `growth over ${RENDERED} renderings`,
      value: megabytes(rendered - before),
      unit: 'MB',
      goal: `≤ ${GROWTH}`,
    },
    { name: `growth over 100000 pages`, value: megabytes(after - before), unit: 'MB', goal: `≤ ${GROWTH}` },
  ]
}

async function measure(): Promise<readonly Measurement[]> {
  const product = await startChild({ part: 'product' })
  try {
    return [...(await rendering(product)), ...(await fromCache(product)), ...(await memory(product))]
  } finally {
    await product.stop()
  }
}

if (process.argv[2] === undefined) process.stdout.write(JSON.stringify(await measure()))
else runChild()
