import { describe, expect, it } from 'vitest'
import { listed, merged } from '@/adapters/backend/assembly/merge-features'
import {
  collections,
  contentKinds,
  events,
  jobs,
  jobsInOrder,
  letters,
  ports,
  rules,
  steps,
} from '@/adapters/backend/assembly/features'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'
import { recorderOf } from '@/adapters/backend/kernel/event-recorder'
import { LIBRARY_KINDS } from '@/domain/library/library'

const nothing = (): Promise<() => void> => Promise.resolve(() => undefined)
const collection = { name: 'votes', key: () => '', indexes: {} }
const counter = { name: 'votes', add: () => Promise.resolve() }

/** Two features of which each is right by itself. */
const features = [
  backendFeature({
    collections: [collection],
    counters: [counter],
    jobs: { count: nothing },
    steps: { forgetVotes: nothing },
    letters: { winner: () => Promise.resolve(null) },
  }),
  backendFeature({ jobs: { announce: nothing }, jobsInOrder: { close: nothing } }),
] as const

describe('what features declare', () => {
  it('is there once, of each feature', () => {
    expect(Object.keys(merged(features, 'jobs'))).toEqual(['count', 'announce'])
    expect(listed(features, 'collections')).toEqual([collection])
    expect(Object.keys(ports).length).toBeGreaterThan(40)
    expect(Object.keys(letters).length).toBeGreaterThan(10)
    expect(Object.keys(steps).length).toBeGreaterThan(10)
    expect(collections.length).toBeGreaterThan(70)
    expect(Object.keys(contentKinds).toSorted()).toEqual([...LIBRARY_KINDS].toSorted())
  })

  it.each(['jobs', 'jobsInOrder', 'steps', 'letters', 'ports', 'contentKinds', 'rules'] as const)(
    'is refused where two have a name in %s',
    (member) => {
      const twice = [{ [member]: { same: nothing } }, { [member]: { same: nothing } }]
      expect(() => merged(twice, member)).toThrow(`Two features declare “same” in ${member}`)
    },
  )

  it('is refused where two report events of one collection', () => {
    const feature = {
      events: [
        recorderOf(
          collection,
          () => true,
          () => [],
        ),
      ],
    }
    expect(() => listed([feature, feature], 'events')).toThrow('Two features declare “votes” in events')
    expect(events).toHaveLength(8)
  })

  it('has the rules of a feature under the name by which they are found', () => {
    expect(Object.values(rules).map(({ feature }) => feature)).toEqual(Object.keys(rules))
    expect(Object.keys(rules)).toContain('tv')
  })

  it.each(['collections', 'counters'] as const)('is refused where two have a name in %s', (member) => {
    expect(() => listed([...features, ...features], member)).toThrow(`Two features declare “votes” in ${member}`)
  })

  it('has no kind of job twice, whether it is done in order or not', () => {
    expect(Object.keys(jobsInOrder).filter((kind) => kind in jobs || kind === 'mail' || kind === 'erase')).toEqual([])
    expect(Object.keys(jobs).filter((kind) => kind === 'mail' || kind === 'erase')).toEqual([])
  })
})
