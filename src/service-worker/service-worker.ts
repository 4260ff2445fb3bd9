/** Has the app open again without a network: stores what it needs to start, and the public pages and pictures that a guest has seen. */
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { AGE_GATE_COOKIE } from '@/worker-protocol/age-gate-cookie'
import { AGE_GATE_PASSED } from '@/application/access/age-gate'
import { workerRequest } from '@/worker-protocol/messages'
import { PageStore } from './page-store'
import { leavePush, openPage, pageOf, renew, showMessage } from './push'
import { filesFor, isForEverybody, isLogout, languagesOf, treatmentOf, type BuildFiles } from './rules'
import { openPages, scope, type WorkerFetchEvent } from './scope'
import { backendOf } from './stored-page'

/** Replaced by the build. */
declare const BUILD_FILES: BuildFiles

const build = BUILD_FILES

/** What this build needs to start. */
const BUILD = `vesper-build-${build.entry}`
const BUILDS = /^vesper-build-/u

/** The page of the build, which the app fills by itself. */
const SHELL = '/index.html'

/** How long a guest waits for a page of which a copy is stored, ms. */
const PATIENCE = 4_000

/** What a proxy answers when no server does. */
const NO_SERVER: ReadonlySet<number> = new Set([502, 503, 504])

const DAY = 86_400

const limited = (name: string, maxEntries: number): CacheFirst =>
  new CacheFirst({
    cacheName: name,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) =>
          isForEverybody(response.status, response.headers.get('cache-control')) ? response : null,
      },
      // Its types are not written for exact optional properties.
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }) as object,
    ],
  })

const PICTURES = 'vesper-pictures'

const pages = new PageStore()
const assets = limited('vesper-assets', 200)
const pictures = limited(PICTURES, 300)

async function install(): Promise<void> {
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  const html = await shell.clone().text()
  // While servers are replaced, another one may still have the build of before: tried again with the next check.
  if (!shell.ok || !html.includes(build.entry)) throw new Error('The page of this build is not served yet')
  const languages = languagesOf((await openPages()).map(({ url }) => url))
  const cache = await caches.open(BUILD)
  await cache.addAll([...filesFor(build, backendOf(html), languages)])
  await cache.put(SHELL, shell)
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => BUILDS.test(name) && name !== BUILD).map((name) => caches.delete(name)))
  await pages.deleteOlder(build.entry)
  // A page is requested while the worker starts.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

/** `null`: this browser does not show cookies to workers. */
async function isGatePassed(): Promise<boolean | null> {
  const { cookieStore } = scope
  if (cookieStore === undefined) return null
  return (await cookieStore.get(AGE_GATE_COOKIE).catch(() => null))?.value === AGE_GATE_PASSED
}

/** Who has not answered the age question has nothing on this device that is behind it. */
async function respectGate(): Promise<void> {
  if ((await isGatePassed()) !== false) return
  await pages.deleteBehindGate()
}

async function withoutNetwork(url: string): Promise<Response | undefined> {
  return (await pages.find(url, (await isGatePassed()) === true)) ?? caches.match(SHELL, { cacheName: BUILD })
}

async function requested(event: WorkerFetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

/** The network first; what is stored where it does not answer, and after a while where it is slow. */
async function pageFor(event: WorkerFetchEvent): Promise<Response> {
  const { url } = event.request
  const network = requested(event).then((response) => {
    if (pages.isCandidate(url, response)) event.waitUntil(pages.store(url, response.clone()))
    return response
  })
  event.waitUntil(respectGate())
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, PATIENCE, null)
  })
  const first = await Promise.race([network.catch(() => undefined), late])
  if (first !== null && first !== undefined && !NO_SERVER.has(first.status)) return first
  if (first === null)
    return (await pages.find(url, (await isGatePassed()) === true)) ?? network.catch(() => orError(url))
  return (await withoutNetwork(url)) ?? first ?? Response.error()
}

const orError = async (url: string): Promise<Response> => (await withoutNetwork(url)) ?? Response.error()

async function assetFor(event: Event, request: Request): Promise<Response> {
  return (await caches.match(request.url, { cacheName: BUILD, ignoreVary: true })) ?? stored(assets, event, request)
}

const stored = (strategy: CacheFirst, event: Event, request: Request): Promise<Response> =>
  // The strategy wants the event only to outlive its work.
  strategy.handle({ event: event as never, request })

/** Stores what was seen before the worker was there: most of it comes from the cache of the browser. */
async function keep(event: Event, url: string): Promise<void> {
  const { origin } = scope.location
  const treatment = treatmentOf({ method: 'GET', mode: 'cors', url }, origin)
  if (treatment === 'asset') await assetFor(event, new Request(url))
  else if (treatment === 'picture') await stored(pictures, event, new Request(url))
  else if (treatmentOf({ method: 'GET', mode: 'navigate', url }, origin) === 'page') {
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    if (pages.isCandidate(url, page)) await pages.store(url, page)
  }
}

async function forget(): Promise<void> {
  await Promise.all([pages.clear(), caches.delete(PICTURES)])
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  // The pages that a guest has seen are their own affair: they leave with the guest.
  if (isLogout(request)) event.waitUntil(Promise.all([forget(), leavePush()]))
  switch (treatmentOf(request, scope.location.origin)) {
    case 'page':
      return event.respondWith(pageFor(event))
    case 'through':
      return event.respondWith(requested(event))
    case 'asset':
      return event.respondWith(assetFor(event, request))
    case 'picture':
      return event.respondWith(stored(pictures, event, request))
    case null:
  }
})

scope.addEventListener('message', (event) => {
  const wanted = workerRequest(event.data)
  switch (wanted?.type) {
    case 'activate':
      return event.waitUntil(scope.skipWaiting())
    case 'build':
      return event.ports[0]?.postMessage(build.entry)
    case 'keep':
      return event.waitUntil(Promise.allSettled(wanted.urls.map((url) => keep(event, url))))
    case undefined:
  }
})

scope.addEventListener('push', (event) => event.waitUntil(showMessage(event.data?.text())))
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPages().then((pages) => openPage(pageOf(event.notification.data), pages)))
})
