import { describe, expect, it } from 'vitest'
import { videos, ownedVideos, type VideoRecord } from '@/adapters/backend/media/video-records'
import { PREVIEW_SECONDS } from '@/application/media/video-gateway'
import { asId, type IdempotencyKey, type VideoId } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform } from '#test/support/world/test-platform'
import type { GrantedAddress } from '@/domain/media/granted-address'

const VIDEO = asId<VideoId>('10')
const key = asId<IdempotencyKey>('k1')

const plain = { free: false, vip: false, price: 20, basePrice: 20, ageRating: 16, duration: 600, assetId: '3' } as const

async function shop(change: Partial<VideoRecord> = {}) {
  const test = new TestPlatform({ actors: 14, videos: 20 })
  const record = await test.context.store.get(videos, VIDEO)
  if (record === undefined) throw new Error('no video')
  await test.context.store.transaction((tx) => tx.put(videos, { ...record, ...plain, ...change }))
  const owned = () => test.context.store.find(ownedVideos, 'byGuest', { prefix: [] })
  return { test, owned }
}

/** Seconds a playlist announces, and the segments it names. */
function announced(address: GrantedAddress | string): { readonly seconds: number; readonly clips: readonly string[] } {
  const playlist = Buffer.from(String(address).split('base64,')[1] ?? '', 'base64').toString('utf8')
  const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/gu)].map(([, seconds]) => Number(seconds))
  return {
    seconds: lengths.reduce((a, b) => a + b, 0),
    clips: playlist.split('\n').filter((line) => line.startsWith('http')),
  }
}

describe('the picture of a video', () => {
  it('is announced for its preview only until it is bought, and then whole [MED-009]', async () => {
    const { test } = await shop()
    const guest = await test.member(100)
    const before = await guest.ports.videos.source(VIDEO)
    expect(before).toMatchObject({ kind: 'preview', need: 'needPurchase', seconds: PREVIEW_SECONDS })
    expect(announced(before?.playlistUrl ?? '').seconds).toBeCloseTo(PREVIEW_SECONDS)
    await guest.ports.videos.buy(VIDEO, key, ANY_PRICE)
    const after = await guest.ports.videos.source(VIDEO)
    expect(after).toMatchObject({ kind: 'full', need: null, seconds: 600 })
    expect(announced(after?.playlistUrl ?? '').seconds).toBeCloseTo(600)
    expect(announced(after?.playlistUrl ?? '').clips[0]).toBe('https://vesper.test/clips/3/segment0.m4s')
  })

  it('of a short video is no more than a third of it', async () => {
    const { test } = await shop({ duration: 13 })
    const guest = await test.visitor()
    expect(announced((await guest.ports.videos.source(VIDEO))?.playlistUrl ?? '').seconds).toBeCloseTo(4)
  })

  it('is whole for everybody where the video is free, and for members of the club where it is theirs [MED-009]', async () => {
    const free = await shop({ free: true, price: 0, basePrice: 0 })
    const visitor = await free.test.visitor()
    expect(await visitor.ports.videos.source(VIDEO)).toMatchObject({ kind: 'full', need: null })
    const club = await shop({ vip: true, price: 0, basePrice: 0 })
    const guest = await club.test.member()
    expect(await guest.ports.videos.source(VIDEO)).toMatchObject({ kind: 'preview', need: 'needAbo' })
    await guest.change({ vipUntil: club.test.clock.now() + 1 })
    expect(await guest.ports.videos.source(VIDEO)).toMatchObject({ kind: 'full', need: null })
  })

  it('requires login first, then age, then purchase [MED-009][AUT-010]', async () => {
    const { test } = await shop({ ageRating: 18 })
    const [visitor, guest] = [await test.visitor(), await test.member(100)]
    expect((await visitor.ports.videos.source(VIDEO))?.need).toBe('needLogin')
    expect((await guest.ports.videos.source(VIDEO))?.need).toBe('needAgeCheck')
    await guest.change({ avsStatus: 'accepted' })
    expect((await guest.ports.videos.source(VIDEO))?.need).toBe('needPurchase')
  })
})

describe('buying a video', () => {
  it('charges once, for any keys it arrives with, answers a repeat as the first time, and owns it for good [MED-046][MED-052]', async () => {
    const { test, owned } = await shop()
    const guest = await test.member(100)
    const keys = ['k1', 'k1', 'k2'].map((one) => asId<IdempotencyKey>(one))
    const answers = await Promise.all(keys.map((one) => guest.ports.videos.buy(VIDEO, one, ANY_PRICE)))
    expect(answers.map((answer) => answer.ok && answer.charged)).toEqual([20, 20, 0])
    expect(await guest.balance()).toBe(80)
    expect(await owned()).toMatchObject([{ guestId: guest.id, price: 20, gifted: false }])
  })

  it('answers a repeat under its key without the content to a guest whose proof of age was taken back since', async () => {
    const { test, owned } = await shop({ ageRating: 18 })
    const guest = await test.member(100)
    await guest.change({ avsStatus: 'accepted' })
    const buy = () => guest.ports.videos.buy(VIDEO, key, ANY_PRICE)
    expect(await buy()).toMatchObject({ ok: true, charged: 20 })
    await guest.change({ avsStatus: 'unknown' })
    expect(await buy()).toMatchObject({ ok: false, reason: 'age-check' })
    await guest.change({ avsStatus: 'accepted' })
    expect(await buy()).toMatchObject({ ok: true, charged: 20, balance: 80 })
    expect({ balance: await guest.balance(), ownedCount: (await owned()).length }).toEqual({
      balance: 80,
      ownedCount: 1,
    })
  })

  it('owns nothing where the coins do not suffice', async () => {
    const { test, owned } = await shop()
    const guest = await test.member(15)
    expect(await guest.ports.videos.buy(VIDEO, key, ANY_PRICE)).toEqual({
      ok: false,
      reason: 'not-enough-money',
      missing: 5,
    })
    expect({ balance: await guest.balance(), owned: await owned() }).toEqual({ balance: 15, owned: [] })
  })

  it('gives no one for free what only the club may watch', async () => {
    const { test, owned } = await shop({ vip: true, price: 0, basePrice: 0 })
    const guest = await test.member(100)
    expect((await guest.ports.videos.buy(VIDEO, key, ANY_PRICE)).ok).toBe(false)
    await guest.change({ vipUntil: test.clock.now() + 1_000 })
    await guest.ports.videos.buy(VIDEO, key, ANY_PRICE)
    test.clock.sleep(2_000)
    expect(await owned()).toEqual([])
    expect((await guest.ports.videos.source(VIDEO))?.kind).toBe('preview')
  })

  it('is refused to visitors, locked and restricted guests and without proof of age [AUT-010][AUT-015]', async () => {
    const { test, owned } = await shop({ ageRating: 18 })
    const visitor = await test.visitor()
    const guest = await test.member(100)
    expect(await visitor.ports.videos.buy(VIDEO, key, ANY_PRICE)).toMatchObject({ reason: 'login-required' })
    expect(await guest.ports.videos.buy(VIDEO, key, ANY_PRICE)).toMatchObject({ reason: 'age-check' })
    await guest.change({ isLocked: true })
    expect(await guest.ports.videos.buy(VIDEO, key, ANY_PRICE)).toMatchObject({ reason: 'locked' })
    await guest.change({ isLocked: false, restrictionLevel: 1 })
    expect(await guest.ports.videos.buy(VIDEO, key, ANY_PRICE)).toMatchObject({ reason: 'restricted' })
    expect({ balance: await guest.balance(), owned: await owned() }).toEqual({ balance: 100, owned: [] })
  })
})
