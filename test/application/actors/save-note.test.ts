import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noteDraftKey } from '@/application/actors/note-draft'
import { ReadNote } from '@/application/actors/read-note'
import { SaveNote } from '@/application/actors/save-note'
import { BackendError } from '@/application/errors/backend-error'
import { ACTOR } from '#test/support/ui/rooms'
import { notebook } from './notes'

describe('saving a note', () => {
  it('makes clean what was pasted, so that the platform takes it', async () => {
    const { gateway, storage } = notebook()
    await new SaveNote(gateway, storage).save(ACTOR, 'likes\ttea\r\nand e\u0301clairs\0\uDE00')
    const note = await new ReadNote(gateway, storage).read(ACTOR, true)
    expect(note).toMatchObject({ saved: 'likes tea\nand éclairs' })
  })

  it('never loses text: it is on the platform or still on the device, with any result [ACT-039]', async () => {
    const answers = fc.constantFrom(
      { ok: true } as const,
      { ok: false, reason: 'too-long' } as const,
      { ok: false, reason: 'login-required' } as const,
      new BackendError('offline'),
    )
    await fc.assert(
      fc.asyncProperty(fc.string(), answers, async (text, answer) => {
        const { gateway, storage, state } = notebook()
        state.answer = answer
        storage.write(noteDraftKey(ACTOR), text)
        const saving = new SaveNote(gateway, storage).save(ACTOR, text)
        const [ended] = await Promise.allSettled([saving])
        const isStored = ended.status === 'fulfilled' && ended.value.ok
        const note = await new ReadNote(gateway, storage).read(ACTOR, true)
        expect(note).toEqual(isStored ? { saved: text.trim(), text: text.trim() } : { saved: '', text })
        expect(storage.entries.size).toBe(isStored ? 0 : 1)
      }),
    )
  })
})
