import { neutralAvatar } from '@/domain/pictures/neutral-pictures'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtApp } from './built-app'
import { member } from '#test/support/bindings/accounts'
import { SMALL_WORLD, type Binding, type Device } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { remoteBrowser, type RemoteBrowser } from '#test/support/bindings/remote'
import { TestServer } from '#test/support/bindings/test-server'
import { postLike } from '#test/contract/feed-setup'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { videos, type VideoRecord } from '@/adapters/backend/media/video-records'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import { ArtFolder } from '@/adapters/server/web/art-folder'
import { FEED_KEY, requiredKey } from '@/adapters/wire/feed/feed-key'
import { asId, type ActorId, type ContestId, type VoucherId } from '@/domain/ids'
import { WIDTHS } from '@/domain/pictures/artwork'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'

/** What an answer of the server has under its names. */
type Fields = Readonly<Record<string, unknown>>

let bound: Binding
let device: Device
let browsers: RemoteBrowser[]
let server: TestServer

beforeAll(async () => {
  const environment = await TestEnvironment.build(SMALL_WORLD)
  const built = builtApp()
  const root = mkdtempSync(join(tmpdir(), 'vesper-documented-'))
  const draw = (address: string) => {
    mkdirSync(dirname(join(root, address)), { recursive: true })
    writeFileSync(join(root, address), 'drawn')
    return Promise.resolve(true)
  }
  server = await TestServer.start(environment, {}, { web: { ...built.web, art: new ArtFolder(root, { draw }) } })
  browsers = []
  bound = {
    name: 'remote',
    environment,
    device: () => {
      const browser = remoteBrowser(server.url)
      browsers.push(browser)
      return listeningDevice(browser.ports, browser.sandbox)
    },
    dispose: async () => {
      for (const browser of browsers) browser.leave()
      await server.app.close()
      built.remove()
      rmSync(root, { recursive: true })
    },
  }
  device = await member(bound)
  // From now on the browser shows the token of the account.
  await device.ports.guest.balance()
})
afterAll(() => bound.dispose())

/** That of the first guest. */
const token = (): string => browsers[0]?.token() ?? ''

/** How the browser of the guest is answered where it requests a file. */
const statusOf = async (address: string): Promise<number | undefined> =>
  (await browsers[0]?.fetch(`${server.url}${address}`, { credentials: 'include' }))?.status

const headers = (): Record<string, string> => ({ authorization: `Bearer ${token()}` })

/** What is under a path of names in the answer to a document that is written as text. */
async function answered(query: string, ...path: readonly string[]): Promise<unknown> {
  const feedKey = await requiredKey.of(token())
  const answer = await server.app.inject({
    method: 'POST',
    url: '/query?language=en',
    headers: { ...headers(), [FEED_KEY]: feedKey },
    payload: { query },
  })
  const { data, errors } = answer.json<{ data?: Fields; errors?: unknown }>()
  expect(errors).toBeUndefined()
  return path.reduce<unknown>((value, name) => (value as Fields)[name], data)
}

describe('a guest, by the names of the documents', () => {
  it('has in each of their vouchers the type, the one actor it is bound to, and the amount [VOU-004]', async () => {
    const now = bound.environment.clock.now()
    const other = await bound.device()
    const of = (id: string, amount: number, more: Pick<Voucher, 'guestId' | 'type' | 'actors'>): Voucher => ({
      id: asId<VoucherId>(id),
      amount,
      validFrom: now - 1,
      validTo: now + 86_400_000,
      ...more,
    })
    const guestId = device.guest.id
    const actor = asId<ActorId>('bound-to-me')
    await bound.environment.backend.store.transaction(async (tx) => {
      await tx.put(vouchers, of('mine-a', 3, { guestId, type: voucherTypes.messages, actors: [actor] }))
      await tx.put(vouchers, of('mine-b', 2, { guestId, type: voucherTypes.video, actors: 'all' }))
      await tx.put(vouchers, of('theirs', 9, { guestId: other.guest.id, type: voucherTypes.spins, actors: 'all' }))
    })
    const url = '/rest/v1/guest/profile/get?language=en'
    const { guest } = (await server.app.inject({ url, headers: headers() })).json<{ guest: Fields }>()
    const given = (guest['vouchers'] as readonly Fields[]).filter(({ id }) =>
      ['mine-a', 'mine-b', 'theirs'].includes(String(id)),
    )
    expect(given.map(({ type, actorId, amount }) => ({ type, actorId, amount }))).toEqual([
      { type: 5, actorId: 'bound-to-me', amount: 3 },
      { type: 1, actorId: null, amount: 2 },
    ])
  })
})

describe('an actor, by the names of the documents', () => {
  const modelsOf = (filter: string, fields: string) =>
    answered(
      `{ models(filter: ${filter}, order: NAME, first: 100, offset: 0) { items { ${fields} } } }`,
      'models',
      'items',
    )

  const recordOf = async (): Promise<ActorRecord> => {
    const [record] = await bound.environment.backend.store.find(actors, 'recommended', { prefix: [], limit: 1 })
    if (record === undefined) throw new Error('an empty world')
    return record
  }

  it('has prices of video and singlec2c, and the minutes that vouchers of the guest pay for [ACT-006]', async () => {
    const { id } = await recordOf()
    await bound.environment.setActor(id, { prices: { single: 31, voyeur: 7, c2c: 19, ticket: null, message: 0 } })
    await bound.environment.backend.store.transaction((tx) =>
      tx.put(vouchers, {
        id: asId<VoucherId>('documented-minutes'),
        guestId: device.guest.id,
        type: voucherTypes.videochat,
        amount: 4,
        validFrom: bound.environment.clock.now() - 1,
        validTo: bound.environment.clock.now() + 86_400_000,
        actors: [id],
      }),
    )
    const url = `/rest/v1/actor/getActorDataByIdOrName/${id}?language=en`
    const { actor } = (await server.app.inject({ url, headers: headers() })).json<{ actor: Fields }>()
    expect(actor['prices']).toMatchObject({
      video: { value: 31, currency: 'VXC' },
      singlec2c: { value: 19, currency: 'VXC' },
      voucherChatMinutes: 4,
    })
  })

  it('has in a list a profile with age, threeWords, languages and country [ACT-013]', async () => {
    const { id, age, texts, languages, country } = await recordOf()
    const [row] = (await modelsOf(`{ ids: ["${id}"] }`, 'profile { age threeWords languages country }')) as Fields[]
    expect(row).toEqual({ profile: { age, threeWords: texts.en.threeWords, languages, country } })
    expect(texts.en.threeWords).toHaveLength(3)
    expect(age).toBeGreaterThanOrEqual(21)
  })

  it('is a favorite in modelGuestRelation as soon as the guest has pinned them, and only of that guest [ACT-014]', async () => {
    const { id } = await recordOf()
    const related = () => modelsOf(`{ ids: ["${id}"] }`, 'modelGuestRelation { isFavorite }')
    const relation = (isFavorite: boolean) => [{ modelGuestRelation: { isFavorite } }]
    expect(await related()).toEqual(relation(false))
    await (await member(bound)).ports.actors.pin(id, true)
    expect(await related()).toEqual(relation(false))
    await device.ports.actors.pin(id, true)
    expect(await related()).toEqual(relation(true))
  })

  it('is filtered by gender, any one of those that are given [ACT-033]', async () => {
    const rows = (await modelsOf('{}', 'id genderType')) as readonly { id: string; genderType: string }[]
    const kinds = [...new Set(rows.map(({ genderType }) => genderType))]
    expect(kinds.length).toBeGreaterThan(2)
    for (const chosen of [kinds.slice(0, 1), kinds.slice(1, 3)]) {
      expect(await modelsOf(`{ gender: [${chosen.join(', ')}] }`, 'id genderType')).toEqual(
        rows.filter(({ genderType }) => chosen.includes(genderType)),
      )
    }
  })
})

describe('a video, by the names of the documents', () => {
  const recordOf = async (change: Partial<VideoRecord> = {}): Promise<VideoRecord> => {
    const { store } = bound.environment.backend
    const [record] = await store.find(videos, 'longest', { prefix: [], limit: 1 })
    if (record === undefined) throw new Error('no video')
    await store.transaction((tx) => tx.put(videos, { ...record, ...change }))
    return { ...record, ...change }
  }
  const rowOf = (id: string, fields: string) => answered(`{ video(id: "${id}") { ${fields} } }`, 'video')

  it('has the base fields, the model, the place in a contest and a link to its page [MED-002]', async () => {
    const names = 'id title duration ageRating vip isVip30Offer free camRecording classic'
    const fields = `${names} model { id name } link contestInfo { place }`
    const records = [
      await recordOf({ contestPlace: 3, vip: true, isVip30Offer: true, free: false, camRecording: true }),
      await recordOf({ contestPlace: null, vip: false, isVip30Offer: false, free: true, classic: true }),
    ]
    for (const [index, record] of records.entries()) {
      await bound.environment.backend.store.transaction((tx) => tx.put(videos, record))
      const { id, texts, duration, ageRating, vip, isVip30Offer, free, camRecording, classic, contestPlace } = record
      const actor = await device.ports.actors.byIdOrName(record.actorId)
      expect({ index, row: await rowOf(id, fields) }).toEqual({
        index,
        row: {
          id,
          title: texts.en.title,
          duration,
          ageRating,
          vip,
          isVip30Offer,
          free,
          camRecording,
          classic,
          model: { id: record.actorId, name: actor?.name },
          link: `/en/videos/watch/${id}/`,
          contestInfo: contestPlace === null ? null : { place: contestPlace },
        },
      })
    }
    for (const [days, isNew] of [
      [1, true],
      [400, false],
    ] as const) {
      const { id } = await recordOf({ releasedAt: bound.environment.clock.now() - days * 86_400_000 })
      expect({ days, row: await rowOf(id, 'new') }).toEqual({ days, row: { new: isNew } })
    }
  })

  it('has preview images in every size, frames, and as many likes as guests like it [MED-005]', async () => {
    const { id, likes } = await recordOf({ free: true, price: 0, vip: false, ageRating: 16 })
    const fields = 'cover { family variant } previewThumbnails { at address } rating { likes }'
    const { cover, previewThumbnails, rating } = (await rowOf(id, fields)) as {
      readonly cover: { readonly family: number; readonly variant: string }
      readonly previewThumbnails: readonly { readonly at: number; readonly address: string }[]
      readonly rating: Fields
    }
    for (const width of WIDTHS) {
      const file = `/art/${cover.family}/${cover.variant}-w${width}.webp`
      expect({ file, status: await statusOf(file) }).toEqual({ file, status: 200 })
    }
    expect(previewThumbnails.length).toBeGreaterThan(1)
    for (const { address } of previewThumbnails.slice(0, 2))
      expect({ address, status: await statusOf(`${address}-w140.webp`) }).toEqual({ address, status: 200 })
    expect(rating).toEqual({ likes })
    await device.ports.videos.like(id, true)
    expect(await rowOf(id, 'rating { likes }')).toEqual({ rating: { likes: likes + 1 } })
  })

  it('is filtered by modelIds, actingGroups, ids, tags, releasedFrom, releasedUntil and types [MED-015]', async () => {
    const filtered = async (filter: string) => {
      const rows = `{ videos(filter: ${filter}, sort: NEWEST, first: 500, offset: 0) { items { id } } }`
      return ((await answered(rows, 'videos', 'items')) as readonly Fields[]).map(({ id }) => id)
    }
    const { store } = bound.environment.backend
    const all = await store.find(videos, 'newest', { prefix: [], limit: 500 })
    const kindOf = new Map(
      (await store.find(actors, 'recommended', { prefix: [] })).map((one) => [one.id, one.genderType]),
    )
    const middle = all[20]
    if (middle === undefined) throw new Error('too few videos')
    const [tag = ''] = middle.tags
    const kind = kindOf.get(middle.actorId) ?? ''
    const filters: readonly (readonly [filter: string, passes: (one: VideoRecord) => boolean])[] = [
      [`{ modelIds: ["${middle.actorId}"] }`, ({ actorId }) => actorId === middle.actorId],
      [`{ actingGroups: [${kind}] }`, ({ actorId }) => kindOf.get(actorId) === kind],
      [`{ ids: ["${middle.id}"] }`, ({ id }) => id === middle.id],
      [`{ tags: ["${tag}"] }`, ({ tags }) => tags.includes(tag)],
      [`{ releasedFrom: ${middle.releasedAt} }`, ({ releasedAt }) => releasedAt >= middle.releasedAt],
      [`{ releasedUntil: ${middle.releasedAt} }`, ({ releasedAt }) => releasedAt <= middle.releasedAt],
      ['{ types: [vip] }', ({ vip }) => vip],
    ]
    for (const [filter, passes] of filters) {
      const wanted = all.filter(passes).map(({ id }) => id)
      expect({ filter, isPartOfAll: wanted.length > 0 && wanted.length < all.length }).toEqual({
        filter,
        isPartOfAll: true,
      })
      expect({ filter, filtered: await filtered(filter) }).toEqual({ filter, filtered: wanted })
    }
  })
})

describe('a post of the feed, by the names of the documents', () => {
  const ofPost = (id: string, fields: string) => answered(`{ post(postId: "${id}") { ${fields} } }`, 'post')

  it('has a model with online, onlineState, name, id and an avatar whose files are named [FEE-003]', async () => {
    const { id, model } = await postLike(bound, device)
    const shown = () => ofPost(id, 'model { online onlineState name id avatar { url srcSet fsk avsRequired } }')
    const { name } = model
    await bound.environment.setActor(model.id, {
      avatarRating: 16,
      family: 5,
      state: { isOnline: true, isBusy: true, freeChat: false },
    })
    const files = [60, 140, 320].map((width) => `/art/5/a0-w${width}.webp`)
    expect(await shown()).toEqual({
      model: {
        online: true,
        onlineState: 'busy',
        name,
        id: model.id,
        avatar: {
          url: files[1],
          srcSet: `${files[0]} 60w, ${files[1]} 140w, ${files[2]} 320w`,
          fsk: 16,
          avsRequired: false,
        },
      },
    })
    for (const file of files) expect({ file, status: await statusOf(file) }).toEqual({ file, status: 200 })
    await bound.environment.setActor(model.id, { avatarRating: 18, state: { isOnline: false, isBusy: false } })
    expect(await shown()).toEqual({
      model: {
        online: false,
        onlineState: 'offline',
        name,
        id: model.id,
        avatar: {
          url: expect.stringContaining(`/art/${neutralAvatar.family}/a0-`) as unknown,
          srcSet: expect.stringContaining(`/art/${neutralAvatar.family}/a0-`) as unknown,
          fsk: 18,
          avsRequired: true,
        },
      },
    })
  })

  it('with photos is a PhotosPost of files that this guest can fetch, and may take part in a contest [FEE-011]', async () => {
    const { id } = await postLike(bound, device, { type: 'photos', contestId: asId<ContestId>('candlelight') })
    const { type, photos: shown } = (await ofPost(
      id,
      'type photos { contestId photos { id url srcSet avsRequired } }',
    )) as {
      readonly type: string
      readonly photos: { readonly contestId: string; readonly photos: readonly Readonly<Record<string, string>>[] }
    }
    expect({ type, contestId: shown.contestId }).toEqual({ type: 'PhotosPost', contestId: 'candlelight' })
    expect(shown.photos.length).toBeGreaterThan(0)
    for (const [index, { id: number, url = '', srcSet = '', avsRequired }] of shown.photos.entries()) {
      expect({ number, avsRequired }).toEqual({ number: String(index + 1), avsRequired: false })
      const files = srcSet.split(', ').map((candidate) => candidate.split(' '))
      expect(files.map(([, width]) => width)).toEqual(['320w', '640w', '1280w'])
      expect(files.map(([file]) => file)).toContain(url)
      for (const [file = ''] of files) expect({ file, status: await statusOf(file) }).toEqual({ file, status: 200 })
    }
  })
})
