import { describe, expect, it } from 'vitest'
import type { ActorGateway, NoteResult } from '@/application/actors/actor-gateway'
import { FindSimilar } from '@/application/actors/find-similar'
import type { ProfileGateway } from '@/application/actors/profile-gateway'
import { ReadNote } from '@/application/actors/read-note'
import { SaveNote } from '@/application/actors/save-note'
import { VisitProfile } from '@/application/actors/visit-profile'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { VideoGateway } from '@/application/media/video-gateway'
import type { Tracker } from '@/application/tracking/tracker'
import type { Actor } from '@/domain/actors/actor'
import { asId, type ActorId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { ProfileViewModel } from '@/ui/profile/profile-view-model'
import { Toasts } from '@/ui/base/toasts'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { actor } from '#test/support/ui/rooms'

const person = (id: string, name: string): Actor => ({ ...actor, id: asId<ActorId>(id), name })
const mira = person('1', 'Mira')
const noor = person('2', 'Noor')

interface Platform {
  byName: (name: string) => Promise<Actor | null>
  similar: () => Promise<readonly Actor[]>
  store: () => Promise<NoteResult>
}

async function setup(change: Partial<Platform> = {}, storage = new FakeStorage()) {
  const platform: Platform = {
    byName: async (name) => [mira, noor].find((one) => one.name === name) ?? null,
    similar: async () => [],
    store: async () => ({ ok: true }),
    ...change,
  }
  const gateway = portOf<ActorGateway>({
    byIdOrName: (name) => platform.byName(name),
    note: async (actorId) => ({ actorId, comment: `kept of ${actorId}` }),
    storeNote: () => platform.store(),
    list: async () => {
      const items = (await platform.similar()).map(({ id }) => actorWith({ id }))
      return { items, total: items.length }
    },
  })
  const visits: string[] = []
  const line = new FakeLive()
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), line)
  await guest.open('en')
  const toasts = new Toasts()
  const profile = new ProfileViewModel(
    portOf<ProfileGateway>({ gallery: async () => null }),
    new FindSimilar(gateway),
    portOf<VideoGateway>({ list: async () => ({ items: [], total: 0 }) }),
    new VisitProfile(gateway, portOf<Tracker>({ profileVisit: (name) => void visits.push(name) })),
    new ReadNote(gateway, storage),
    new SaveNote(gateway, storage),
    storage,
    new LiveActors(line, gateway),
    guest,
    toasts,
    new Texts(loadCatalog),
  )
  profile.start()
  return { profile, platform, visits, storage, messages: () => toasts.waiting.map(({ text }) => text) }
}

describe('a profile', () => {
  it('is loaded with the note about it, and the visit is reported once [ACT-036][ACT-038]', async () => {
    const { profile, visits } = await setup()
    profile.show('Mira')
    expect(profile.isLoading).toBe(true)
    await settled()
    expect({ name: profile.actor?.name, note: profile.note, isLoading: profile.isLoading, visits }).toEqual({
      name: 'Mira',
      note: 'kept of 1',
      isLoading: false,
      visits: ['Mira'],
    })
  })

  it('is empty where there is no such actor, and nothing is reported [ACT-018]', async () => {
    const { profile, visits } = await setup()
    profile.show('Nobody')
    await settled()
    expect({ actor: profile.actor, error: profile.error, isLoading: profile.isLoading, visits }).toEqual({
      actor: null,
      error: null,
      isLoading: false,
      visits: [],
    })
  })

  it('reports why it cannot be shown, and is shown at the next request', async () => {
    const { profile, platform } = await setup({ byName: () => Promise.reject(new BackendError('offline')) })
    profile.show('Mira')
    await settled()
    expect({ error: profile.error, isLoading: profile.isLoading }).toEqual({ error: 'offline', isLoading: false })
    platform.byName = async () => mira
    profile.show('Mira')
    await settled()
    expect({ error: profile.error, name: profile.actor?.name }).toEqual({ error: null, name: 'Mira' })
  })

  it('is there though no actor like them can be found [ACT-062]', async () => {
    const { profile } = await setup({ similar: () => Promise.reject(new BackendError('offline')) })
    profile.show('Mira')
    await settled()
    expect({ error: profile.error, name: profile.actor?.name, similar: profile.similar }).toEqual({
      error: null,
      name: 'Mira',
      similar: [],
    })
  })

  it('recommends four actors, and sixteen when the guest wants more of them [ACT-062, ACT-063]', async () => {
    const many = Array.from({ length: 30 }, (_, index) => person(String(index + 10), `Other ${index}`))
    const { profile } = await setup({ similar: async () => many })
    profile.show('Mira')
    await settled()
    expect({ similarCount: profile.similar.length, isSimilarOpen: profile.isSimilarOpen }).toEqual({
      similarCount: 4,
      isSimilarOpen: false,
    })
    await profile.showMoreSimilar()
    expect({ similarCount: profile.similar.length, isSimilarOpen: profile.isSimilarOpen }).toEqual({
      similarCount: 16,
      isSimilarOpen: true,
    })
    profile.show('Noor')
    await settled()
    expect({ similarCount: profile.similar.length, isSimilarOpen: profile.isSimilarOpen }).toEqual({
      similarCount: 4,
      isSimilarOpen: false,
    })
  })

  it('is the one requested last, whichever answer comes first', async () => {
    const answers: Record<string, (actor: Actor) => void> = {}
    const { profile, visits } = await setup({
      byName: (name) => new Promise((resolve) => (answers[name] = resolve)),
    })
    profile.show('Mira')()
    profile.show('Noor')
    answers['Noor']?.(noor)
    await settled()
    answers['Mira']?.(mira)
    await settled()
    expect({ name: profile.actor?.name, note: profile.note, isLoading: profile.isLoading }).toEqual({
      name: 'Noor',
      note: 'kept of 2',
      isLoading: false,
    })
    expect(visits).toContain('Noor')
  })

  it('takes no answer after it was left', async () => {
    let answer: (actor: Actor) => void = () => undefined
    const { profile } = await setup({ byName: () => new Promise((resolve) => (answer = resolve)) })
    profile.show('Mira')
    profile.dispose()
    answer(mira)
    await settled()
    expect(profile.actor).toBeNull()
  })
})

describe('a note about an actor', () => {
  it('outlives the page until it is saved, and is no draft any more then [ACT-039]', async () => {
    const { profile, storage, messages } = await setup()
    profile.show('Mira')
    await settled()
    profile.writeNote('likes letters')
    expect({ isNoteChanged: profile.isNoteChanged, entryCount: storage.entries.size }).toEqual({
      isNoteChanged: true,
      entryCount: 1,
    })
    const again = await setup({}, storage)
    again.profile.show('Mira')
    await settled()
    expect(again.profile.note).toBe('likes letters')
    await profile.saveNote()
    expect({ isNoteChanged: profile.isNoteChanged, entryCount: storage.entries.size, messages: messages() }).toEqual({
      isNoteChanged: false,
      entryCount: 0,
      messages: ['discovery.profile.noteSaved'],
    })
  })

  it.each([
    ['too-long', 'discovery.profile.noteTooLong'],
    ['login-required', 'discovery.profile.noteLogin'],
  ] as const)('refused as %s says so and keeps what was written', async (reason, text) => {
    const { profile, messages } = await setup({ store: async () => ({ ok: false, reason }) })
    profile.show('Mira')
    await settled()
    profile.writeNote('a secret')
    await profile.saveNote()
    expect({
      messages: messages(),
      note: profile.note,
      isNoteChanged: profile.isNoteChanged,
      isSavingNote: profile.isSavingNote,
    }).toEqual({ messages: [text], note: 'a secret', isNoteChanged: true, isSavingNote: false })
  })

  it('is sent once, and retained when no server answers', async () => {
    let calls = 0
    let fail: (failure: Error) => void = () => undefined
    const { profile, messages } = await setup({
      store: () => {
        calls++
        return new Promise((_, reject) => (fail = reject))
      },
    })
    profile.show('Mira')
    await settled()
    profile.writeNote('a secret')
    void profile.saveNote()
    void profile.saveNote()
    expect({ calls, isSavingNote: profile.isSavingNote }).toEqual({ calls: 1, isSavingNote: true })
    fail(new BackendError('offline'))
    await settled()
    expect({ messages: messages(), note: profile.note, isSavingNote: profile.isSavingNote }).toEqual({
      messages: ['errors.offline'],
      note: 'a secret',
      isSavingNote: false,
    })
  })
})
