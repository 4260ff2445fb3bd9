import { describe, expect, it } from 'vitest'
import { json } from '#test/adapters/remote/fake-fetch'
import { Page } from '#test/adapters/remote/page'
import { ownStorage } from '#test/support/bindings/remote'
import { remoteLogger } from '@/adapters/remote/tracking/remote-logger'
import { remoteTracker } from '@/adapters/remote/tracking/remote-tracker'
import { asId, type ActorId } from '@/domain/ids'

const done = () => json({ ok: true })
const paths = (page: Page) => page.network.sent.map(({ url }) => url.pathname.replace('/rest/v1', ''))
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('what is logged', () => {
  it('goes to the call of its kind [SOC-035][API-015][API-016]', async () => {
    const page = await Page.open()
    page.network.answer(done)
    const logger = remoteLogger(page.rest, page.plug, ownStorage())
    const failure = {
      connectionAttempt: 1,
      error: 'missing-pong',
      errorCode: 4000,
      errorReason: '',
      websocketType: 'guest',
    }
    logger.browserOnline(true)
    logger.socketError(failure)
    logger.messengerError('no answer')
    logger.error('chunk', 'route')
    await expect.poll(() => paths(page)).toHaveLength(4)
    expect(page.network.sent.map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/rest/v1/logger/browserOnline', { status: true }],
      ['/rest/v1/logger/websocketConnectionError', failure],
      ['/rest/v1/logger/vxmessengerError', { message: 'no answer' }],
      ['/rest/v1/logger/error', { code: 'chunk', detail: 'route' }],
    ])
  })

  it('waits while the browser is offline and is replayed in order when it is back [API-017]', async () => {
    const page = await Page.open()
    page.network.answer(done)
    const logger = remoteLogger(page.rest, page.plug, ownStorage())
    page.plug.set(false)
    for (const iteration of [1, 2, 3]) logger.messengerError(`message ${iteration}`)
    await settled()
    expect(page.network.sent).toEqual([])
    page.plug.set(true)
    await expect.poll(() => page.network.sent.length).toBe(3)
    expect(page.network.sent.map(({ body }) => body)).toEqual(
      [1, 2, 3].map((iteration) => ({ message: `message ${iteration}` })),
    )
  })

  it('survives a reload, and a send that failed on the way [API-017]', async () => {
    const storage = ownStorage()
    const before = await Page.open()
    before.network.answer(new TypeError('Failed to fetch'))
    const logger = remoteLogger(before.rest, before.plug, storage)
    logger.messengerError('one')
    logger.messengerError('two')
    await settled()
    const after = await Page.open()
    after.network.answer(done)
    await remoteLogger(after.rest, after.plug, storage).replay()
    expect(after.network.sent.map(({ body }) => body)).toEqual([{ message: 'one' }, { message: 'two' }])
    expect(storage.read('logQueue')).toBeNull()
  })

  it('is given up where the platform refuses it, so that it does not block what comes behind', async () => {
    const page = await Page.open()
    page.network.answer(json({ error: { code: 'invalid-request', requestId: 'r' } }, 400), done)
    const logger = remoteLogger(page.rest, page.plug, ownStorage())
    logger.messengerError('bad')
    logger.messengerError('good')
    await expect.poll(() => page.network.sent.length).toBe(2)
  })

  it('starts over where what was stored is not its own', () => {
    const storage = ownStorage()
    storage.write('logQueue', '[{"call":"../../admin"}]')
    const page = new Page()
    expect(() => remoteLogger(page.rest, page.plug, storage)).not.toThrow()
  })
})

describe('what is tracked', () => {
  it('goes by beacon, with the token where a beacon can carry it', async () => {
    const page = await Page.open()
    const beacons: [URL, unknown][] = []
    const tracker = remoteTracker(page.rest, (url, body) => beacons.push([new URL(url), JSON.parse(body)]) > 0)
    tracker.profileVisit('Mira', asId<ActorId>('7'))
    const [[url, body] = []] = beacons
    expect(url?.pathname).toBe('/rest/v1/tracker/trackActorProfileVisit')
    expect(url?.searchParams.get('access_token')).toBe('token-1')
    expect(body).toEqual({ actorName: 'Mira', actorId: '7' })
    expect(page.network.sent).toEqual([])
  })

  it('goes by POST for consent, once more in the session that followed, and the caller sees whether it was taken [API-027]', async () => {
    const page = await Page.open()
    const ended = json({ error: { code: 'session-expired', requestId: 'r' } }, 401)
    page.network.answer(ended, done, new TypeError('Failed to fetch'))
    const tracker = remoteTracker(page.rest, () => true)
    const answer = { version: 2, at: 1, allowed: ['analytics'] } as const
    await tracker.consent(answer)
    expect(page.network.sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ])
    expect(page.network.sent.map(({ body, keepalive }) => [body, keepalive])).toEqual([
      [answer, true],
      [answer, true],
    ])
    await expect(tracker.consent(answer)).rejects.toMatchObject({ code: 'offline' })
  })

  it('goes by POST with the token as bearer where no beacon flies [API-019]', async () => {
    const page = await Page.open()
    page.network.answer(done)
    const tracker = remoteTracker(page.rest, () => false)
    tracker.track('chat', 'end', { seconds: 61 })
    await expect.poll(() => page.network.sent.length).toBe(1)
    expect(page.network.sent[0]).toMatchObject({
      method: 'POST',
      body: { eventContext: 'chat', eventAction: 'end', eventData: { seconds: 61 } },
    })
    expect(page.network.sent[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })
})
