import { describe, expect, it } from 'vitest'
import { subjectOf, subjectOfClip } from '../../../scripts/art/subject-of.ts'
import { clipOf, topicFamily } from '@/domain/pictures/artwork'

describe('what a picture shows', () => {
  it.each([
    [7, 'p1', { kind: 'actor', seed: 7, variant: 'p1' }],
    [7, 'v11', { kind: 'video', seed: 7, setting: 11 }],
    [7, 'b2', { kind: 'album', seed: 7, number: 2 }],
    [topicFamily('gift', 4), 'l1', { kind: 'gift', number: 4, variant: 'l1' }],
    [topicFamily('event', 60), 'a0', { kind: 'event', number: 60, variant: 'a0' }],
  ] as const)('follows from family %i and variant %s', (family, variant, subject) => {
    expect(subjectOf(family, variant)).toEqual(subject)
  })

  it('is the same for a clip and the cover of its video', () => {
    for (let setting = 0; setting < 12; setting += 1)
      expect(subjectOfClip(clipOf(33, setting))).toEqual(subjectOf(33, `v${setting}` as 'v0'))
  })
})
