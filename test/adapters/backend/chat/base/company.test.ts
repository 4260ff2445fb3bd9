import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actors } from '@/adapters/backend/actors/actor-records'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import {
  aloneWith,
  enterCompany,
  leaveCompany,
  onlookersOf,
  roomOf,
  voyeursOf,
} from '@/adapters/backend/chat/base/company'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import { asId, type ChatId, type GuestId } from '@/domain/ids'
import { chatRecord } from '#test/support/world/chat-records'

const [someone] = generateWorld({ seed: 1, actors: 2, videos: 0, now: 0 }).actors
if (someone === undefined) throw new Error('an empty world')
const { company: _company, ...record } = someone

async function room(modes: readonly ChatMode[], state: Partial<typeof record.state> = {}) {
  const actor = { ...record, state: { ...record.state, ...state } }
  const store = new MemoryStore()
  const all = modes.map((mode, at) =>
    chatRecord({ id: asId<ChatId>(`chat ${at}`), guestId: asId<GuestId>(`guest ${at}`), actorId: actor.id, mode }),
  )
  await store.transaction(async (tx) => {
    await tx.put(actors, actor)
    for (const chat of all) await tx.put(chats, chat)
  })
  const current = async () => {
    const found = await store.get(actors, actor.id)
    if (found === undefined) throw new Error('no actor')
    return found
  }
  return { store, actor, all, current }
}

const modes = fc.array(fc.constantFrom(...chatModes), { minLength: 1, maxLength: 6 })
const isPrivate = (mode: ChatMode) => mode === 'single' || mode === 'video-call'

describe('the others in a room', () => {
  it('are those who watch a private chat, and everybody else in an open one; a preview is in no room', async () => {
    await fc.assert(
      fc.asyncProperty(modes, fc.boolean(), async (all, isBusy) => {
        const { store, actor, all: records } = await room(all, { isBusy })
        const inRoom = all.filter((mode) => mode !== 'preview')
        const voyeurs = all.filter((mode) => mode === 'voyeur').length
        expect(await roomOf(store, actor.id)).toHaveLength(inRoom.length)
        expect(await voyeursOf(store, actor.id)).toHaveLength(voyeurs)
        for (const [at, mode] of all.entries()) {
          const [chat] = records.slice(at)
          if (chat === undefined) throw new Error('no chat')
          // An actor who is busy without a chat of ours is with a guest of the sample world.
          const open = Math.max(0, inRoom.length + (isBusy ? 1 : 0) - 1)
          const expected = isPrivate(mode) ? voyeurs : mode === 'preview' ? 0 : open
          expect({ mode, count: await onlookersOf(store, chat) }).toEqual({ mode, count: expected })
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('an actor', () => {
  it('is busy with the guest of a private chat from its start to its end, and only of a private one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...chatModes),
        fc.boolean(),
        fc.boolean(),
        async (mode, isVoyeurChatAvailable, isVoyeurInSingleChatAllowed) => {
          const state = { isBusy: false, isVoyeurChatAvailable, isVoyeurInSingleChatAllowed }
          const { store, actor, all, current } = await room([mode], state)
          const [chat] = all
          if (chat === undefined) throw new Error('no chat')
          expect(aloneWith(actor)).toBeNull()
          const entered = await store.transaction((tx) => enterCompany(tx, actor, chat))
          const isWatchable = mode === 'single' && isVoyeurChatAvailable && isVoyeurInSingleChatAllowed
          const alone = { chatId: chat.id, guestId: chat.guestId, isWatchable }
          const report = (isBusy: boolean) =>
            isPrivate(mode)
              ? [{ audience: 'everybody', update: { type: 'actorState', id: actor.id, state: { isBusy } } }]
              : []
          expect(entered).toEqual(report(true))
          expect(aloneWith(await current())).toEqual(isPrivate(mode) ? alone : null)
          expect((await current()).state.isBusy).toBe(isPrivate(mode))
          // In the room with the guest alone, nobody of the sample world is counted.
          expect(await onlookersOf(store, chat)).toBe(0)
          expect(await store.transaction((tx) => leaveCompany(tx, chat))).toEqual(report(false))
          expect(await store.transaction((tx) => leaveCompany(tx, chat))).toEqual([])
          expect({ alone: aloneWith(await current()), isBusy: (await current()).state.isBusy }).toEqual({
            alone: null,
            isBusy: false,
          })
        },
      ),
      { numRuns: 60 },
    )
  })
})
