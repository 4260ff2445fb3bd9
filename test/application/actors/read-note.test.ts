import { describe, expect, it } from 'vitest'
import { noteDraftKey } from '@/application/actors/note-draft'
import { ReadNote } from '@/application/actors/read-note'
import { ACTOR } from '#test/support/ui/rooms'
import { notebook } from './notes'

describe('reading a note', () => {
  it.each([
    ['is empty where nothing was noted', null, null, { saved: '', text: '' }],
    ['is what the platform keeps', 'likes tea', null, { saved: 'likes tea', text: 'likes tea' }],
    ['shows what was begun before what is stored', 'likes tea', 'likes', { saved: 'likes tea', text: 'likes' }],
    ['shows that everything was struck out', 'likes tea', '', { saved: 'likes tea', text: '' }],
  ])('%s [ACT-038]', async (_name, stored, begun, note) => {
    const book = notebook()
    if (stored !== null) book.stored.set(ACTOR, { actorId: ACTOR, comment: stored })
    book.storage.write(noteDraftKey(ACTOR), begun)
    expect(await new ReadNote(book.gateway, book.storage).read(ACTOR, true)).toEqual(note)
  })

  it('requests no note of a guest without an account', async () => {
    const { gateway, storage, state } = notebook()
    expect({ note: await new ReadNote(gateway, storage).read(ACTOR, false), requested: state.requested }).toEqual({
      note: { saved: '', text: '' },
      requested: 0,
    })
  })
})
