import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { Actor, ActorState } from '@/domain/actors/actor'
import { vxc } from '@/domain/money/money'
import type { ActorServices } from '@/ui/actors/actor-services'
import { LiveActors } from '@/ui/actors/live-actors'
import { ProfileHead } from '@/ui/profile/profile-head'
import { Hero } from '@/ui/home/hero'
import type { ChatButtons } from '@/domain/chat/chat-buttons'
import { offersOf } from '#test/support/ui/offers'
import { FakeLive, portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'
import { actor as mira } from '#test/support/ui/rooms'

const priced: Actor = { ...mira, prices: { ...mira.prices, voyeurChat: vxc(6) } }
const withState = (state: Partial<ActorState>): Actor => ({ ...priced, state: { ...priced.state, ...state } })

const servicesOf = (): ActorServices => ({
  live: new LiveActors(new FakeLive(), portOf<ActorGateway>({})),
  pins: { toggle: async () => undefined },
  guest: { isLoggedIn: true },
  checkout: { open: async () => undefined },
})

const headOf = async (actor: Actor, change: Partial<ChatButtons> = {}, isBanned = false) => {
  const services = servicesOf()
  const offers = offersOf(actor, services.live, change)
  return render(<ProfileHead profile={{ isBanned }} actor={actor} offers={offers} services={services} />, {
    wrapper: await providers(),
  })
}

describe('the head of a profile', () => {
  it('names the price of a minute and how long the preview is, and leads to both [CHA-032]', async () => {
    const screen = await headOf(withState({}))
    await expect.element(screen.getByText('Private chat 12 VXC per minute')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Start chat' }))
      .toHaveAttribute('href', '/en/amateur/mira/chat/?mode=single')
    await expect
      .element(screen.getByRole('link', { name: 'Preview · 5 s' }))
      .toHaveAttribute('href', '/en/amateur/mira/chat/?mode=preview')
  })

  it('names the mode that is left, and its price, where the actor is in a chat', async () => {
    const screen = await headOf(
      withState({ isBusy: true, isVoyeurChatAvailable: true, isVoyeurInSingleChatAllowed: true }),
      { buttonText: 'Start voyeur chat', buttonSubline: 'Voyeur chat 6 VXC per minute' },
    )
    await expect.element(screen.getByText('Voyeur chat 6 VXC per minute')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Start voyeur chat' }))
      .toHaveAttribute('href', '/en/amateur/mira/chat/?mode=voyeur')
  })

  it('offers no chat and no preview of an actor who is away, but a message and a reminder', async () => {
    const screen = await headOf(withState({ isOnline: false, isLivePreviewEnabled: false }))
    await expect.element(screen.getByRole('link', { name: 'Write a message' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Remind me' })).toBeVisible()
    expect(screen.getByRole('link', { name: /chat|preview/iu }).elements()).toEqual([])
  })

  it('names no price where the actor is not available', async () => {
    const screen = await headOf(withState({}), {}, true)
    await expect.element(screen.getByRole('status')).toBeVisible()
    expect(screen.getByText(/VXC/u).elements()).toEqual([])
  })
})

describe('the hero of the start page', () => {
  it('leads to the profile by name and picture, names the price, and marks who is in a chat', async () => {
    const screen = await render(
      <Hero isEntered={false} actor={withState({ isBusy: true })} seed={1} live={servicesOf().live} />,
      {
        wrapper: await providers(),
      },
    )
    const name = screen.getByRole('link', { name: 'Mira' })
    await expect.element(name).toHaveAttribute('href', '/en/amateur/mira/')
    const box = screen.container.querySelector('section')?.getBoundingClientRect() ?? new DOMRect()
    const at = document.elementFromPoint(box.x + box.width * 0.9, box.y + box.height / 2)
    expect(at?.closest('a')).toBe(name.element())
    await expect.element(screen.getByText('In a chat')).toBeVisible()
    await expect.element(screen.getByText('12 VXC')).toBeVisible()
  })
})
