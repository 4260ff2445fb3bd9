import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName } from '#test/support/bindings/binding'

export const starsContract = (name: BindingName, bind: Bind): void =>
  contract('videoStars', name, bind, (bound) => {
    it('lists the actors with most videos first, each with what their profile shows [ACT-032, ACT-060]', async () => {
      const { ports } = await bound().device()
      const { items, total } = await ports.videoStars.list({ offset: 0 })
      expect(items.length).toBe(total)
      expect(items.length).toBeGreaterThan(3)
      const counts = items.map(({ videoCount }) => videoCount)
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      for (const star of items.slice(0, 5)) {
        const actor = await ports.actors.byIdOrName(star.actorId)
        expect(actor).toMatchObject({
          name: star.actorName,
          videoCount: star.videoCount,
          pictures: star.pictures,
          languages: star.spokenLanguages,
          state: { isOnline: star.online },
        })
        expect(decodeURIComponent(star.profileLink)).toBe(`/en/amateur/${star.actorName.toLowerCase()}/`)
        const own = await ports.videos.list({
          filter: { actorIds: [star.actorId] },
          sort: 'newest',
          first: 500,
          offset: 0,
        })
        expect({ total: own.total, itemCount: own.items.filter((video) => video.new).length }).toEqual({
          total: star.videoCount,
          itemCount: star.newVideoCount,
        })
      }
    })

    it('lists a hundred unless another number is wanted, in pages that fit together [ACT-060, ACT-061]', async () => {
      const { ports } = await bound().device()
      const all = await ports.videoStars.list({ offset: 0 })
      expect(all.items.map(({ id }) => id)).toEqual(
        (await ports.videoStars.list({ first: 100, offset: 0 })).items.map(({ id }) => id),
      )
      const [first, second] = [
        await ports.videoStars.list({ first: 2, offset: 0 }),
        await ports.videoStars.list({ first: 2, offset: 2 }),
      ]
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all.items.slice(0, 4).map(({ id }) => id))
      expect(first.total).toBe(all.total)
    })
  })
