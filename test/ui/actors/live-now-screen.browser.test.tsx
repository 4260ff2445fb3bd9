import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ActorGateway, type ActorQuery } from '@/application/actors/actor-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { LiveUpdates } from '@/application/live/live-updates'
import { LiveActors } from '@/ui/actors/live-actors'
import { LiveNow } from '@/ui/actors/live-now-screen'
import { LiveNowViewModel } from '@/ui/actors/live-now-view-model'
import { Pins } from '@/ui/actors/pins'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'

async function shown(names: readonly string[]) {
  const asked: ActorQuery[] = []
  const live = new FakeLive()
  const actors = portOf<ActorGateway>({
    list: async (query) => {
      asked.push(query)
      return { items: names.map((name) => actorWith({ name })), total: names.length }
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), live)
  await guest.open('en')
  const screen = await render(<LiveNow />, {
    wrapper: await providers((container) => {
      container.bind(ActorGateway).toConstantValue(actors)
      container.bind(LiveUpdates).toConstantValue(live)
      container.bind(GuestViewModel).toConstantValue(guest)
      container.bind(LiveActors).toSelf()
      container.bind(Pins).toConstantValue(portOf<Pins>({}))
      container.bind(Checkout).toConstantValue(portOf<Checkout>({}))
      container.bind(LiveNowViewModel).toSelf()
    }),
  })
  return { screen, asked }
}

it('shows a few actors who are live, and leaves the way to all of them to the page', async () => {
  const { screen, asked } = await shown(['Mira'])
  await expect.element(screen.getByRole('heading', { name: 'Live now' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Mira/u }).first()).toBeVisible()
  expect(screen.getByRole('link', { name: 'All cams' }).elements()).toEqual([])
  expect(asked).toEqual([{ filter: { online: true }, sort: 'recommended', first: 6, offset: 0 }])
})

it('shows nothing while nobody is live', async () => {
  const { screen, asked } = await shown([])
  await expect.poll(() => asked.length).toBe(1)
  expect(screen.container.textContent).toBe('')
})
