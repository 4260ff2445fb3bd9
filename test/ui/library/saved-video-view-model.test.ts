import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { LibraryGateway } from '@/application/library/library-gateway'
import type { RelationGateway } from '@/application/library/relation-gateway'
import { SaveVideo } from '@/application/library/save-video'
import { asId, type VideoId } from '@/domain/ids'
import { Toasts } from '@/ui/base/toasts'
import { SavedVideoViewModel } from '@/ui/library/saved-video-view-model'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const VIDEO = asId<VideoId>('7')

async function setup({ isLoggedIn = true, isSaved = false, isBroken = false, isFull = false, isEarly = false } = {}) {
  const state = { isSaved, isBroken, isFull }
  const calls: string[] = []
  const call = (name: string, answer: () => boolean) => async () => {
    calls.push(name)
    if (state.isBroken) throw new BackendError('offline')
    return answer()
  }
  const relations = portOf<RelationGateway>({
    has: call('has', () => state.isSaved),
    remove: call('remove', () => true),
  })
  const library = portOf<LibraryGateway>({
    watched: call('watched', () => true),
    watchLater: async () =>
      (await call('later', () => !state.isFull)()) ? { ok: true } : { ok: false, reason: 'too-many' },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), new FakeLive())
  if (!isEarly) await guest.open('en')
  const flows: string[] = []
  const checkout = {
    open: async (flow: string) => {
      flows.push(flow)
    },
  }
  const toasts = new Toasts()
  const model = new SavedVideoViewModel(new SaveVideo(relations), library, guest, checkout, toasts)
  const stop = model.show(VIDEO)
  await settled()
  return { model, guest, state, calls, flows, toasts, stop }
}

describe('a video that can be saved for later', () => {
  it('is saved by a press that came before it was known who the guest is, and once by two', async () => {
    const { model, guest, calls } = await setup({ isEarly: true })
    const pressed = [model.toggle(), model.toggle()]
    expect(calls).toEqual([])
    await guest.open('en')
    await Promise.all(pressed)
    expect({ isSaved: model.isSaved, calls: calls.filter((call) => call === 'later') }).toEqual({
      isSaved: true,
      calls: ['later'],
    })
  })

  it('is shown as the platform has it, and changes at a press', async () => {
    const { model, calls, toasts } = await setup({ isSaved: true })
    expect(model.isSaved).toBe(true)
    await model.toggle()
    await model.toggle()
    expect({ isSaved: model.isSaved, calls }).toEqual({ isSaved: true, calls: ['has', 'remove', 'later'] })
    expect(toasts.waiting.map(({ text }) => text)).toEqual(['library.saved.undone', 'library.saved.done'])
  })

  it('is saved again by the toast of its removal, also where another video is shown by then', async () => {
    const { model, state, calls, toasts } = await setup({ isSaved: true })
    await model.toggle()
    const [toast] = toasts.waiting
    expect({ isSaved: model.isSaved, label: toast?.action?.label }).toEqual({ isSaved: false, label: 'library.undo' })
    toast?.action?.onAct()
    await settled()
    expect({ isSaved: model.isSaved, calls }).toEqual({ isSaved: true, calls: ['has', 'remove', 'later'] })
    state.isSaved = false
    model.show(asId<VideoId>('8'))
    toast?.action?.onAct()
    await settled()
    expect(model.isSaved).toBe(false)
    state.isFull = true
    toast?.action?.onAct()
    await settled()
    expect(toasts.waiting.at(-1)?.text).toBe('library.saved.full')
  })

  it('is sent once for a double press', async () => {
    const { model, calls } = await setup()
    await Promise.all([model.toggle(), model.toggle()])
    expect({ isSaved: model.isSaved, calls }).toEqual({ isSaved: true, calls: ['has', 'later'] })
  })

  it('is as before where it could not be saved [OTH-009]', async () => {
    for (const isSaved of [true, false]) {
      const { model, state, toasts } = await setup({ isSaved })
      state.isBroken = true
      await model.toggle()
      expect(model.isSaved).toBe(isSaved)
      expect(toasts.waiting.map(({ tone, text }) => [tone, text])).toEqual([['bad', 'library.saved.failed']])
    }
  })

  it('is not saved where the list is full, and the guest reads why', async () => {
    const { model, toasts } = await setup({ isFull: true })
    await model.toggle()
    expect(model.isSaved).toBe(false)
    expect(toasts.waiting.map(({ tone, text }) => [tone, text])).toEqual([['bad', 'library.saved.full']])
  })

  it('invites a guest without an account, and calls nothing for them [OTH-008]', async () => {
    const { model, calls, flows } = await setup({ isLoggedIn: false })
    await model.toggle()
    model.watch(VIDEO)
    expect({ calls, flows, isSaved: model.isSaved }).toEqual({ calls: [], flows: ['signup'], isSaved: false })
  })

  it('is written to the history once for a visit, and a failure disturbs nobody', async () => {
    const { model, state, calls } = await setup()
    state.isBroken = true
    model.watch(VIDEO)
    model.watch(VIDEO)
    model.watch(asId<VideoId>('8'))
    await settled()
    expect(calls).toEqual(['has', 'watched', 'watched'])
  })
})
