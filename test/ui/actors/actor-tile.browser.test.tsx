import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@/ui/theme/base.css'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { actorGrid } from '@/ui/actors/actor-grid'
import { ActorTile } from '@/ui/actors/actor-tile'
import { LiveActors } from '@/ui/actors/live-actors'
import { rowHeight } from '@/ui/kit/lists/columns'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'

describe('an actor in a filtered list', () => {
  it('is dimmed at once when they do not pass its filter any more, and is not when they do again', async () => {
    const line = new FakeLive()
    const live = new LiveActors(line, portOf<ActorGateway>({}))
    live.start()
    const actor = actorWith()
    const services = { live, pins: { toggle: async () => undefined } }
    const screen = await render(<ActorTile actor={actor} services={services} filter={{ online: true }} />, {
      wrapper: await providers(),
    })
    const dimmed = () => screen.container.querySelectorAll('[data-dimmed]').length
    expect(dimmed()).toBe(0)
    line.send({ type: 'actorState', id: actor.id, state: { isOnline: false } })
    await expect.poll(dimmed).toBe(1)
    line.send({ type: 'actorState', id: actor.id, state: { isOnline: true } })
    await expect.poll(dimmed).toBe(0)
  })

  it('states that their private chat can be watched, only while there is one that allows it [CHA-039]', async () => {
    const line = new FakeLive()
    const live = new LiveActors(line, portOf<ActorGateway>({}))
    live.start()
    const actor = actorWith({ state: { isBusy: true, isVoyeurChatAvailable: true, isVoyeurInSingleChatAllowed: true } })
    const services = { live, pins: { toggle: async () => undefined } }
    const screen = await render(<ActorTile actor={actor} services={services} filter={{ voyeur: true }} />, {
      wrapper: await providers(),
    })
    await expect.element(screen.getByText('In a chat · watch')).toBeVisible()
    line.send({ type: 'actorState', id: actor.id, state: { isVoyeurInSingleChatAllowed: false } })
    await expect.element(screen.getByText('In a chat', { exact: true })).toBeVisible()
    line.send({ type: 'actorState', id: actor.id, state: { isBusy: false, isVoyeurInSingleChatAllowed: true } })
    await expect.element(screen.getByText('Live', { exact: true })).toBeVisible()
  })
})

describe('a tile of an actor', () => {
  // What is far below has this height until it is near: a page whose rows change theirs moves under the guest's finger.
  it.each([
    [390, 171],
    [820, 242],
    [1440, 196],
  ])('is as high as the list expects, on a screen of %i px', async (width, tile) => {
    await page.viewport(width, 900)
    const live = new LiveActors(new FakeLive(), portOf<ActorGateway>({}))
    const services = { live, pins: { toggle: async () => undefined } }
    const { container } = await render(
      <div style={{ width: tile }}>
        <ActorTile actor={actorWith()} services={services} />
      </div>,
      { wrapper: await providers() },
    )
    const height = (): number => container.firstElementChild?.getBoundingClientRect().height ?? 0
    const expected = rowHeight(actorGrid([], 0).rowHeight, tile)
    await expect.poll(() => Math.abs(height() - expected)).toBeLessThan(2)
  })
})
