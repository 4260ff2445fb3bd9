import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type ActorId } from '@/domain/ids'
import { REASON_CODES, reasonFor, type Reasoned, type Taste } from '@/domain/recommendations/reason'

const actorIds = ['a', 'b', 'c', 'd'].map((name) => asId<ActorId>(name))
const moods = ['rain', 'jazz', 'kitchen', 'rooftop', 'cinema'].map((id) => ({ id, label: `The ${id}` }))

const reasoned: fc.Arbitrary<Reasoned> = fc
  .record({
    id: fc.stringMatching(/^v[0-9]{1,2}$/u),
    actorId: fc.constantFrom(...actorIds),
    tags: fc.subarray(moods),
    isNew: fc.boolean(),
    isTrending: fc.boolean(),
  })
  .map((video) => ({ ...video, actorName: `Name of ${video.actorId}` }))

const taste: fc.Arbitrary<Taste> = fc
  .record({
    favorites: fc.subarray(actorIds),
    history: fc.option(fc.uniqueArray(reasoned, { selector: ({ id }) => id, maxLength: 12 })),
  })
  .map(({ favorites, history }) => ({ favorites: new Set(favorites), history }))

/** The codes that are true of a video, written down a second time and each by itself. */
function trueCodes(video: Reasoned, shown: Reasoned, { favorites, history }: Taste): readonly string[] {
  const others = (history ?? []).filter(({ id }) => ![video.id, shown.id].includes(id))
  const ids = (of: Pick<Reasoned, 'tags'>) => of.tags.map(({ id }) => id)
  const isTrue: Record<(typeof REASON_CODES)[number], boolean> = {
    newFromFavorite: favorites.has(video.actorId) && video.isNew,
    favorite: favorites.has(video.actorId),
    watchedActor: others.some(({ actorId }) => actorId === video.actorId),
    watchedMood: ids(video).some((id) => others.filter((other) => ids(other).includes(id)).length >= 3),
    sameMood: ids(video).some((id) => ids(shown).includes(id)),
    popular: video.isTrending,
    sameActor: video.actorId === shown.actorId,
  }
  return REASON_CODES.filter((code) => isTrue[code])
}

describe('the reason why a video is recommended', () => {
  it('is the most specific one that is true, and none where none is', () => {
    fc.assert(
      fc.property(reasoned, reasoned, taste, (video, shown, known) => {
        const [first = null] = trueCodes(video, shown, known)
        expect(reasonFor(video, shown, known)?.code ?? null).toBe(first)
      }),
    )
  })

  it('follows from the records alone: the same in any order of what is known', () => {
    fc.assert(
      fc.property(reasoned, reasoned, taste, (video, shown, known) => {
        const reversed = {
          favorites: new Set([...known.favorites].toReversed()),
          history: known.history === null ? null : known.history.toReversed(),
        }
        expect(reasonFor(video, shown, reversed)).toEqual(reasonFor(video, shown, known))
      }),
    )
  })

  it('names the actor of the video or moods of it, at most two, and nothing else', () => {
    fc.assert(
      fc.property(reasoned, reasoned, taste, (video, shown, known) => {
        const reason = reasonFor(video, shown, known)
        if (reason === null) return
        expect([null, video.actorName]).toContain(reason.actorName)
        expect(reason.moods.length).toBeLessThanOrEqual(2)
        const labels = new Set(video.tags.map(({ label }) => label))
        expect(reason.moods.every((mood) => labels.has(mood))).toBe(true)
      }),
    )
  })

  it('is none from the history where that is switched off: as if nothing had been watched', () => {
    fc.assert(
      fc.property(reasoned, reasoned, taste, (video, shown, { favorites }) => {
        const off = reasonFor(video, shown, { favorites, history: null })
        expect(off).toEqual(reasonFor(video, shown, { favorites, history: [] }))
        expect(['watchedActor', 'watchedMood']).not.toContain(off?.code)
      }),
    )
  })

  it('is not that the guest has watched the video itself, or the one beside it', () => {
    fc.assert(
      fc.property(reasoned, reasoned, (video, shown) => {
        const reason = reasonFor(video, shown, { favorites: new Set(), history: [video, shown] })
        expect(reason).toEqual(reasonFor(video, shown, { favorites: new Set(), history: [] }))
      }),
    )
  })
})
