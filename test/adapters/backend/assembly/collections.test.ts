import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { collections } from '@/adapters/backend/assembly/features'
import { gifts } from '@/adapters/backend/gifts/gift-records'
import { videos } from '@/adapters/backend/media/video-records'
import { decodeRecord, withVersion } from '@/adapters/stores/record-codec'
import type { Collection } from '@/adapters/stores/store'
import { anyWorld } from '#test/support/world/worlds'

const sources = import.meta.glob<string>('/src/adapters/backend/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Names of the collections that the sources of the backend define. */
const defined = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/^(?:export )?const \w+: Collection<[^=]+> = \{\s+name: '(?<name>[^']+)'/gmu)].map(
    ({ groups }) => groups?.['name'] ?? '',
  ),
)

/** What the embedded backend received instead of a mail server and an analytics service: no server has them, and a browser's storage is its guest's. */
const BOXES = ['boxedEvents', 'boxedMails']

describe('the collections of the platform', () => {
  // Records of one that is not declared are read and written, but neither erased with their guest nor exported.
  it('are all that the backend defines, each declared by its feature', () => {
    expect(defined.toSorted()).toEqual([...collections.map(({ name }) => name), ...BOXES].toSorted())
  })

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
