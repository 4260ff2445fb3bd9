import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { QueryServer, type QueryReply } from '#test/support/query/query-server'
import { albums, guestAlbumKey } from '@/adapters/backend/albums/album-records'
import { albumViews } from '@/adapters/backend/albums/gallery-records'
import { asId, type AlbumId, type GuestId } from '@/domain/ids'
import { viewedAlbum } from '@/adapters/wire/albums/gallery-calls'
import { accessRules } from '@/adapters/backend/access/access-rules'

let setup: QueryServer
beforeAll(async () => {
  setup = await QueryServer.start()
})
afterAll(() => setup.stop())
beforeEach(() => allowTestDays(true))

function allowTestDays(hasTestDays: boolean): void {
  setup.environment.backend.context.rules.set(accessRules, { hasTestDays, passwordIterations: 1 })
}

const headers = () => ({ authorization: `Bearer ${setup.token}` })

async function isNew(actorId: string, day: string): Promise<unknown> {
  const url = `/rest/v1/actor/getActorDataByIdOrName/${actorId}?language=en${day}`
  const answer = await setup.server.app.inject({ url, headers: headers() })
  return answer.statusCode === 200 ? answer.json<{ actor: { isNew: boolean } }>().actor.isNew : answer.json()
}

async function newActors(day: string): Promise<readonly string[]> {
  const answer = await setup.server.app.inject({
    method: 'POST',
    url: `/query?language=en${day}`,
    headers: headers(),
    payload: { query: '{ models(filter: {}, order: NEWEST, first: 24, offset: 0) { items { id isNew } } }' },
  })
  const { data } = answer.json<QueryReply>()
  const page = data?.['models'] as { items: { id: string; isNew: boolean }[] } | undefined
  return (page?.items ?? []).filter((item) => item.isNew).map(({ id }) => id)
}

describe('a day that content is looked at for', () => {
  it('is the one that data of an actor and queries are answered as of [ACT-036][API-012]', async () => {
    const [actor = ''] = await newActors('')
    expect(actor).not.toBe('')
    expect(await isNew(actor, '')).toBe(true)
    // The tests begin on 21 November.
    expect(await isNew(actor, '&qmday=21')).toBe(true)
    expect(await isNew(actor, '&qmdate=2027-06-01')).toBe(false)
    expect(await newActors('&qmdate=2027-06-01')).toEqual([])
    expect(await newActors('&qmday=22')).toContain(actor)
  })

  it('counts at a sandbox only: anywhere else what is still to come stays unknown [ACT-036][API-012]', async () => {
    allowTestDays(false)
    const [actor = ''] = await newActors('')
    expect(await newActors('&qmdate=2027-06-01')).toContain(actor)
    expect(await isNew(actor, '&qmdate=2027-06-01')).toBe(true)
  })

  it('is named in the refusal where it is none', async () => {
    const [actor = ''] = await newActors('')
    for (const [day, field] of [
      ['&qmdate=2027-02-30', 'qmdate'],
      ['&qmday=32', 'qmday'],
      ['&qmday=0', 'qmday'],
    ] as const)
      expect(await isNew(actor, day)).toMatchObject({ error: { code: 'invalid-request', fields: [field] } })
  })

  it('is never the one that a change is stored with', async () => {
    const { backend, clock } = setup.environment
    const [album] = await backend.store.find(albums, 'newest', { prefix: [], limit: 1 })
    const albumId = album?.id ?? asId<AlbumId>('')
    const guest = await backend.platform.portsFor(setup.token, 'en').then((ports) => ports?.guest.current())
    if (guest !== undefined) await setup.environment.setGuest(guest.id, { email: 'day@vesper.test', name: 'Day' })
    const answer = await setup.server.app.inject({
      method: 'POST',
      url: '/query?language=en&qmdate=2030-01-01',
      headers: headers(),
      payload: { documentId: viewedAlbum.name, variables: { albumId } },
    })
    expect(answer.json()).toEqual({ data: { viewedAlbum: true } })
    const view = await backend.store.get(albumViews, guestAlbumKey(guest?.id ?? asId<GuestId>(''), albumId))
    expect(view?.at).toBe(clock.now())
  })

  it('is none that anything is stored on: a read that would is refused', async () => {
    const { platform } = setup.environment.backend
    const today = await platform.portsFor(setup.token, 'en')
    const later = await platform.portsFor(setup.token, 'en', undefined, null, { year: 2027, month: 6, day: 1 })
    const before = await today?.spinWheel.wheel()
    await expect(later?.spinWheel.wheel()).rejects.toMatchObject({ code: 'invalid-request' })
    expect(await today?.spinWheel.wheel()).toEqual(before)
  })
})
