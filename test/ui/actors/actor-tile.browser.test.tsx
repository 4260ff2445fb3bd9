import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '@/ui/theme/base.css'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { ActorTile } from '@/ui/actors/actor-tile'
import { LiveActors } from '@/ui/actors/live-actors'
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
