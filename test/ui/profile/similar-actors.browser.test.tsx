import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '@/ui/theme/base.css'
import { asId, type ActorId } from '@/domain/ids'
import { SimilarActors } from '@/ui/profile/similar-actors'
import { actorWith } from '#test/support/ui/actors'
import { providers } from '#test/support/ui/providers'

const actors = Array.from({ length: 16 }, (_, index) =>
  actorWith({ id: asId<ActorId>(`a${index}`), name: `Actor ${index}` }),
)
const services = {
  live: { stateOf: (actor: (typeof actors)[number]) => actor.state, isFavorite: () => false },
  pins: { toggle: async () => undefined },
}

async function shown(width: number) {
  await page.viewport(width, 844)
  const profile = { similar: actors, isSimilarOpen: true, isLoadingMore: false, showMoreSimilar: async () => undefined }
  const screen = await render(<SimilarActors profile={profile} services={services} />, {
    wrapper: await providers(),
  })
  const tiles = () => [...screen.container.querySelectorAll('article')]
  await expect.poll(() => tiles().length).toBeGreaterThan(0)
  return { screen, tiles }
}

describe('the many actors who are recommended', () => {
  it('are in a row that scrolls, five of them in sight [ACT-066]', async () => {
    const { screen, tiles } = await shown(1280)
    const row = screen.container.querySelector('section section')
    if (row === null) throw new Error('there is no row')
    const { left, right } = row.getBoundingClientRect()
    const inSight = () =>
      tiles().filter((tile) => {
        const box = tile.getBoundingClientRect()
        return box.left >= left - 1 && box.right <= right + 1
      })
    expect({ tileCount: tiles().length, inSightCount: inSight().length }).toEqual({ tileCount: 16, inSightCount: 5 })
  })

  it('are eight in the grid of a phone, until the guest wants the rest [ACT-065]', async () => {
    const { screen, tiles } = await shown(390)
    expect(tiles()).toHaveLength(8)
    await screen.getByRole('button', { name: 'Show more' }).click()
    expect(tiles()).toHaveLength(16)
    await page.viewport(1280, 720)
  })
})
