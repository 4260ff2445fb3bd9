import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { LikeReactionResult, ReactionGateway } from '@/application/reactions/reaction-gateway'
import { asId, type ActorId } from '@/domain/ids'
import type { Reaction, ReactionClip } from '@/domain/reactions/reaction'
import { Toasts } from '@/ui/base/toasts'
import { ReactionsViewModel } from '@/ui/reactions/reactions-view-model'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { grantedAddress } from '@/domain/media/granted-address'

const REACTION: Reaction = {
  id: 'r1',
  actor: { id: asId<ActorId>('a1'), name: 'Mira', avatar: { family: 3, variant: 'a0' }, isOnline: true },
  mood: 'laughing',
  poster: { family: 3, variant: 'b1' },
  seconds: 12,
  at: 0,
  likes: 4,
  liked: false,
}

async function setup(over: {
  readonly like?: () => Promise<LikeReactionResult>
  readonly clip?: () => Promise<ReactionClip | null>
}) {
  const gateway = portOf<ReactionGateway>({
    list: async () => ({ items: [REACTION], next: null }),
    like: over.like ?? (() => Promise.resolve({ ok: true, likes: 9 })),
    clip: over.clip ?? (() => Promise.resolve({ playlistUrl: grantedAddress('/r.m3u8'), seconds: 12 })),
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const flows: string[] = []
  const checkout = {
    open: async (flow: string) => {
      flows.push(flow)
    },
  }
  const toasts = new Toasts()
  const model = new ReactionsViewModel(gateway, guest, checkout, toasts)
  model.start()
  await settled()
  const shown = () => model.list.items.map(({ liked, likes }) => [liked, likes])
  return { model, shown, flows, toasts }
}

describe('live reactions', () => {
  it('play one at a time, at a press, and report where there is none [OTH-020]', async () => {
    const { model } = await setup({})
    expect(model.playing).toBeNull()
    await model.play(REACTION)
    expect(model.playing).toEqual({ id: 'r1', playlistUrl: grantedAddress('/r.m3u8'), seconds: 12 })
    model.stop()
    expect(model.playing).toBeNull()
    const none = await setup({ clip: () => Promise.resolve(null) })
    await none.model.play(REACTION)
    expect({ playing: none.model.playing, waitingCount: none.toasts.waiting.length }).toEqual({
      playing: null,
      waitingCount: 1,
    })
  })

  it('are liked at once, with the number that the platform answers [OTH-020]', async () => {
    const { model, shown } = await setup({})
    const liking = model.like(REACTION)
    expect(shown()).toEqual([[true, 5]])
    await liking
    expect(shown()).toEqual([[true, 9]])
  })

  it('are as before where the like was refused or failed', async () => {
    const visitor = await setup({ like: () => Promise.resolve({ ok: false, reason: 'login-required' }) })
    await visitor.model.like(REACTION)
    expect({ shown: visitor.shown(), flows: visitor.flows }).toEqual({ shown: [[false, 4]], flows: ['signup'] })
    const broken = await setup({ like: () => Promise.reject(new BackendError('offline')) })
    await broken.model.like(REACTION)
    expect({ shown: broken.shown(), texts: broken.toasts.waiting.map(({ text }) => text) }).toEqual({
      shown: [[false, 4]],
      texts: ['errors.offline'],
    })
  })
})
