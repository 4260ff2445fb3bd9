import { describe, expect, it } from 'vitest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { LibraryGateway } from '@/application/library/library-gateway'
import { asId, type PlaylistId } from '@/domain/ids'
import { PlaylistViewModel } from '@/ui/account/library/playlists/playlist-view-model'
import { PlaylistsViewModel } from '@/ui/account/library/playlists/playlists-view-model'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Toasts } from '@/ui/base/toasts'
import { PlayingPlaylistViewModel } from '@/ui/library/playlists/playing-playlist-view-model'
import { Texts } from '@/ui/texts/texts'
import { CountingRandom, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { FakePlaylists, LIST } from '#test/support/ui/playlists'

async function platformOf({ isLoggedIn = true } = {}) {
  const platform = new FakePlaylists()
  const library = portOf<LibraryGateway>(platform.port)
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), new FakeLive())
  const texts = new Texts(loadCatalog)
  return { platform, library, guest, texts, toasts: new Toasts() }
}

async function opened() {
  const { platform, library, guest, texts, toasts } = await platformOf()
  const model = new PlaylistViewModel(library, guest, texts, toasts)
  model.show(LIST)
  await guest.open('en')
  await settled()
  const titles = () => model.playlist.value?.items.map(({ title }) => title).join('')
  const item = (place: number) => {
    const found = model.playlist.value?.items[place]
    if (found === undefined) throw new Error('no video')
    return found
  }
  return { platform, model, toasts, titles, item }
}

const textsOf = ({ waiting }: Toasts) => waiting.map(({ tone, text }) => `${tone} ${text}`)

describe('a playlist that is open', () => {
  it('is shown in its new order at once, and states where the video is', async () => {
    const { platform, model, titles, item } = await opened()
    expect(titles()).toBe('ABC')
    const moved = model.move(item(2), 1)
    expect({ titles: titles(), moved: model.moved }).toEqual({
      titles: 'ACB',
      moved: { title: 'C', place: 2, count: 3 },
    })
    await moved
    await settled()
    expect({ names: platform.names(), titles: titles() }).toEqual({ names: ['a', 'c', 'b'], titles: 'ACB' })
  })

  it('sends quick presses one after another, each from where the last one has led', async () => {
    const { platform, model, titles, item } = await opened()
    const answer = Promise.withResolvers<void>()
    platform.gate = answer.promise
    const all = [model.move(item(2), 1), model.move(item(1), 0), model.move(item(0), 2)]
    expect(titles()).toBe('ABC')
    await settled()
    expect(platform.calls).toEqual(['playlist', 'move c 1'])
    answer.resolve()
    await Promise.all(all)
    await settled()
    expect(platform.calls.slice(1)).toEqual(['move c 1', 'move c 0', 'move c 2', 'playlist'])
    expect({ names: platform.names(), titles: titles() }).toEqual({ names: ['a', 'b', 'c'], titles: 'ABC' })
  })

  it('sends nothing where the video is there already', async () => {
    const { platform, model, item } = await opened()
    await model.move(item(0), 0)
    await model.move(item(2), 9)
    expect(platform.calls).toEqual(['playlist'])
  })

  it('gives back a removed video where it was: the toast undoes it', async () => {
    const { platform, model, toasts, titles, item } = await opened()
    await model.remove(item(1))
    expect({ titles: titles(), names: platform.names() }).toEqual({ titles: 'AC', names: ['a', 'c'] })
    const [toast] = toasts.waiting
    expect({ text: toast?.text, values: toast?.values, label: toast?.action?.label }).toEqual({
      text: 'library.playlists.removed',
      values: { title: 'B' },
      label: 'library.undo',
    })
    toast?.action?.onAct()
    await settled()
    await settled()
    expect({ titles: titles(), names: platform.names() }).toEqual({ titles: 'ABC', names: ['a', 'b', 'c'] })
  })

  it('is as the platform has it where a change was refused or lost', async () => {
    const { platform, model, toasts, titles, item } = await opened()
    platform.refusal = 'not-found'
    await model.move(item(0), 2)
    await settled()
    await model.remove(item(0))
    await settled()
    expect({ titles: titles(), texts: textsOf(toasts) }).toEqual({
      titles: 'ABC',
      texts: ['bad library.playlists.refused.not-found', 'bad library.playlists.refused.not-found'],
    })
  })

  it('is renamed where the title is one, and deleted', async () => {
    const { platform, model, toasts } = await opened()
    model.write()
    expect({ isRenaming: model.isRenaming, draft: model.draft.value }).toEqual({
      isRenaming: true,
      draft: 'Rainy Sundays',
    })
    model.draft.write('')
    await model.rename()
    expect({ isRenaming: model.isRenaming, error: model.draft.error }).toEqual({
      isRenaming: true,
      error: 'library.playlists.refused.invalid-title',
    })
    model.draft.write('City nights')
    await model.rename()
    expect({ isRenaming: model.isRenaming, title: model.playlist.value?.title }).toEqual({
      isRenaming: false,
      title: 'City nights',
    })
    expect(await model.delete()).toBe(true)
    expect({ listCount: platform.lists.size, texts: textsOf(toasts) }).toEqual({
      listCount: 0,
      texts: ['good library.playlists.deleted'],
    })
  })
})

describe('the playlists of a guest', () => {
  it('are loaded for a guest with an account, who makes another one', async () => {
    const { platform, library, guest, toasts } = await platformOf()
    const model = new PlaylistsViewModel(library, guest, toasts, new CountingRandom())
    model.show()
    expect(platform.calls).toEqual([])
    await guest.open('en')
    await settled()
    expect(model.lists.value).toHaveLength(1)
    model.write()
    model.draft.write('City nights')
    platform.isBroken = true
    await model.create()
    expect({ isWriting: model.isWriting, error: model.draft.error }).toEqual({
      isWriting: true,
      error: 'errors.offline',
    })
    platform.isBroken = false
    await model.create()
    expect({ isWriting: model.isWriting, listIds: model.lists.value?.map(({ id }) => id) }).toEqual({
      isWriting: false,
      listIds: [LIST, asId<PlaylistId>('id-1')],
    })
    expect(platform.calls.filter((call) => call.startsWith('create'))).toEqual([
      'create id-1 City nights',
      'create id-1 City nights',
    ])
  })
})

describe('the playlist beside a video', () => {
  it('is loaded for the guest whose it is, once for all of its videos', async () => {
    const { platform, library, guest, texts } = await platformOf()
    const model = new PlayingPlaylistViewModel(library, guest, texts)
    const stop = model.show(LIST)
    expect({ playlist: model.playlist, calls: platform.calls }).toEqual({ playlist: null, calls: [] })
    await guest.open('en')
    await settled()
    expect(model.playlist?.items).toHaveLength(3)
    stop()
    model.show(null)
    expect(model.playlist).toBeNull()
  })

  it('is not there for a guest without an account, nor where it is gone or cannot be loaded', async () => {
    for (const change of ['anonymous', 'gone', 'broken'] as const) {
      const { platform, library, guest, texts } = await platformOf({ isLoggedIn: change !== 'anonymous' })
      if (change === 'gone') platform.lists.clear()
      platform.isBroken = change === 'broken'
      const model = new PlayingPlaylistViewModel(library, guest, texts)
      model.show(LIST)
      await guest.open('en')
      await settled()
      expect({ change, playlist: model.playlist }).toEqual({ change, playlist: null })
    }
  })
})
