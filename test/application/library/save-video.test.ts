import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { SaveVideo } from '@/application/library/save-video'
import { asId, type GuestId, type VideoId } from '@/domain/ids'
import type { Relation } from '@/domain/library/relation'

const VIDEO = asId<VideoId>('7')
const MEMBER = { id: asId<GuestId>('g'), isLoggedIn: true }

function setup(answer: () => Promise<boolean> = () => Promise.resolve(true)) {
  const calls: [string, Relation][] = []
  const call = (name: string) => (relation: Relation) => {
    calls.push([name, relation])
    return answer()
  }
  return { calls, save: new SaveVideo({ add: call('add'), has: call('has'), remove: call('remove') }) }
}

describe('saving a video for later', () => {
  it('calls nothing for a guest without an account [OTH-008]', async () => {
    const { calls, save } = setup()
    const visitor = { ...MEMBER, isLoggedIn: false }
    expect(await save.save(visitor, VIDEO, true)).toBe(false)
    expect(await save.isSaved(visitor, VIDEO)).toBe(false)
    expect(calls).toEqual([])
  })

  it('sends the relation of the guest to the video, and reads it [OTH-006, OTH-007]', async () => {
    const { calls, save } = setup()
    expect(await save.save(MEMBER, VIDEO, true)).toBe(true)
    expect(await save.isSaved(MEMBER, VIDEO)).toBe(true)
    expect(await save.save(MEMBER, VIDEO, false)).toBe(true)
    expect(calls.map(([name]) => name)).toEqual(['add', 'has', 'remove'])
    for (const [, relation] of calls)
      expect(relation).toEqual({ subjectTypeId: 1, subjectId: 'g', relationTypeId: 1, objectTypeId: 3, objectId: '7' })
  })

  it('signals false when a call fails [OTH-009]', async () => {
    const { save } = setup(() => Promise.reject(new BackendError('offline')))
    expect(await save.save(MEMBER, VIDEO, true)).toBe(false)
    expect(await save.save(MEMBER, VIDEO, false)).toBe(false)
    expect(await save.isSaved(MEMBER, VIDEO)).toBe(false)
  })
})
