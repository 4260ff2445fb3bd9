import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standingOf } from '@/adapters/backend/access/authorize'
import { BackendError } from '@/application/errors/backend-error'
import { mayDo, type GuestAction } from '@/domain/access/permissions'
import type { RestrictionLevel } from '@/domain/access/permissions'
import { asId, type ActorId, type IdempotencyKey, type VideoId } from '@/domain/ids'
import { PLAIN, TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import { videos } from '@/adapters/backend/media/video-records'

const HOST = asId<ActorId>('1')

/** Why something was refused: the reason of the answer, or the detail of the error where the port knows no such reason. */
async function reasonOf(work: Promise<object | null>): Promise<string | null> {
  try {
    const answer = await work
    if (answer === null) return 'nothing'
    return 'reason' in answer ? String(answer.reason) : null
  } catch (error) {
    if (error instanceof BackendError) return error.message.replace('invalid-request: ', '')
    throw error
  }
}

/** Everything that buys, writes or watches, with the action that it is in the table. */
const operations: readonly (readonly [GuestAction, (guest: TestGuest, at: number) => Promise<object | null>])[] = [
  ['buy', ({ ports }, at) => ports.videos.buy(asId<VideoId>('1'), asId<IdempotencyKey>(`key ${at}`), 100)],
  [
    'message',
    async ({ ports }, at) => {
      const channel = await ports.messenger.channelWithActor(HOST)
      if (channel === null) return { reason: 'login-required' }
      const outgoing = {
        channelId: channel.id,
        clientId: asId<IdempotencyKey>(`c${at}`),
        text: 'hello',
        gifts: [],
        chatId: null,
      }
      return ports.messenger.send({ ...outgoing, agreedPrice: 100 })
    },
  ],
  ['pay', ({ ports }) => ports.checkout.open('moneycharge', PLAIN)],
  ['subscribe', ({ ports }) => ports.checkout.open('vxtvabo', PLAIN)],
  ['verify-age', ({ ports }) => ports.checkout.open('avs', PLAIN)],
  ['open-login', ({ ports }) => ports.checkout.open('pwdlost', PLAIN)],
  ['like', ({ ports }) => ports.videos.like(asId<VideoId>('1'), true)],
  ['pin', ({ ports }) => ports.actors.pin(HOST, true)],
  ['note', ({ ports }) => ports.actors.storeNote({ actorId: HOST, comment: 'plays the piano' })],
]

const standings = fc.record({
  isLocked: fc.boolean(),
  restrictionLevel: fc.constantFrom<(RestrictionLevel | null)[]>(null, 1, 2, 3),
  isMember: fc.boolean(),
})

async function evening() {
  const test = new TestPlatform({ actors: 14, videos: 20 })
  const { store } = test.context
  const video = await store.get(videos, '1')
  if (video === undefined) throw new Error('no video')
  await store.transaction((tx) => tx.put(videos, { ...video, price: 10, free: false, vip: false, ageRating: 16 }))
  // A paid message requires more than the right to write.
  const { prices } = await test.setActor(HOST, {})
  await test.setActor(HOST, { prices: { ...prices, message: 0 } })
  return test
}

describe('what a guest may do', () => {
  it('is one table, and everything that buys, writes or opens a payment enforces it [AUT-008]', async () => {
    const test = await evening()
    let at = 0
    await fc.assert(
      fc.asyncProperty(standings, async ({ isLocked, restrictionLevel, isMember }) => {
        const guest = isMember ? await test.member(1_000) : await test.visitor()
        await guest.change({ isLocked: isLocked && isMember, restrictionLevel: isMember ? restrictionLevel : null })
        const standing = standingOf(await guest.record())
        for (const [action, operation] of operations) {
          const permission = mayDo(action, standing)
          expect({ action, reason: await reasonOf(operation(guest, ++at)) }).toEqual({
            action,
            reason: permission.ok ? null : permission.reason,
          })
        }
      }),
      { numRuns: 24 },
    )
  })

  it('is not to watch a video, once locked or restricted to support', async () => {
    const test = await evening()
    const guest = await test.member()
    const watch = () => guest.ports.videos.source(asId<VideoId>('1'))
    expect(await watch()).not.toBeNull()
    await guest.change({ isLocked: true })
    expect(await watch()).toBeNull()
    await guest.change({ isLocked: false, restrictionLevel: 2 })
    expect(await watch()).not.toBeNull()
    await guest.change({ restrictionLevel: 3 })
    expect(await watch()).toBeNull()
  })

  it('is to write what costs nothing, and nothing that costs, where paying is barred', async () => {
    const test = await evening()
    const guest = await test.member(1_000)
    await guest.change({ restrictionLevel: 1, freeMessages: 0 })
    const channel = await guest.ports.messenger.channelWithActor(HOST)
    if (channel === null) throw new Error('no channel')
    const send = (clientId: string) =>
      guest.ports.messenger.send({
        channelId: channel.id,
        clientId: asId<IdempotencyKey>(clientId),
        text: 'hello',
        gifts: [],
        chatId: null,
        agreedPrice: 100,
      })
    expect(await send('free')).toMatchObject({ ok: true })
    const { prices } = await test.actor(HOST)
    await test.setActor(HOST, { prices: { ...prices, message: 3 } })
    expect(await send('paid')).toMatchObject({ ok: false, reason: 'restricted' })
    expect(await guest.balance()).toBe(1_000)
  })
})
