import type { ActorGateway, NoteResult } from '@/application/actors/actor-gateway'
import type { ActorNote } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'
import { FakeStorage, portOf } from '#test/support/ui/doubles'

/** A platform that stores notes, as long as it does not refuse to, and a device that stores drafts. */
export function notebook() {
  const stored = new Map<ActorId, ActorNote>()
  const storage = new FakeStorage()
  const state: { answer: NoteResult | Error; requested: number } = { answer: { ok: true }, requested: 0 }
  const gateway = portOf<ActorGateway>({
    note: async (actorId) => {
      state.requested++
      return stored.get(actorId) ?? null
    },
    storeNote: async (note) => {
      if (state.answer instanceof Error) throw state.answer
      if (state.answer.ok) stored.set(note.actorId, note)
      return state.answer
    },
  })
  return { gateway, storage, stored, state }
}
