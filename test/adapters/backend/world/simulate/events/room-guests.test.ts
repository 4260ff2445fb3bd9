import { expect, it } from 'vitest'
import { actors } from '@/adapters/backend/actors/actor-records'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { roomLines } from '@/adapters/backend/chat/room/room-line-records'
import { tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import { ledgerEntries } from '@/adapters/backend/money/ledger-records'
import { roomGuests } from '@/adapters/backend/world/simulate/events/room-guests'
import type { ChatMode } from '@/domain/chat/mode'
import { startMeter } from '@/domain/chat/meter'
import { asId, type ActorId, type ChatId, type GuestId } from '@/domain/ids'
import { TestPlatform } from '#test/support/world/test-platform'
import { raise } from '#test/support/raise'

const ACTOR = asId<ActorId>('2')
const GUEST = asId<GuestId>('a-guest')

/** A world in whose second room a guest is. */
async function room(mode: ChatMode) {
  const test = new TestPlatform({ seed: 3, actors: 8, videos: 0 })
  const { store, clock } = test.context
  const terms = { pricePerMinute: 0, balance: 0, voucherSeconds: 0, stopAt: null, allowance: null, timeLimit: null }
  await store.transaction((tx) =>
    tx.put(chats, {
      id: asId<ChatId>('their-chat'),
      guestId: GUEST,
      actorId: ACTOR,
      mode,
      startKey: 'key',
      startedAt: clock.now(),
      lastHeartbeat: clock.now() + 86_400_000,
      meter: startMeter(terms),
      bill: null,
      lease: null,
      picture: 'generated',
      giftCoins: 0,
      controlCoins: 0,
      control: null,
      offerMinutes: 0,
      isVoice: false,
      cameraSign: null,
    }),
  )
  const play = async (times: number) => {
    const updates = []
    for (let i = 0; i < times; i++) {
      test.clock.sleep(6_000)
      updates.push(...((await store.transaction((tx) => roomGuests(test.context, tx))) ?? []))
      await tickChats(test.context, raise)
    }
    return updates
  }
  const inRoom = () => store.find(chats, 'runningOfActor', { prefix: [ACTOR] })
  return { test, store, play, inRoom }
}

it('brings guests into a free chat, lets them write to its guest, and lets them leave again; nothing is charged', async () => {
  const { store, play, inRoom } = await room('free')
  const updates = await play(30)
  expect(updates.filter(({ audience }) => audience === GUEST).length).toBeGreaterThan(10)
  expect(updates.every(({ update }) => update.type === 'roomLine')).toBe(true)
  const present = (await inRoom()).length
  expect(present).toBeGreaterThan(1)
  expect(present).toBeLessThanOrEqual(5)
  await play(30)
  const all = await store.find(chats, 'byStart', { prefix: [] })
  expect(all.filter(({ bill }) => bill !== null).length).toBeGreaterThan(0)
  expect(all.every(({ bill }) => (bill?.coins ?? 0) === 0)).toBe(true)
  expect(await store.find(ledgerEntries, 'byGuest', { prefix: [] })).toEqual([])
})

it('lets a voyeur read a private chat of the sample world, whose guest has no name', async () => {
  const { store, play, inRoom } = await room('voyeur')
  await store.transaction(async (tx) => {
    const actor = await tx.get(actors, ACTOR)
    if (actor !== undefined) await tx.put(actors, { ...actor, state: { ...actor.state, isBusy: true } })
  })
  await play(10)
  const lines = await store.find(roomLines, 'ofActor', { prefix: [ACTOR] })
  expect(lines.length).toBeGreaterThan(9)
  expect(lines.filter(({ guestName, mode }) => guestName !== null || mode !== 'single')).toEqual([])
  expect(await inRoom()).toHaveLength(1)
})

it('leaves a private chat alone', async () => {
  const { play, inRoom } = await room('single')
  expect(await play(10)).toEqual([])
  expect(await inRoom()).toHaveLength(1)
})
