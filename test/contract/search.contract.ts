import { neutralAvatar } from '@/domain/pictures/neutral-pictures'
import { expect, it } from 'vitest'
import { contract } from './suite'
import { member } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { ageChecks } from '@/adapters/backend/access/age-checks'
import { actors } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { blogPosts } from '@/adapters/backend/blog/post-records'
import { videos } from '@/adapters/backend/media/video-records'
import { tvVideos } from '@/adapters/backend/tv/tv-records'
import type { Collection } from '@/adapters/stores/store'
import { MAX_PATTERN_LENGTH } from '@/domain/search/pattern'
import { RESULT_CATEGORIES, SEARCH_PAGE_SIZES, type ResultCategory } from '@/domain/search/categories'

/** Words that no record of the sample world has. */
const WORD = 'Quaxelburg'

const all = async <T>({ environment }: Binding, collection: Collection<T>): Promise<readonly T[]> =>
  environment.backend.store.find(collection, Object.keys(collection.indexes)[0] ?? '', { prefix: [] })

const put = <T>({ environment }: Binding, collection: Collection<T>, value: T) =>
  environment.backend.store.transaction((tx) => tx.put(collection, value))

/** The texts of a record with a title of the test in each language. */
const retitled = <T extends { readonly texts: { readonly de: object; readonly en: object; readonly es: object } }>(
  record: T,
  title: string,
): T => ({
  ...record,
  texts: { de: { ...record.texts.de, title }, en: { ...record.texts.en, title }, es: { ...record.texts.es, title } },
})

const at = <T>(values: readonly T[], index: number): T => {
  const value = values[index]
  if (value === undefined) throw new Error(`there is no ${index}`)
  return value
}

const rename = (bound: Binding, id: string, name: string) =>
  bound.environment.backend.store.transaction(async (tx) => {
    const record = await tx.get(actors, id)
    if (record !== undefined) await tx.put(actors, { ...record, name })
  })

const totals = async ({ ports }: Device, pattern: string) =>
  Object.fromEntries(
    await Promise.all(
      RESULT_CATEGORIES.map(async (category) => [
        category,
        (await ports.search[category]({ pattern, offset: 0 })).total,
      ]),
    ),
  ) as Readonly<Record<ResultCategory, number>>

export const searchContract = (name: BindingName, bind: Bind): void =>
  contract('search', name, bind, (bound) => {
    it('finds what has a word in each category, in its own list and in the result of all [SEA-002, SEA-016, SEA-020, SEA-021]', async () => {
      const device = await bound().device()
      const word = 'Zwirbelpfad'
      const [, , video, quiet] = await all(bound(), videos)
      const [free, sold] = [true, false].map(async (isFree) =>
        (await all(bound(), albums)).find((one) => one.free === isFree),
      )
      const formats = (await device.ports.search.tv({ pattern: 'a', offset: 0 })).items
      for (const one of [video, quiet])
        if (one !== undefined) await put(bound(), videos, { ...retitled(one, `${word} heute`), ageRating: 16 })
      if (quiet !== undefined) await put(bound(), videos, { ...retitled(quiet, word), ageRating: 16, tags: ['rain'] })
      if (video !== undefined) await put(bound(), videos, { ...retitled(video, word), ageRating: 16, tags: [] })
      for (const album of await Promise.all([free, sold]))
        if (album !== undefined) await put(bound(), albums, { ...retitled(album, word), ageRating: 16 })
      await rename(bound(), at(await all(bound(), actors), 0).id, word)
      await put(bound(), tvVideos, { ...retitled(at(await all(bound(), tvVideos), 0), word), releasedAt: 0 })
      await put(bound(), blogPosts, { ...retitled(at(await all(bound(), blogPosts), 0), word), publishedAt: 1 })
      const { tv, ...found } = await totals(device, word)
      expect(found).toEqual({
        actors: 1,
        models: 1,
        videos: 2,
        asmr: 1,
        photos: 1,
        galleries: 1,
        mediathek: 1,
        blog: 1,
      })
      expect(tv).toBe(0)
      expect(formats.length).toBeGreaterThan(0)
      const format = at(formats, 0)
      expect((await device.ports.search.tv({ pattern: format.title, offset: 0 })).items[0]).toEqual(format)
      const result = await device.ports.search.search('en', ` ${word}  `)
      const global = await device.ports.search.global(word)
      expect(result).toEqual({ searchPattern: word, proposals: result?.proposals, ...global })
      expect({
        actorCount: global.actors.length,
        videosCount: global.videos.count,
        mediathekCount: global.mediathek.count,
        blogCount: global.blog.count,
      }).toEqual({ actorCount: 1, videosCount: 2, mediathekCount: 1, blogCount: 1 })
    })

    it('shows of an actor and of each part what the overlay needs, with addresses of the language [SEA-017, SEA-018, SEA-019]', async () => {
      const device = await bound().device()
      const actor = at(await all(bound(), actors), 1)
      await bound().environment.setActor(actor.id, { name: 'Brindabella', avatarRating: 12 })
      const result = await device.ports.search.search('de', 'brindabella')
      expect(result?.actors).toEqual([
        {
          name: 'Brindabella',
          imageUrl: `/art/${actor.family}/a0-w140.webp`,
          imageAspect: 1,
          link: '/de/amateur/brindabella/',
          online: actor.state.isOnline,
          mobileVideoCall: actor.state.isOnlineMobileVideocall,
        },
      ])
      await bound().environment.setActor(actor.id, { avatarRating: 18 })
      const [neutral] = (await device.ports.search.search('de', 'brindabella'))?.actors ?? []
      expect(neutral?.imageUrl).toBe(`/art/${neutralAvatar.family}/a0-w140.webp`)
      const video = at(await all(bound(), videos), 4)
      await put(bound(), videos, { ...retitled(video, 'Mondgezwitscher'), ageRating: 16 })
      expect((await device.ports.search.search('es', 'mondgezwitscher'))?.videos).toEqual({
        type: 'videos',
        count: 1,
        link: '/es/buscar/videos/mondgezwitscher/',
        items: [
          {
            title: 'Mondgezwitscher',
            imageUrl: `/art/${video.cover.family}/${video.cover.variant}-w320.webp`,
            imageAspect: 9 / 16,
            link: `/es/videos/ver/${video.id}/`,
          },
        ],
      })
    })

    it('answers nothing for a pattern without a letter and a digit, and cuts one that is too long [SEA-011]', async () => {
      const { search } = (await bound().device()).ports
      expect(await search.search('en', '…!')).toBeNull()
      expect(await search.search('en', '  ')).toBeNull()
      const long = await search.search('en', 'x'.repeat(MAX_PATTERN_LENGTH + 40))
      expect(long?.searchPattern).toHaveLength(MAX_PATTERN_LENGTH)
      expect(long?.actors).toEqual([])
    })

    it('has pages of the length of each category, which fit together [SEA-012, SEA-013, SEA-014, SEA-015]', async () => {
      const device = await bound().device()
      const wide = 'Wanderdüne'
      for (const [index, one] of (await all(bound(), videos)).entries())
        await put(bound(), videos, { ...retitled(one, `${wide} ${index}`), ageRating: 16, tags: ['rain'] })
      for (const [index, one] of (await all(bound(), albums)).entries())
        await put(bound(), albums, { ...retitled(one, `${wide} ${index}`), ageRating: 16, free: index % 2 === 0 })
      for (const category of ['videos', 'asmr', 'photos', 'galleries'] as const) {
        const size = SEARCH_PAGE_SIZES[category]
        const first = await device.ports.search[category]({ pattern: wide, offset: 0 })
        expect({ category, itemCount: first.items.length }).toEqual({
          category,
          itemCount: Math.min(size, first.total),
        })
        const second = await device.ports.search[category]({ pattern: wide, offset: size })
        expect(second.total).toBe(first.total)
        const ids = [...first.items, ...second.items].map(({ id }) => id)
        expect(new Set(ids).size).toBe(Math.min(2 * size, first.total))
      }
      expect(SEARCH_PAGE_SIZES).toEqual({
        actors: 30,
        models: 30,
        videos: 30,
        tv: 30,
        mediathek: 30,
        asmr: 3,
        photos: 14,
        galleries: 14,
        blog: 15,
      })
      const episodes = await device.ports.search.mediathek({ pattern: 'e', offset: 0 })
      expect(episodes.items.length).toBe(Math.min(30, episodes.total))
      for (const post of await all(bound(), blogPosts)) await put(bound(), blogPosts, retitled(post, 'Leuchtturm'))
      const posts = await device.ports.search.blog({ pattern: 'leuchtturm', offset: 0 })
      expect(posts.items.length).toBe(Math.min(15, posts.total))
      expect(posts.total).toBeGreaterThan(15)
      for (const [index, actor] of (await all(bound(), actors)).entries())
        await bound().environment.setActor(actor.id, { name: `Sturmvogel ${index}` })
      for (const category of ['actors', 'models'] as const) {
        const found = await device.ports.search[category]({ pattern: 'sturmvogel', offset: 0 })
        expect({ itemCount: found.items.length, total: found.total }).toEqual({ itemCount: 24, total: 24 })
      }
    })

    it('finds a word by its beginning, by a part of it, without accents, as umlauts are spelled, and with a typing error', async () => {
      const device = await bound().device()
      const actor = at(await all(bound(), actors), 2)
      await bound().environment.setActor(actor.id, { name: 'Jördis Nachtfalter' })
      const found = async (pattern: string) =>
        (await device.ports.search.actors({ pattern, offset: 0 })).items.map(({ name: own }) => own)
      for (const pattern of ['jördis', 'JORDIS', 'joerdis', 'jo', 'j', 'falter', 'chtfal', 'nachtfalter jord'])
        expect({ pattern, found: await found(pattern) }).toEqual({
          pattern,
          found: expect.arrayContaining(['Jördis Nachtfalter']) as unknown,
        })
      for (const pattern of ['jodris', 'jordsi', 'jrdis', 'jorddis', 'nachtfaltar', 'nahctfalter'])
        expect({ pattern, found: await found(pattern) }).toEqual({ pattern, found: ['Jördis Nachtfalter'] })
      expect(await found('nachtfalter berta')).toEqual([])
      expect(await found('jordiszzz')).toEqual([])
    })

    it('finds a renamed actor under the new name at once, and no more under the former one', async () => {
      const device = await bound().device()
      const actor = at(await all(bound(), actors), 3)
      const found = async (pattern: string) => (await device.ports.search.actors({ pattern, offset: 0 })).total
      await rename(bound(), actor.id, 'Ypsilanti')
      expect(await found('ypsilanti')).toBe(1)
      await rename(bound(), actor.id, 'Querelle')
      expect([await found('querelle'), await found('ypsilanti')]).toEqual([1, 0])
      // What changes nothing of the words changes nothing of the search.
      await bound().environment.setActor(actor.id, { videoCount: 7 })
      expect(await found('querelle')).toBe(1)
    })

    it('shows titles that are the pattern before those that only have it, and those before what mentions it', async () => {
      const device = await bound().device()
      const [first, second, third] = (await all(bound(), videos)).slice(6, 9)
      if (first === undefined || second === undefined || third === undefined) throw new Error('too few videos')
      const tags = [{ id: 'x', label: WORD }]
      const mention = {
        de: { ...first.texts.de, tags },
        en: { ...first.texts.en, tags },
        es: { ...first.texts.es, tags },
      }
      const common = { ageRating: 16, releasedAt: 0 } as const
      await put(bound(), videos, { ...first, ...common, texts: mention, releasedAt: 3_000 })
      await put(bound(), videos, { ...retitled(second, `Nach ${WORD}`), ...common, releasedAt: 2_000 })
      await put(bound(), videos, { ...retitled(third, WORD), ...common })
      const { items } = await device.ports.search.videos({ pattern: WORD.toLowerCase(), offset: 0 })
      expect(items.map(({ id }) => id)).toEqual([third.id, second.id, first.id])
    })

    it('holds nothing that its guest may not see: rated for adults, of an actor who barred their country, not out yet', async () => {
      const word = 'Verborgenheim'
      const device = await member(bound())
      const { store } = bound().environment.backend
      const video = at(await all(bound(), videos), 10)
      const album = at(await all(bound(), albums), 5)
      await put(bound(), videos, { ...retitled(video, word), ageRating: 18 })
      await put(bound(), albums, { ...retitled(album, word), ageRating: 18 })
      const later = bound().environment.clock.now() + 86_400_000
      await put(bound(), tvVideos, { ...retitled(at(await all(bound(), tvVideos), 3), word), releasedAt: later })
      await put(bound(), blogPosts, { ...retitled(at(await all(bound(), blogPosts), 3), word), publishedAt: later })
      expect(Object.values(await totals(device, word)).every((total) => total === 0)).toBe(true)
      const hidden = await device.ports.search.search('en', word)
      expect(
        JSON.stringify({ ...hidden, searchPattern: '', videos: hidden?.videos.items, mediathek: [], blog: [] }),
      ).not.toContain(word)
      const { id: guestId } = device.guest
      await store.transaction((tx) => tx.put(ageChecks, { guestId, avsStatus: 'accepted', avsRejectMessage: null }))
      expect(await totals(device, word)).toMatchObject({ videos: 1, mediathek: 0, blog: 0 })
      // What a guest may not watch is not found either, also with a proof of age.
      await bound().environment.setGuest(guestId, { restrictionLevel: 3 })
      expect(await totals(device, word)).toMatchObject({ videos: 0 })
      await bound().environment.setGuest(guestId, { restrictionLevel: null })
      const barred = [device.guest.geoLocation.countryCode]
      for (const id of new Set([video.actorId, album.actorId]))
        await bound().environment.setActor(id, { bannedCountryCodes: barred })
      expect(Object.values(await totals(device, word)).every((total) => total === 0)).toBe(true)
      const { name: own } = at(
        await all(bound(), actors).then((found) => found.filter(({ id }) => id === video.actorId)),
        0,
      )
      const names = (await device.ports.search.models({ pattern: own, offset: 0 })).items.map(({ id }) => id)
      expect(names).not.toContain(video.actorId)
      expect(await device.ports.search.suggestions(own)).not.toContain(own)
      for (const id of new Set([video.actorId, album.actorId]))
        await bound().environment.setActor(id, { bannedCountryCodes: [] })
    })

    it('suggests names and titles that begin with what is typed, and never the pattern itself [SEA-022]', async () => {
      const device = await bound().device()
      await bound().environment.setActor(at(await all(bound(), actors), 7).id, { name: 'Fiordland' })
      await put(bound(), videos, { ...retitled(at(await all(bound(), videos), 12), 'Fiordsommer'), ageRating: 16 })
      expect(await device.ports.search.suggestions('fiord')).toEqual(['Fiordland', 'Fiordsommer'])
      expect(await device.ports.search.suggestions('fiordland')).toEqual([])
      const result = await device.ports.search.search('en', 'fior')
      expect(result?.proposals).toEqual(['Fiordland', 'Fiordsommer'])
    })

    it('suggests to others what three guests have searched for, each counted once, and nothing that finds nothing [SEA-005, SEA-023]', async () => {
      const devices = [await bound().device(), await bound().device(), await bound().device()]
      await put(bound(), videos, {
        ...retitled(at(await all(bound(), videos), 13), 'Kastanien im Oktober'),
        ageRating: 16,
      })
      const [one, two, three] = devices as [Device, Device, Device]
      const seen = () => one.ports.search.suggestions('kastanien')
      for (const device of [one, one, two]) await device.ports.search.storePattern('Kastanien Oktober')
      expect(await seen()).toEqual(['Kastanien im Oktober'])
      await three.ports.search.storePattern(' kastanien  OKTOBER')
      expect(await seen()).toEqual(['Kastanien Oktober', 'Kastanien im Oktober'])
      for (const device of devices)
        for (const pattern of ['ka', 'kastanien nirgendwo']) await device.ports.search.storePattern(pattern)
      expect(await one.ports.search.suggestions('kastanien n')).toEqual([])
      expect(await one.ports.search.suggestions('ka')).not.toContain('ka')
    })
  })
