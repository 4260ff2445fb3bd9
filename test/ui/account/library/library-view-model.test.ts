import { describe, expect, it } from 'vitest'
import { GalleryGateway, type PinnedPhoto } from '@/application/albums/gallery-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { LibraryGateway, type LibraryQuery } from '@/application/library/library-gateway'
import type { RelationGateway } from '@/application/library/relation-gateway'
import { SaveVideo } from '@/application/library/save-video'
import { asId, type ActorId } from '@/domain/ids'
import type { LibraryItem } from '@/domain/library/library'
import { LibraryViewModel } from '@/ui/account/library/library-view-model'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Toasts } from '@/ui/base/toasts'
import { Texts } from '@/ui/texts/texts'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { itemWith } from '#test/support/ui/library'
import { servicesOf } from '#test/support/ui/services'

const SHOP = { mix: null, source: 'shop', order: 'newest', search: '' } as const
const COUNTS = { shop: 1, pinned: 0, archive: 0, feed: 0, messenger: 0 }

const photo: PinnedPhoto = {
  pictureId: 'sedcards:p1:7',
  pinnedAt: 0,
  title: 'Mira',
  actor: { id: asId<ActorId>('7'), name: 'Mira' },
  albumId: null,
  picture: { family: 3, variant: 'p1' },
  address: null,
  family: 3,
}

async function setup({ isLoggedIn = true }: { readonly isLoggedIn?: boolean } = {}) {
  const state = { items: [itemWith()] as readonly LibraryItem[], records: true, isDone: true, isBroken: false }
  const requests: LibraryQuery[] = []
  const calls: string[] = []
  const answer = async (call: string): Promise<boolean> => {
    if (state.isBroken) throw new BackendError('offline')
    calls.push(call)
    return state.isDone
  }
  const gateway = portOf<LibraryGateway>({
    list: async (query) => {
      requests.push(query)
      if (state.isBroken) throw new BackendError('offline')
      return { items: state.items, next: null }
    },
    sidebar: async () => ({
      counts: { videos: COUNTS, photos: COUNTS },
      online: [],
      lastWatched: null,
      recordsHistory: state.records,
    }),
    activities: async () => ({ items: state.items, next: null }),
    archive: (kind, id, archived) => answer(`archive ${kind} ${id} ${archived}`),
    forget: async (id) => {
      await answer(`forget ${id}`)
    },
    clearHistory: async () => {
      await answer('clear')
    },
    watchLater: async (id) => ((await answer(`save ${id}`)) ? { ok: true } : { ok: false, reason: 'too-many' }),
    recordHistory: async (records) => {
      state.records = records
      return answer(`record ${records}`)
    },
  })
  const gallery = portOf<GalleryGateway>({
    pinnedPhotos: async () => [photo],
    pin: async ({ kind, id }, wanted) =>
      (await answer(`pin ${kind} ${id} ${wanted}`)) ? { ok: true } : { ok: false, reason: 'not-found' },
  })
  const relations = portOf<RelationGateway>({ remove: ({ objectId }) => answer(`unsave ${objectId}`) })
  const services = servicesOf(
    [LibraryGateway, gateway],
    [GalleryGateway, gallery],
    [SaveVideo, new SaveVideo(relations)],
  )
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), new FakeLive())
  const toasts = new Toasts()
  const texts = new Texts(loadCatalog)
  const model = new LibraryViewModel(gateway, gallery, guest, texts, toasts, services)
  model.start()
  const stop = model.show(SHOP, 'videos')
  const open = async () => {
    await guest.open('en')
    await settled()
  }
  return { model, state, requests, calls, toasts, open, stop }
}

const shown = ({ waiting }: Toasts) => waiting.map(({ tone, text }) => `${tone} ${text}`)

describe('a page of the library', () => {
  it('is loaded once it is known whose it is, and its neighbours with it [GUE-011][GUE-041]', async () => {
    const { model, requests, open } = await setup()
    expect(requests).toEqual([])
    await open()
    expect(requests).toEqual([
      { list: { medium: 'videos', source: 'shop' }, order: 'newest', search: '', first: 24, after: null },
    ])
    expect(model.list.items.map(({ subjectId }) => subjectId)).toEqual(['7'])
    expect(model.sidebar.value?.counts.videos.shop).toBe(1)
    expect(model.lately.value).toHaveLength(1)
  })

  it('loads nothing for a guest without an account', async () => {
    const { requests, open } = await setup({ isLoggedIn: false })
    await open()
    expect(requests).toEqual([])
  })

  it('loads the list of another address, and drops what was shown', async () => {
    const { model, requests, open, stop } = await setup()
    await open()
    stop()
    model.show({ ...SHOP, source: 'feed', search: 'lamp' }, 'photos')
    expect(model.list.isKnown).toBe(false)
    await settled()
    expect(requests.at(-1)).toMatchObject({ list: { medium: 'photos', source: 'feed' }, search: 'lamp' })
  })

  it('moves to the archive and back, and loads the list again', async () => {
    const { model, state, requests, calls, toasts, open } = await setup()
    await open()
    state.items = []
    await model.archive(itemWith(), 'Letters')
    await model.archive(itemWith({ isArchived: true }), 'Letters')
    await settled()
    expect(calls).toEqual(['archive video 7 true', 'archive video 7 false'])
    expect({ requestCount: requests.length, isEmpty: model.list.isEmpty }).toEqual({ requestCount: 3, isEmpty: true })
    expect(shown(toasts)).toEqual(['good library.archived', 'good library.restored'])
  })

  it('reports what was refused or failed, and shows the list as it was', async () => {
    const { model, state, requests, toasts, open } = await setup()
    await open()
    state.isDone = false
    await model.archive(itemWith(), 'Letters')
    state.isBroken = true
    await model.archive(itemWith(), 'Letters')
    expect({ requestCount: requests.length, itemCount: model.list.items.length }).toEqual({
      requestCount: 1,
      itemCount: 1,
    })
    expect(shown(toasts)).toEqual(['bad library.failed', 'bad errors.offline'])
  })

  it('saves no longer, or after all, forgets one video, and clears the history', async () => {
    const { model, calls, toasts, open } = await setup()
    await open()
    await model.unsave(itemWith({ activity: 'saved' }))
    expect(toasts.waiting[0]?.action?.label).toBe('library.undo')
    toasts.waiting[0]?.action?.onAct()
    await settled()
    await model.forget(itemWith({ activity: 'watched' }))
    await model.clearHistory()
    expect(calls).toEqual(['unsave 7', 'save 7', 'forget 7', 'clear'])
    expect(shown(toasts)).toEqual(['good library.saved.undone', 'good library.history.cleared'])
  })

  it('has the pinned pictures beside the pinned albums, and beside no other list [MED-064]', async () => {
    const { model, open, stop } = await setup()
    await open()
    expect(model.pinned).toEqual([])
    stop()
    const end = model.show({ ...SHOP, source: 'pinned' }, 'photos')
    expect(model.pinned).toBeNull()
    await settled()
    expect(model.pinned).toEqual([photo])
    end()
    model.show({ ...SHOP, source: 'pinned', search: 'lamp' }, 'photos')
    expect(model.pinned).toEqual([])
  })

  it('pins an album or sedcards no longer, or after all, and leaves the video of the same id alone [MED-010][MED-011]', async () => {
    const { model, calls, toasts, open } = await setup()
    await open()
    for (const kind of ['album', 'sedcards'] as const) {
      await model.unsave(itemWith({ kind, medium: 'photos', activity: 'saved' }))
      toasts.waiting.at(-1)?.action?.onAct()
      await settled()
    }
    expect(calls).toEqual(['pin album 7 false', 'pin album 7 true', 'pin sedcards 7 false', 'pin sedcards 7 true'])
  })

  it('turns the history off, and shows that it is', async () => {
    const { model, calls, open } = await setup()
    await open()
    await model.recordHistory(false)
    expect({ calls, recordsHistory: model.sidebar.value?.recordsHistory }).toEqual({
      calls: ['record false'],
      recordsHistory: false,
    })
  })
})
