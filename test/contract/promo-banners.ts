import { expect, it } from 'vitest'
import type { Bound } from './suite'
import { ageChecks } from '@/adapters/backend/access/age-checks'
import { actors } from '@/adapters/backend/actors/actor-records'
import { bannerHosts, bannerRecords, type BannerRecord } from '@/adapters/backend/promo/banner-records'
import { asId, type ActorId } from '@/domain/ids'
import { LANGUAGES } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import { BANNER_PLACEMENTS } from '@/domain/promo/banner'

const SECOND = 1_000
const MIRA = asId<ActorId>('1')

/** The banners of pages; a part of the suite of `promo`. */
export function banners(bound: Bound): void {
  const now = () => bound().environment.clock.now()

  /** Writes a banner before all others of the videos page, as an operator would past the import. */
  const write = (change: Partial<BannerRecord>): Promise<BannerRecord> => {
    const words = { title: 'Written for a test' }
    const record: BannerRecord = {
      id: 'of-a-test',
      placement: 'videos',
      position: 0,
      from: now() / SECOND - 60,
      expire: now() / SECOND + 60,
      imagePath: '/art/5003/l1',
      onClickUrl: '/en/albums/?sort=newest',
      onClickType: 'page',
      relatedActorId: null,
      containerClassSuffix: 'gold',
      texts: { de: words, en: words, es: words },
      ...change,
    }
    return bound().environment.backend.store.transaction(async (tx) => {
      await tx.put(bannerRecords, record)
      return record
    })
  }

  /** Whether the banner of the test is in the answer of a device. */
  const answered = async (device?: Awaited<ReturnType<ReturnType<Bound>['device']>>) => {
    const { ports } = device ?? (await bound().device())
    return (await ports.promo.banners('videos')).find(({ id }) => id === 'of-a-test')
  }

  it('answers the banners of each page, in the order of the operator, and of no other page [OTH-002]', async () => {
    const { promo } = (await bound().device()).ports
    const before = await promo.banners('videos')
    await write({})
    expect((await promo.banners('videos')).map(({ id }) => id)).toEqual(['of-a-test', ...before.map(({ id }) => id)])
    for (const placement of BANNER_PLACEMENTS) {
      const ids = (await promo.banners(placement)).map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.includes('of-a-test')).toBe(placement === 'videos')
    }
  })

  it('has its picture, what a press opens, its actor and its look [OTH-001]', async () => {
    const { expire } = await write({ relatedActorId: MIRA })
    const banner = await answered()
    expect(LANGUAGES.map((language) => path('albums', {}, language, { sort: 'newest' }))).toContain(banner?.onClickUrl)
    expect(banner).toEqual({
      id: 'of-a-test',
      title: 'Written for a test',
      imagePath: '/art/5003/l1',
      onClickUrl: banner?.onClickUrl,
      onClickType: 'page',
      relatedActorId: MIRA,
      containerClassSuffix: 'gold',
      expiresAt: expire * SECOND,
    })
    await write({ onClickType: 'actor', onClickUrl: null, relatedActorId: MIRA })
    expect((await answered())?.onClickUrl).toMatch(/^(?:\/en|\/de|\/es)\/amateur\/mira%20sol%C3%A8ne\/$/u)
    await write({ onClickType: 'none', onClickUrl: null })
    expect(await answered()).toMatchObject({ onClickType: 'none', onClickUrl: null, relatedActorId: null })
  })

  it('is shown from its time until the stamp in seconds, times 1000, and not at it [API-031]', async () => {
    const device = await bound().device()
    const start = now() / SECOND
    await write({ from: start + 2, expire: start + 4 })
    const seen: (number | undefined)[] = []
    for (let second = 0; second < 5; second += 1) {
      seen.push((await answered(device))?.expiresAt)
      await bound().environment.clock.pass(SECOND)
    }
    const end = (start + 4) * SECOND
    expect(seen).toEqual([undefined, undefined, end, end, undefined])
  })

  it('is not answered where it would lead to a script, or to a site that the operator does not allow', async () => {
    const { store } = bound().environment.backend
    const external = { onClickType: 'external', onClickUrl: 'https://tickets.example/tonight' } as const
    const wrong: readonly Partial<BannerRecord>[] = [
      { onClickUrl: 'javascript:alert(1)' },
      { onClickUrl: 'data:text/html,hello' },
      { onClickUrl: '//tickets.example/' },
      { ...external, onClickUrl: 'javascript:alert(1)' },
      { ...external, onClickUrl: 'http://tickets.example/' },
      { onClickType: 'actor', onClickUrl: null },
      { imagePath: 'https://tickets.example/picture' },
      external,
    ]
    for (const change of wrong) {
      await write(change)
      expect({ change, answered: await answered() }).toEqual({ change, answered: undefined })
    }
    await store.transaction((tx) => tx.put(bannerHosts, { host: 'tickets.example' }))
    expect(await answered()).toMatchObject(external)
    await store.transaction((tx) => tx.delete(bannerHosts, 'tickets.example'))
    expect(await answered()).toBeUndefined()
  })

  it('is not answered where it is about an actor who has left, who has barred the country of the guest, or who is rated above them', async () => {
    const { environment } = bound()
    const device = await bound().device()
    const about = { onClickType: 'actor', onClickUrl: null, relatedActorId: MIRA } as const
    await write(about)
    const isAnswered = async () => (await answered(device)) !== undefined
    expect(await isAnswered()).toBe(true)
    await environment.setActor(MIRA, { bannedCountryCodes: [device.guest.geoLocation.countryCode.toLowerCase()] })
    expect(await isAnswered()).toBe(false)
    await environment.setActor(MIRA, { bannedCountryCodes: ['XX'], avatarRating: 18 })
    expect(await isAnswered()).toBe(false)
    await environment.setActor(MIRA, { avatarRating: 12, photoRatings: [{ variant: 'l1', rating: 18 }] })
    expect(await isAnswered()).toBe(true)
    await write({ ...about, imagePath: '/art/1/l1' })
    expect(await isAnswered()).toBe(false)
    const { store } = environment.backend
    const proved = { guestId: device.guest.id, avsStatus: 'accepted', avsRejectMessage: null } as const
    await store.transaction((tx) => tx.put(ageChecks, proved))
    expect(await isAnswered()).toBe(true)
    // The same picture, on a banner that is about no actor.
    await write({ imagePath: '/art/1/l1' })
    expect(await isAnswered()).toBe(true)
    expect(await answered(await bound().device())).toBeUndefined()
    await write({ ...about, relatedActorId: asId<ActorId>('nobody') })
    expect(await isAnswered()).toBe(false)
    expect(await store.get(actors, 'nobody')).toBeUndefined()
  })
}
