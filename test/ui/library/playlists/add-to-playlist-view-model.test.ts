import { describe, expect, it } from 'vitest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { LibraryGateway } from '@/application/library/library-gateway'
import { asId, type PlaylistId } from '@/domain/ids'
import { Toasts } from '@/ui/base/toasts'
import { AddToPlaylistViewModel } from '@/ui/library/playlists/add-to-playlist-view-model'
import { CountingRandom, FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { FakePlaylists, LIST, videoId } from '#test/support/ui/playlists'

async function setup({ isLoggedIn = true, isEarly = false } = {}) {
  const platform = new FakePlaylists()
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), new FakeLive())
  if (!isEarly) await guest.open('en')
  const flows: string[] = []
  const checkout = {
    open: async (flow: string) => {
      flows.push(flow)
    },
  }
  const toasts = new Toasts()
  const library = portOf<LibraryGateway>(platform.port)
  const model = new AddToPlaylistViewModel(library, guest, checkout, toasts, new CountingRandom())
  const shown = () => model.lists.value?.map(({ id, hasVideo, count }) => [id, hasVideo, count])
  return { platform, guest, model, flows, toasts, shown }
}

const textsOf = ({ waiting }: Toasts) => waiting.map(({ tone, text }) => `${tone} ${text}`)

describe('the playlists that a video is put into', () => {
  it('invite a guest without an account, and request nothing for them', async () => {
    const { platform, model, flows } = await setup({ isLoggedIn: false })
    await model.open(videoId('a'))
    expect({ flows, calls: platform.calls, isOpen: model.isOpen }).toEqual({
      flows: ['signup'],
      calls: [],
      isOpen: false,
    })
  })

  it('open for a press that came before it was known who the guest is', async () => {
    const { guest, model, shown } = await setup({ isEarly: true })
    const opening = model.open(videoId('d'))
    expect(model.isOpen).toBe(false)
    await guest.open('en')
    await opening
    expect({ isOpen: model.isOpen, shown: shown() }).toEqual({ isOpen: true, shown: [[LIST, false, 3]] })
  })

  it('show whether the video is in them, and change at a press', async () => {
    const { platform, model, shown } = await setup()
    await model.open(videoId('d'))
    expect(shown()).toEqual([[LIST, false, 3]])
    const [list] = model.lists.value ?? []
    if (list === undefined) throw new Error('no playlist')
    await model.toggle(list, true)
    expect({ names: platform.names(), shown: shown() }).toEqual({
      names: ['a', 'b', 'c', 'd'],
      shown: [[LIST, true, 4]],
    })
    await model.toggle(list, false)
    expect({ names: platform.names(), shown: shown() }).toEqual({ names: ['a', 'b', 'c'], shown: [[LIST, false, 3]] })
  })

  it('are sent one change for a double press', async () => {
    const { platform, model } = await setup()
    await model.open(videoId('d'))
    const [list] = model.lists.value ?? []
    if (list === undefined) throw new Error('no playlist')
    await Promise.all([model.toggle(list, true), model.toggle(list, true)])
    expect(platform.calls.filter((call) => call.startsWith('add'))).toEqual(['add d null'])
  })

  it('are as before where a change was refused or lost, and the guest reads why', async () => {
    const { platform, model, toasts, shown } = await setup()
    await model.open(videoId('d'))
    const [list] = model.lists.value ?? []
    if (list === undefined) throw new Error('no playlist')
    platform.refusal = 'too-many'
    await model.toggle(list, true)
    platform.isBroken = true
    await model.toggle(list, true)
    expect(shown()).toEqual([[LIST, false, 3]])
    expect(textsOf(toasts)).toEqual(['bad library.playlists.refused.full', 'bad errors.offline'])
  })

  it('get a new one with the video in it; what is repeated makes no second one', async () => {
    const { platform, model, toasts, shown } = await setup()
    await model.open(videoId('d'))
    model.draft.write('  City nights ')
    platform.isBroken = true
    await model.create()
    expect({ error: model.draft.error, draft: model.draft.value }).toEqual({
      error: 'errors.offline',
      draft: '  City nights ',
    })
    platform.isBroken = false
    await Promise.all([model.create(), model.create()])
    const id = asId<PlaylistId>('id-1')
    expect(shown()).toEqual([
      [LIST, false, 3],
      [id, true, 1],
    ])
    expect(platform.names(id)).toEqual(['d'])
    expect({ draft: model.draft.value, texts: textsOf(toasts) }).toEqual({
      draft: '',
      texts: ['good library.playlists.created'],
    })
    model.draft.write('Another')
    await model.create()
    expect(platform.lists.size).toBe(3)
  })

  it('refuse a title that is none before anything is sent, and one more than a guest may have', async () => {
    const { platform, model } = await setup()
    await model.open(videoId('d'))
    model.draft.write('   ')
    await model.create()
    expect({ error: model.draft.error, calls: platform.calls }).toEqual({
      error: 'library.playlists.refused.invalid-title',
      calls: ['playlists'],
    })
    platform.refusal = 'too-many'
    model.draft.write('City nights')
    await model.create()
    expect(model.draft.error).toBe('library.playlists.refused.many')
  })
})
