import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hideable } from '@/adapters/backend/assembly/features'
import { showContent } from '@/adapters/backend/assembly/show-content'
import { visibilities } from '@/adapters/backend/content/visibilities'
import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { blogPosts } from '@/adapters/backend/blog/post-records'
import { checkCatalogue, MAX_ERRORS } from '@/adapters/modules/catalogue/check-catalogue'
import { lineKinds, type WrittenLine } from '@/adapters/modules/catalogue/lines'
import { linesOf } from '@/adapters/modules/catalogue/lines-of-world'
import { sampleContent } from '@/adapters/backend/assembly/sample-content'
import { storeCatalogue } from '@/adapters/modules/catalogue/store-catalogue'
import { videos } from '@/adapters/backend/media/video-records'
import { bannerRecords } from '@/adapters/backend/promo/banner-records'
import { tvFormats, tvPosts, tvVideos } from '@/adapters/backend/tv/tv-records'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Collection } from '@/adapters/stores/store'

const NOW = Date.UTC(2026, 10, 25)

const content = sampleContent(40, 120, NOW)
const sample = [...linesOf(content)]

async function* written(lines: readonly (WrittenLine | string)[]): AsyncGenerator<string> {
  for (const line of lines) yield typeof line === 'string' ? line : JSON.stringify(line)
}

const checked = (store: MemoryStore, lines: readonly (WrittenLine | string)[]) => checkCatalogue(store, written(lines))

async function imported(store: MemoryStore, lines: readonly WrittenLine[]) {
  const stored: string[] = []
  const onStored = (collection: string, key: string): void => void stored.push(`${collection} ${key}`)
  expect((await checked(store, lines)).errors).toEqual([])
  const done = await storeCatalogue({ store, now: NOW, isEqual: isDeepStrictEqual, onStored }, written(lines))
  return { ...done, stored }
}

const everything = async (store: MemoryStore): Promise<unknown> => {
  const all = <T>(collection: Collection<T>, index: string) => store.find(collection, index, { prefix: [] })
  return JSON.parse(
    JSON.stringify([
      // Who is online is no part of a catalogue.
      (await all(actors, 'byName')).map(({ state: _state, ...actor }) => actor),
      await all(profiles, 'byActor'),
      await all(videos, 'newest'),
      await all(albums, 'newest'),
      await all(tvFormats, 'all'),
      await all(tvVideos, 'newest'),
      await all(tvPosts, 'newest'),
      await all(blogPosts, 'newest'),
      await all(bannerRecords, 'inOrder'),
    ]),
  )
}

const lineOf = <K extends WrittenLine['kind']>(kind: K, change: object = {}): WrittenLine => {
  const found = sample.find((line) => line.kind === kind)
  return { ...found, ...change } as WrittenLine
}

describe('a catalogue', () => {
  it('holds the whole content of the sample world: imported, it is the world that is seeded', async () => {
    const [seeded, filled] = [new MemoryStore(), new MemoryStore()]
    seeded.seed(actors, content.actors)
    seeded.seed(profiles, content.profiles)
    seeded.seed(videos, content.videos)
    seeded.seed(albums, content.albums)
    seeded.seed(tvFormats, content.formats)
    seeded.seed(tvVideos, content.tvVideos)
    seeded.seed(tvPosts, content.tvPosts)
    seeded.seed(blogPosts, content.stories)
    seeded.seed(bannerRecords, content.banners)
    const { added, changed, unchanged } = await imported(filled, sample)
    expect({ added, changed, unchanged }).toEqual({ added: sample.length, changed: 0, unchanged: 0 })
    expect(await everything(filled)).toEqual(await everything(seeded))
  })

  it('changes nothing when it is imported again, and only what has changed when it has', async () => {
    const store = new MemoryStore()
    await imported(store, sample)
    const before = await everything(store)
    const again = await imported(store, sample)
    expect(again).toEqual({ added: 0, changed: 0, unchanged: sample.length, stored: [] })
    expect(await everything(store)).toEqual(before)
    const dearer = lineOf('video', { price: 77, basePrice: 80 })
    const third = await imported(
      store,
      sample.map((line) => (line.kind === 'video' && line.id === content.videos[0]?.id ? dearer : line)),
    )
    expect(third).toEqual({ added: 0, changed: 1, unchanged: sample.length - 1, stored: ['videos 1'] })
    expect(await store.get(videos, '1')).toMatchObject({ price: 77, basePrice: 80 })
  })

  it('leaves what the platform has counted, and who is online', async () => {
    const store = new MemoryStore()
    await imported(store, sample)
    await store.transaction(async (tx) => {
      const [video, actor, album] = [await tx.get(videos, '1'), await tx.get(actors, '1'), await tx.get(albums, '1')]
      if (video === undefined || actor === undefined || album === undefined) throw new Error('The sample world has all')
      await tx.put(albums, { ...album, sold: 8_000 })
      await tx.put(videos, { ...video, likes: 5_000, sold: 6_000 })
      await tx.put(actors, { ...actor, pinnedCount: 7_000, state: { ...actor.state, isOnline: true } })
    })
    await imported(store, [
      lineOf('actor', { name: 'Nell Hartwig' }),
      lineOf('video', { price: 1, basePrice: 1, free: false }),
      lineOf('album', { price: 2, free: false }),
    ])
    expect(await store.get(albums, '1')).toMatchObject({ price: 2, sold: 8_000 })
    expect(await store.get(videos, '1')).toMatchObject({ price: 1, likes: 5_000, sold: 6_000 })
    expect(await store.get(actors, '1')).toMatchObject({
      name: 'Nell Hartwig',
      pinnedCount: 7_000,
      state: { isOnline: true },
    })
  })

  it('is as its page describes it: the example is imported', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/catalogue.md'), 'utf8')
    const example = /^```jsonl\n(?<lines>.*?)^```/msu.exec(page)?.groups?.['lines']?.trim().split('\n') ?? []
    const { errors, counts } = await checked(new MemoryStore(), example)
    expect(errors).toEqual([])
    expect(counts).toEqual(Object.fromEntries(lineKinds.map(({ kind }) => [kind, 1])))
  })

  it('counts the videos of each actor itself', async () => {
    const store = new MemoryStore()
    await imported(store, [
      lineOf('actor'),
      lineOf('video', { actorId: '1' }),
      lineOf('video', { id: 'second', actorId: '1' }),
    ])
    expect(await store.get(actors, '1')).toMatchObject({ videoCount: 2, state: { isOnline: false } })
  })
})

describe('when the content of a catalogue is shown', () => {
  const later = new Date(NOW + 86_400_000).toISOString()
  const isThere = async (store: MemoryStore, line: WrittenLine): Promise<boolean> =>
    'id' in line && (await store.get(videos, line.id)) !== undefined

  async function filled(): Promise<{ readonly store: MemoryStore; readonly video: WrittenLine }> {
    const store = new MemoryStore()
    await imported(store, sample)
    return { store, video: lineOf('video') }
  }

  it('is not before its release, and then on its own', async () => {
    const { store, video } = await filled()
    const coming = { ...video, releasedAt: later } as WrittenLine
    expect(await imported(store, [coming])).toMatchObject({ changed: 1 })
    expect(await isThere(store, video)).toBe(false)
    expect(await imported(store, [coming])).toMatchObject({ unchanged: 1 })
    expect(await store.find(visibilities, 'byNext', { prefix: [] })).toMatchObject([{ next: Date.parse(later) }])
    expect(await imported(store, [video])).toMatchObject({ changed: 1 })
    expect(await isThere(store, video)).toBe(true)
    expect(await store.find(visibilities, 'byNext', { prefix: [] })).toEqual([])
  })

  it('is as its line has it, for each kind of content', async () => {
    const { store } = await filled()
    const before = await everything(store)
    for (const kind of ['actor', 'video', 'album', 'tvFormat', 'tvVideo', 'tvPost', 'story'] as const) {
      expect(await imported(store, [lineOf(kind, { hidden: true })]), kind).toMatchObject({ changed: 1 })
      expect(await everything(store), kind).not.toEqual(before)
      expect(await imported(store, [lineOf(kind, { hidden: true })]), kind).toMatchObject({ unchanged: 1 })
      expect(await imported(store, [lineOf(kind, { hidden: false })]), kind).toMatchObject({ changed: 1 })
      expect(await everything(store), kind).toEqual(before)
    }
  })

  it('is not brought back by an import that contains nothing of it, neither alone nor with its actor', async () => {
    const { store, video } = await filled()
    const before = await everything(store)
    const hidden = { hidden: true, from: null, until: null, boughtStays: false }
    const actor = lineOf('actor')
    const key = 'id' in actor ? actor.id : ''
    await store.transaction((tx) => showContent(hideable, tx, { kind: 'actor', key }, hidden, NOW))
    await store.transaction((tx) =>
      showContent(hideable, tx, { kind: 'video', key: 'id' in video ? video.id : '' }, hidden, NOW),
    )
    expect(await imported(store, sample)).toMatchObject({ added: 0, changed: 0 })
    expect(await isThere(store, video)).toBe(false)
    expect(await store.get(actors, key)).toBeUndefined()
    await imported(store, [lineOf('actor', { hidden: false }), lineOf('video', { hidden: false })])
    expect(await everything(store)).toEqual(before)
  })
})

describe('a paid video that is shorter than three previews', () => {
  it('is stored with a warning that names the seconds of its preview', async () => {
    const store = new MemoryStore()
    await imported(store, sample)
    const warned = async (change: object) => (await checked(store, [lineOf('video', change)])).warnings
    const paid = { free: false, price: 24, basePrice: 24 }
    expect(await warned({ ...paid, duration: 20 })).toEqual([
      { line: 1, text: 'the video is 20 seconds long: its preview is 6 seconds, unless it has files of its own' },
    ])
    expect(await warned({ ...paid, duration: 60 })).toEqual([])
    expect(await warned({ free: true, price: 0, basePrice: 0, duration: 20 })).toEqual([])
  })
})

describe('what is wrong with a catalogue', () => {
  const errorsOf = async (...lines: readonly (WrittenLine | string)[]) =>
    (await checked(new MemoryStore(), lines)).errors.map(({ line, text }) => `${line}: ${text}`)

  it('is reported with the number of its line, all of it at once', async () => {
    const actor = lineOf('actor')
    const errors = await errorsOf(
      actor,
      '',
      '{"kind":"video"',
      lineOf('actor', { id: '2', name: 'Somebody Else', age: 20 }),
      lineOf('video', { actorId: 'nobody' }),
      lineOf('album', { actorId: '1', free: true, price: 4 }),
      lineOf('album', { id: 'a2', actorId: '1', free: false, previews: 400 }),
      lineOf('video', { id: 'v2', actorId: '1', free: false, price: 9, basePrice: 3 }),
      lineOf('tvVideo', { formatKey: 'no-format' }),
      lineOf('actor', { id: '3' }),
      actor,
    )
    expect(errors).toEqual([
      expect.stringMatching(/^3: is not JSON: /u),
      '4: age: has to be 21 or more',
      '5: there is no actor nobody',
      '6: price: has to be 0 where free is true',
      expect.stringMatching(/^7: previews: there are \d+ pictures only$/u),
      '8: basePrice: has to be the price or more',
      '9: there is no tvFormat no-format',
      '10: name: the actor of line 1 has it already',
      '11: actor 1 is in line 1 already',
    ])
    expect(await errorsOf({ kind: 'film' } as never)).toEqual([expect.stringMatching(/^1: kind: /u)])
  })

  it('is a banner that could lead a guest where it may not, or that nobody would see', async () => {
    const banner = (id: string, change: object) => lineOf('banner', { id, relatedActorId: null, ...change })
    const page = { onClickType: 'page', onClickUrl: '/en/albums/' }
    const external = (onClickUrl: string) => ({ onClickType: 'external', onClickUrl })
    const errors = await errorsOf(
      { kind: 'bannerHost', host: 'tickets.example' },
      banner('a', { ...page, onClickUrl: 'javascript:alert(1)' }),
      banner('b', external('data:text/html,hello')),
      banner('c', external('https://elsewhere.example/')),
      banner('d', external('https://tickets.example/tonight')),
      banner('e', { onClickType: 'actor', onClickUrl: null }),
      banner('f', { ...page, imagePath: '/art/0/l0' }),
      banner('g', { ...page, expire: '2020-01-01T00:00:00Z' }),
      banner('h', { ...page, relatedActorId: 'nobody' }),
      banner('i', { ...page, containerClassSuffix: 'a-class-of-its-own' }),
      { kind: 'bannerHost', host: 'https://tickets.example' },
    )
    expect(errors).toEqual([
      '2: onClickUrl: has to be the address of a page of the product, as /en/albums/',
      '3: onClickUrl: has to be an https address of another site',
      '4: there is no bannerHost elsewhere.example',
      '6: relatedActorId: has to name the actor whose profile is opened',
      '7: imagePath: has to be a picture of the product, as /art/5003/l0',
      '8: expire: has to be later than from',
      '9: there is no actor nobody',
      expect.stringMatching(/^10: containerClassSuffix: /u),
      '11: host: has to be the name of a host in lower case, as example.org',
    ])
  })

  it('is that the platform has another actor of the name, or lacks what a line refers to', async () => {
    const store = new MemoryStore()
    await imported(store, [lineOf('actor')])
    const { errors } = await checked(store, [lineOf('actor', { id: 'new' }), lineOf('video', { actorId: '1' })])
    expect(errors).toEqual([{ line: 1, text: 'name: the actor 1 has it already' }])
  })

  it('is found in any line that is damaged in any place, and in that line', async () => {
    const store = new MemoryStore()
    const paths = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, part]) => [[...path, name], ...paths(part, [...path, name])])
        : []
    const damaged = (value: unknown, [name = '', ...rest]: readonly string[]): unknown => {
      const copy: Record<string, unknown> = Array.isArray(value)
        ? ([...(value as unknown[])] as never)
        : { ...(value as object) }
      copy[name] = rest.length === 0 ? { not: 'this' } : damaged(copy[name], rest)
      return copy
    }
    const anyDamage = fc
      .nat(sample.length - 1)
      .chain((at) => fc.tuple(fc.constant(at), fc.constantFrom(...paths(sample[at]))))
    await fc.assert(
      fc.asyncProperty(anyDamage, async ([at, path]) => {
        const bad = JSON.stringify(damaged(sample[at], path))
        const { errors } = await checked(
          store,
          sample.map((line, index) => (index === at ? bad : line)),
        )
        expect(errors.map(({ line }) => line)).toEqual(errors.map(() => at + 1))
        expect(errors.length).toBeGreaterThan(0)
      }),
      // The first: an actor without an id, whose record has an id inside.
      { numRuns: 40, examples: [[[28, ['id']]]] },
    )
  })

  it('is reported in the line that was cut short, and not in those that refer to it', async () => {
    const store = new MemoryStore()
    const anyCut = fc
      .nat(sample.length - 1)
      .chain((at) => fc.tuple(fc.constant(at), fc.integer({ min: 1, max: JSON.stringify(sample[at]).length - 1 })))
    await fc.assert(
      fc.asyncProperty(anyCut, async ([at, length]) => {
        const lines = sample.map((line, index) => (index === at ? JSON.stringify(line).slice(0, length) : line))
        const { errors } = await checked(store, lines)
        expect(errors).toEqual([{ line: at + 1, text: expect.stringMatching(/^is not JSON: /u) as unknown }])
      }),
      { numRuns: 40 },
    )
  })

  it('is also what lacks beside lines that cannot be read, where these have a name', async () => {
    const [actor] = [JSON.stringify(lineOf('actor', { id: 'own-3' })).replace(/\}$/u, '')]
    const errors = await errorsOf(
      actor,
      lineOf('video', { actorId: 'own-3' }),
      lineOf('album', { actorId: 'own-4', free: false }),
    )
    expect(errors).toEqual([expect.stringMatching(/^1: is not JSON: /u), '3: there is no actor own-4'])
  })

  it('is not what a file lacks in lines after those that are read', async () => {
    const broken = Array.from({ length: MAX_ERRORS }, (_, i) => JSON.stringify({ kind: 'actor', id: `broken-${i}` }))
    const errors = await errorsOf(lineOf('video', { actorId: 'last' }), ...broken, lineOf('actor', { id: 'last' }))
    expect(errors.filter((text) => text.startsWith('1: '))).toEqual([])
  })

  it(`is reported at most ${MAX_ERRORS} times`, async () => {
    expect(await errorsOf(...Array.from({ length: 300 }, () => 'no line'))).toHaveLength(MAX_ERRORS)
  })
})
