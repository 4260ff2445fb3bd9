import { describe, expect, it } from 'vitest'
import { json } from '#test/adapters/remote/fake-fetch'
import { NOW, Page } from '#test/adapters/remote/page'
import { favoriteActors, storeActorNote } from '@/adapters/wire/actors/actor-calls'
import { getActorData } from '@/adapters/wire/actors/actor-details'
import { getGuestBalance, openSession } from '@/adapters/wire/guest/guest-calls'
import { buyVideo } from '@/adapters/wire/media/video-calls'
import type { RestCall } from '@/adapters/wire/base/rest-call'
import { tvFormatCall, tvPostCall, tvSuggest, tvVideoCall, updateMediathek } from '@/adapters/wire/tv/mediathek-calls'
import { tvProgram, tvStreamCall } from '@/adapters/wire/tv/tv-calls'
import { openCheckout } from '@/adapters/wire/payments/checkout-calls'
import { asId, type ActorId, type IdempotencyKey, type VideoId } from '@/domain/ids'

const modules = import.meta.glob<Record<string, unknown>>('/src/adapters/wire/**/*.ts', { eager: true })

const balance = { balance: 5, balanceFormatted: '5', isPayingCustomer: false }
const expired = () => json({ error: { code: 'session-expired', requestId: 'r1' } }, 401)
const note = { actorId: asId<ActorId>('7'), comment: 'hm' }

describe('a REST call', () => {
  it('goes to /rest/v1 with language, cache tag and token [API-001][API-002][I18-004]', async () => {
    const page = await Page.open()
    page.network.answer(json(balance))
    await page.rest.call(getGuestBalance, {})
    const [sent] = page.network.sent
    expect(sent?.url.origin + (sent?.url.pathname ?? '')).toBe('https://api.vesper.test/rest/v1/guest/getGuestBalance')
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({
      language: 'es',
      ver: 'v7',
      access_token: 'token-1',
    })
  })

  it('sends the parameters of a GET as query string, its own parts in the path [API-003]', async () => {
    const page = await Page.open()
    page.network.answer(json({ items: [], total: 0 }), json({ actor: null }))
    await page.rest.call(favoriteActors, { first: 5, offset: 10 })
    await page.rest.call(getActorData, { actorIdOrName: 'a/b ?ü' })
    const [list, actor] = page.network.sent
    expect(list).toMatchObject({ method: 'GET', body: null })
    expect(list?.url.searchParams.get('first')).toBe('5')
    expect(list?.url.searchParams.get('offset')).toBe('10')
    expect(actor?.url.pathname).toBe('/rest/v1/actor/getActorDataByIdOrName/a%2Fb%20%3F%C3%BC')
    expect(actor?.url.searchParams.has('actorIdOrName')).toBe(false)
  })

  it('sends the parameters of another method as a JSON body, without what is in the path [API-004]', async () => {
    const page = await Page.open()
    page.network.answer(json({ ok: true }), json({ ok: false, reason: 'not-found', missing: 0 }))
    await page.rest.call(storeActorNote, note)
    await page.rest.call(buyVideo, { videoId: asId<VideoId>('v1'), key: asId<IdempotencyKey>('k1'), agreedPrice: 24 })
    expect(page.network.sent[0]).toMatchObject({ method: 'POST', body: note })
    expect(page.network.sent[1]).toMatchObject({ method: 'POST', body: { key: 'k1', agreedPrice: 24 } })
    expect(page.network.sent[1]?.url.pathname).toBe('/rest/v1/video/v1/buy')
  })

  it('carries the clock of the page and no-cache where no stored answer may be used: all of TV, nothing else [TVS-016]', async () => {
    const page = await Page.open()
    const calls = [tvProgram, tvStreamCall, tvFormatCall, tvPostCall, tvVideoCall, tvSuggest, updateMediathek]
    const input = { type: 'free', key: 'k', slug: 's', hashId: 'h', videoId: asId<VideoId>('v1') } as const
    for (const call of calls) {
      page.network.answer(json({}))
      // The answer is none of the call: only the request matters.
      await page.rest.call(call as RestCall<typeof input, unknown>, input).catch(() => undefined)
      const sent = page.network.sent.at(-1)
      expect({ name: call.name, timestamp: sent?.url.searchParams.get('timestamp') }).toEqual({
        name: call.name,
        timestamp: String(NOW),
      })
      expect(sent?.headers.get('cache-control')).toBe('no-cache')
    }
    expect(page.network.sent.map(({ url }) => url.pathname).every((path) => path.startsWith('/rest/v1/tv/'))).toBe(true)
    page.network.answer(json(balance))
    await page.rest.call(getGuestBalance, {})
    expect(page.network.sent.at(-1)?.url.searchParams.has('timestamp')).toBe(false)
    expect(page.network.sent.at(-1)?.headers.has('cache-control')).toBe(false)
  })

  it('carries the token as bearer [API-005]', async () => {
    const page = await Page.open()
    page.network.answer(json(balance))
    await page.rest.call(getGuestBalance, {})
    expect(page.network.sent[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('sends cookies only where a device shows or is given its key, and no token where a session is opened [API-006]', async () => {
    const page = await Page.open()
    page.network.answer(json(balance))
    await page.rest.call(getGuestBalance, {})
    await page.rest.call(openSession, { language: 'en' }).catch(() => undefined)
    expect(page.network.sent.map(({ credentials }) => credentials)).toEqual(['omit', 'include'])
    expect(page.network.sent[1]?.headers.has('authorization')).toBe(false)
    expect(page.network.sent[1]?.url.searchParams.has('access_token')).toBe(false)
    const calls = Object.values(modules)
      .flatMap((exports) => Object.values(exports))
      .filter(
        (one): one is { path: string; credentials?: true } => typeof one === 'object' && one !== null && 'path' in one,
      )
    const paths = calls.filter(({ credentials }) => credentials === true).map(({ path }) => path)
    expect(paths.toSorted()).toEqual([
      '/guest/endSession',
      '/session/open',
      '/vxpay/logout',
      '/vxpay/onloginsuccess',
      '/vxpay/onsuccess',
    ])
  })

  it('without a session is not sent at all', async () => {
    const page = new Page()
    await expect(page.rest.call(getGuestBalance, {})).rejects.toMatchObject({ code: 'session-expired' })
    expect(page.network.sent).toEqual([])
  })

  it('reopens an expired session and retries once, with the new token', async () => {
    const page = await Page.open()
    page.network.answer(expired(), json(balance))
    expect(await page.rest.call(getGuestBalance, {})).toEqual(balance)
    expect(page.network.sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ])
  })

  it('retries only once', async () => {
    const page = await Page.open()
    page.network.answer(expired())
    await expect(page.rest.call(getGuestBalance, {})).rejects.toMatchObject({ code: 'session-expired' })
    expect(page.network.sent.length).toBe(2)
  })

  it('repeats a purchase under the same key, and nothing that could happen twice', async () => {
    const page = await Page.open()
    page.network.answer(expired())
    const purchase = { videoId: asId<VideoId>('v1'), key: asId<IdempotencyKey>('k1') }
    const options = { host: null, selectedAmount: null, teaserText: null, enableTracking: false }
    await page.rest.call(buyVideo, purchase).catch(() => undefined)
    expect(page.network.sent.map(({ body }) => body)).toEqual([{ key: 'k1' }, { key: 'k1' }])
    await page.rest.call(openCheckout, { flow: 'moneycharge', options }).catch(() => undefined)
    expect(page.network.sent.length).toBe(3)
  })

  it('opens a session once for all who find it expired at the same time', async () => {
    const page = await Page.open()
    page.network.answer(expired(), expired(), expired(), json(balance))
    await Promise.all([1, 2, 3].map(() => page.rest.call(getGuestBalance, {})))
    expect(page.opened).toBe(2)
  })
})
