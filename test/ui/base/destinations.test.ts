import { describe, expect, it } from 'vitest'
import type { Section } from '@/domain/navigation/page-descriptor'
import { sectionOf } from '@/domain/routes/section'
import { destinations } from '@/ui/base/destinations'

/** Whether a destination leads to a section; the account is in a corner of the bar. A section without a line does not compile. */
const SECTIONS: Readonly<Record<Section, boolean>> = {
  live: true,
  newFaces: true,
  videos: true,
  albums: true,
  shows: true,
  blog: true,
  feed: true,
  tv: true,
  playlists: true,
  messenger: true,
  account: false,
}

describe('the destinations of every page', () => {
  it('have a position each, in whose order they are shown', () => {
    const positions = destinations.map(({ position }) => position)
    expect(new Set(positions).size).toBe(positions.length)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })

  it('lead to each section of the product once', () => {
    const sections = destinations.map(({ route, query }) => sectionOf(route, query?.tab))
    const expected = Object.entries(SECTIONS).flatMap(([section, isLinked]) => (isLinked ? [section] : []))
    expect(sections).toHaveLength(expected.length)
    expect(new Set<string | null>(sections)).toEqual(new Set(expected))
  })
})
