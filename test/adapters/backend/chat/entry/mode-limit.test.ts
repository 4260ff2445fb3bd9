import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { modeLimit } from '@/adapters/backend/chat/entry/mode-limit'
import { exitCodes } from '@/domain/chat/exit-code'
import { chatModes } from '@/domain/chat/mode'

it('ends a watched show with it, a preview and a free chat with what is left of them, and no other mode', () => {
  const facts = fc.record({
    previewSeconds: fc.nat(20),
    freeSeconds: fc.nat(3_600),
    showEnd: fc.nat(10_000),
    now: fc.nat(10_000),
  })
  fc.assert(
    fc.property(fc.constantFrom(...chatModes), facts, (mode, given) => {
      const untilEnd = Math.floor(Math.max(0, given.showEnd - given.now) / 1_000)
      const limits = {
        ticket: { seconds: untilEnd, exitCode: exitCodes.modeTimeUp },
        free: { seconds: given.freeSeconds, exitCode: exitCodes.modeTimeUp },
        preview: { seconds: given.previewSeconds, exitCode: exitCodes.previewTimeUp },
        single: null,
        voyeur: null,
        'video-call': null,
      }
      expect(modeLimit(mode, given)).toEqual(limits[mode])
    }),
  )
})

it('lets a ticket watch every whole second until the end of its show, and no part of one', () => {
  fc.assert(
    fc.property(fc.nat(7_200), fc.nat(999), fc.nat(10_000), (seconds, part, now) => {
      const facts = { previewSeconds: 1, freeSeconds: 1, showEnd: now + seconds * 1_000 + part, now }
      expect(modeLimit('ticket', facts)?.seconds).toBe(seconds)
      expect(modeLimit('ticket', { ...facts, showEnd: now - part })?.seconds).toBe(0)
    }),
  )
})
