import { connect } from 'node:net'
import * as fc from 'fast-check'
import { WebSocket } from 'ws'
import { anyDocument } from '#test/support/arbitraries/documents'
import { costlyDocuments } from '#test/support/query/costly-documents'

/** One thing that an adversary does to a server at an address; what comes back does not matter, nor whether anything does. */
type Attack = (url: string) => Promise<unknown>

/** The address and session of an adversary: a session of their own, as any client can open one. */
export interface Foothold {
  readonly token: string
  readonly guestId: string
}

/** How long an adversary waits for any answer, ms. */
const PATIENCE = 20_000

/**
 * Text that is never typed: control characters, halves of pairs, directions, long lines, and code of other languages.
 */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    'a\udfffb',
    '\u202e',
    '{{7*7}}',
    "' OR 1=1 --",
    '../../etc/passwd',
    '%00',
    '__proto__',
  ),
  fc.string({ minLength: 1, maxLength: 4 }).map((part) => part.repeat(3_000)),
)

const anyJson = fc.oneof(
  fc.json({ stringUnit: 'binary' }),
  fc.constantFrom('null', '[]', '{', '"', '{"__proto__":{"x":1}}', '['.repeat(20_000), `{"a":${'1'.repeat(400)}}`),
  fc
    .dictionary(
      fc.constantFrom(
        'data',
        'actorId',
        'comment',
        'videoId',
        'key',
        'language',
        'flow',
        'options',
        'id',
        'secret',
        'form',
        'first',
        'after',
        'result',
        'targetUrl',
      ),
      fc.oneof(anyText, fc.integer(), fc.double(), fc.constant(null), fc.constant({})),
    )
    .map((value) => JSON.stringify(value)),
)

const PATHS = [
  '/rest/v1/session/open',
  '/rest/v1/guest/savePreferences',
  '/rest/v1/guest/profile/update',
  '/rest/v1/actor/storeActorNote',
  '/rest/v1/video/1/buy',
  '/rest/v1/video/%00/source',
  '/rest/v1/actor/getActorDataByIdOrName/%F0%9F%92%A9',
  '/rest/v1/checkout/open',
  '/rest/v1/vxpay/onloginsuccess',
  '/rest/v1/watch/start',
  '/rest/v1/nothing',
  '/sandbox/v1/sheet',
  '/sandbox/v1/submit',
  '/query',
  '/media/play/1-full-9-9999999999999-0-0.m3u8',
  '/art/0/p0-w320.webp',
  '/%2e%2e/%2e%2e/etc/passwd',
] as const

const TYPES = ['application/json', 'application/json; charset=utf-16', 'text/xml', 'multipart/form-data', ''] as const

const COMMANDS = [
  'requestSession',
  'ping',
  'sendMessage',
  'chatStart',
  'chatStop',
  'chatSetStop',
  'loadChannels',
  'markNotifications',
  'pinFavorite',
  'nonsense',
] as const

async function request(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) })
  return answer.arrayBuffer()
}

const headersOf = (token: string, type: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...(type === '' ? {} : { 'content-type': type }),
})

/** Bytes straight onto a connection, which is then left open, ended or reset. */
function spill(url: string, bytes: string, end: 'leave' | 'end' | 'reset'): Promise<unknown> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, () => {
        if (end === 'reset') socket.resetAndDestroy()
        else if (end === 'end') socket.end()
      })
    })
    socket.on('error', () => undefined)
    socket.on('close', resolve)
    socket.setTimeout(2_000, () => socket.destroy())
    socket.resume()
  })
}

function sendText(url: string, frames: readonly (string | Uint8Array)[]): Promise<unknown> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
    socket.on('error', () => undefined)
    socket.on('close', resolve)
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame)
      setTimeout(() => socket.terminate(), 500)
    })
  })
}

/** Anything an adversary may do from a foothold. */
function anyAttack({ token, guestId }: Foothold): fc.Arbitrary<Attack> {
  const anyToken = fc.oneof({ weight: 3, arbitrary: fc.constant(token) }, fc.constantFrom('x'.repeat(40), 'a', '%00'))
  const documents = fc.oneof(anyDocument, fc.constantFrom(...Object.values(costlyDocuments)), anyText)
  const queries = fc.tuple(documents, fc.oneof(fc.constant({}), fc.object({ maxDepth: 2 })), anyToken).map(
    ([query, variables, shown]): Attack =>
      (url) =>
        request(`${url}/query`, {
          method: 'POST',
          headers: headersOf(shown, 'application/json'),
          body: JSON.stringify({ query, variables }),
        }),
  )
  const bodies = fc.tuple(fc.constantFrom(...PATHS), fc.constantFrom(...TYPES), anyJson, anyToken).map(
    ([path, type, body, shown]): Attack =>
      (url) =>
        request(`${url}${path}`, { method: 'POST', headers: headersOf(shown, type), body }),
  )
  const reads = fc.tuple(fc.constantFrom(...PATHS), anyText, anyToken).map(
    ([path, text, shown]): Attack =>
      (url) =>
        request(`${url}${path}?first=${encodeURIComponent(text.toWellFormed().slice(0, 500))}&offset=1e9`, {
          headers: headersOf(shown, ''),
        }),
  )
  const frame = fc.oneof(
    anyText,
    fc.uint8Array({ maxLength: 500 }),
    fc
      .tuple(fc.constantFrom(...COMMANDS), fc.object({ maxDepth: 2 }), anyToken, fc.boolean())
      .map(([type, payload, shown, isOwn]) =>
        JSON.stringify({ type, accessToken: shown, guestId: isOwn ? guestId : 'g', requestId: 'r', payload }),
      ),
  )
  const begin = JSON.stringify({
    type: 'requestSession',
    accessToken: token,
    guestId,
    payload: { language: 'en', since: null, position: null },
  })
  const sockets = fc.tuple(fc.boolean(), fc.array(frame, { minLength: 1, maxLength: 60 })).map(
    ([isOpen, frames]): Attack =>
      (url) =>
        sendText(url, isOpen ? [begin, ...frames] : frames),
  )
  const raw = fc
    .tuple(
      fc.constantFrom(
        'GET /socket HTTP/1.1\r\nhost: a\r\norigin: https://b\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
        'GET /x HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
        'POST /query HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 65000\r\n\r\n{"query":"',
        'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
        `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
        'POST /rest/v1/session/open HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nfffffffff\r\n',
        '\u0000\u0001\u0002',
      ),
      fc.constantFrom('leave' as const, 'end' as const, 'reset' as const),
    )
    .map(
      ([bytes, end]): Attack =>
        (url) =>
          spill(url, bytes, end),
    )
  return fc.oneof(
    { weight: 4, arbitrary: queries },
    { weight: 4, arbitrary: bodies },
    { weight: 2, arbitrary: reads },
    { weight: 3, arbitrary: sockets },
    { weight: 2, arbitrary: raw },
  )
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Attacks these addresses in turn, a given number of times a second, until it is time. Returns how often; the same seed
 * does the same.
 */
export async function attack(
  urls: readonly string[],
  foothold: Foothold,
  { perSecond, until, seed }: { readonly perSecond: number; readonly until: number; readonly seed: number },
): Promise<number> {
  const running = new Set<Promise<unknown>>()
  let count = 0
  const batch = 200
  const begun = Date.now()
  for (let attacks: readonly Attack[] = []; Date.now() < until; count += 1) {
    if (count % batch === 0) attacks = fc.sample(anyAttack(foothold), { numRuns: batch, seed: seed + count })
    const one = attacks[count % batch]
    const url = urls[count % urls.length]
    if (one !== undefined && url !== undefined) {
      // A refused connection or a lost answer is nothing that an adversary minds.
      const work: Promise<unknown> = one(url).catch(() => undefined)
      running.add(work)
      void work.finally(() => running.delete(work))
    }
    await pause(Math.max(0, begun + ((count + 1) * 1_000) / perSecond - Date.now()))
  }
  await Promise.all(running)
  return count
}
