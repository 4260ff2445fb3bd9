import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { collections } from '@/adapters/backend/assembly/features'
import { gifts } from '@/adapters/backend/gifts/gift-records'
import { videos } from '@/adapters/backend/media/video-records'
import { decodeRecord, withVersion } from '@/adapters/stores/record-codec'
import type { Collection } from '@/adapters/stores/store'
import { anyWorld } from '#test/support/world/worlds'

describe('the collections of the platform', () => {
  it('specify the form of every record', () => {
    expect(collections.filter(({ schema }) => schema === undefined)).toEqual([])
  })

  it('read every record of any sample world as it was stored', () => {
    const comesBack = <T>(collection: Collection<T>, record: T): void => {
      const json = JSON.stringify(record)
      const document: unknown = JSON.parse(withVersion(collection, json))
      expect(JSON.stringify(decodeRecord(collection, 'any', document))).toBe(json)
    }
    fc.assert(
      fc.property(anyWorld, (world) => {
        for (const actor of world.actors.slice(0, 20)) comesBack(actors, actor)
        for (const profile of world.profiles.slice(0, 20)) comesBack(profiles, profile)
        for (const video of world.videos.slice(0, 20)) comesBack(videos, video)
        for (const gift of world.gifts) comesBack(gifts, gift)
      }),
      { numRuns: 10 },
    )
  })
})
