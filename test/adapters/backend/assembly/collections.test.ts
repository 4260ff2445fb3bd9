import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { collections } from '@/adapters/backend/assembly/collections'
import { keyedByGuest, listedByGuest, NOT_REMOVED } from '@/adapters/backend/assembly/records-of-guest'
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

  it('are each removed with a guest they name, or have a reason why not', () => {
    const removed = new Set(
      [...keyedByGuest, ...listedByGuest.map(({ collection }) => collection)].map(({ name }) => name),
    )
    const naming = collections.filter(({ schema }) => schema?.check.members?.includes('guestId'))
    const left = naming.map(({ name }) => name).filter((name) => !removed.has(name) && !(name in NOT_REMOVED))
    expect(left).toEqual([])
    const names = new Set(collections.map(({ name }) => name))
    expect(Object.keys(NOT_REMOVED).filter((name) => !names.has(name))).toEqual([])
    expect(keyedByGuest.length).toBeGreaterThan(10)
    for (const { collection, index } of listedByGuest) expect(Object.keys(collection.indexes)).toContain(index)
  })
})
