import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { quoteLine } from '@/adapters/backend/chat/room/reported-line'
import { roomLines } from '@/adapters/backend/chat/room/room-line-records'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { asId, type GiftId } from '@/domain/ids'
import type { SupportSubject } from '@/domain/support/support-request'
import { lineRecord } from '#test/support/world/chat-records'

const names = { de: 'Lied', en: 'Song', es: 'Canción' }
const tip = { names, price: 20, gesture: null, achievesGoal: false, isAnonymous: true }
const control = { giftId: asId<GiftId>('wave'), names, pattern: null, seconds: 30, price: 10 }
const about = (kind: SupportSubject['kind'], id: string): SupportSubject => ({ kind, id, name: '' })

it('a reported line is quoted with its words, its gift, its writer, its room and its time, and nothing else is quoted', async () => {
  const anyLine = fc.record({
    sender: fc.constantFrom('guest' as const, 'actor' as const),
    text: fc.constantFrom('', 'hello'),
    tip: fc.constantFrom(null, tip),
    control: fc.constantFrom(null, control),
  })
  await fc.assert(
    fc.asyncProperty(anyLine, async (parts) => {
      const store = new MemoryStore()
      await store.transaction((tx) => tx.put(roomLines, lineRecord({ ...parts, at: 1_000, guestName: null })))
      const words = [
        ...(parts.text === '' ? [] : [parts.text]),
        ...(parts.tip === null ? [] : ['tip of 20 VXC: Song']),
        ...(parts.control === null ? [] : ['toy control of 10 VXC: Song']),
      ]
      const writer = parts.sender === 'guest' ? 'guest ann' : 'actor 1 to guest ann'
      expect(await quoteLine(store, about('line', 'line'))).toBe(
        `"${words.join(' · ')}" by ${writer}, in the room of actor 1, 1970-01-01T00:00:01.000Z`,
      )
      expect(await quoteLine(store, about('line', 'gone'))).toBeNull()
      expect(await quoteLine(store, about('conversation', 'line'))).toBeNull()
    }),
  )
})
