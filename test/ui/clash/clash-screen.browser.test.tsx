import '@/ui/theme/base.css'
import type { Container } from 'inversify'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SendFeatureFeedback } from '@/application/feedback/send-feature-feedback'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { asId, type ActorId } from '@/domain/ids'
import type { Clash } from '@/domain/clash/clash'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import { Toasts } from '@/ui/base/toasts'
import { ClashPanel } from '@/ui/clash/clash-screen'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { clashWith, roundWith } from '#test/support/ui/clash'
import { FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'

const bind = (container: Container): void => {
  container.bind(SendFeatureFeedback).toConstantValue(portOf<SendFeatureFeedback>({ send: async () => true }))
  container
    .bind(GuestViewModel)
    .toConstantValue(guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive()))
  container.bind(Page).toConstantValue(portOf<Page>({ isNew: false }))
  container.bind(Modals).toConstantValue(new Modals())
  container.bind(Toasts).toConstantValue(new Toasts())
}

async function panel(clash: Clash) {
  const onVote = vi.fn(async () => {})
  await render(<ClashPanel clash={clash} left={287} isVoting={false} onVote={onVote} />, {
    wrapper: await providers(bind),
  })
  return onVote
}

describe('the clash of cams', () => {
  it('shows who is in it, what is left, and takes a vote with the keyboard [OTH-019]', async () => {
    const onVote = await panel(clashWith({ now: 0 }))
    await expect.element(page.getByRole('timer')).toHaveTextContent('4:47')
    await expect.element(page.getByText('3 votes')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Mira' })).toHaveAttribute('href', '/en/amateur/mira/')
    page.getByRole('button', { name: 'Vote for Rhea' }).element().focus()
    await userEvent.keyboard('{Enter}')
    expect(onVote).toHaveBeenCalledExactlyOnceWith('a2')
  })

  it('shows the own vote, after which there is no other [OTH-019]', async () => {
    await panel(clashWith({ now: 0, vote: asId<ActorId>('a1') }))
    await expect.element(page.getByText('Your vote', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Vote for Rhea' })).toBeDisabled()
  })

  it('states that nobody has voted yet, shares nothing out before, and both shares after [OTH-019]', async () => {
    await panel(clashWith({ now: 0, round: roundWith([0, 0]) }))
    await expect.element(page.getByText('No votes yet. Yours would be the first.')).toBeVisible()
    expect(document.querySelector('[class*=balance]')).toBeNull()
    await panel(clashWith({ now: 0, round: roundWith([3, 1]) }))
    const [, after] = document.querySelectorAll('section[aria-labelledby=clash-of-cams]')
    const parts = [...(after?.querySelectorAll('[class*=balance] > span') ?? [])]
    expect(parts.map(({ textContent }) => textContent)).toEqual(['75%', '25%'])
    const [mira, rhea] = parts.map((part) => part.getBoundingClientRect().width)
    expect(mira ?? 0).toBeGreaterThan(2 * (rhea ?? 0))
  })

  it('asks for no wider picture of an actor than there is', async () => {
    await panel(clashWith({ now: 0 }))
    const widths = [...document.querySelectorAll('article img')].map((image) => image.getAttribute('srcset') ?? '')
    expect(widths).toHaveLength(2)
    for (const set of widths) expect(set).toMatch(/w320\.webp 320w$/u)
  })

  it('leads a guest who has voted to their choice, and states what comes next [OTH-019]', async () => {
    await panel(clashWith({ now: 0, vote: asId<ActorId>('a2') }))
    await expect.element(page.getByText(/^You voted for Rhea\./u)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Visit Rhea' })).toHaveAttribute('href', '/en/amateur/rhea/')
  })

  it('shows who won the round before, or that nobody did [OTH-019]', async () => {
    const last = roundWith([1, 4])
    await panel(clashWith({ now: 0, last }))
    await expect.element(page.getByText('Rhea won the last round with 4 votes.')).toBeVisible()
    await panel(clashWith({ now: 0, last: roundWith([2, 2]) }))
    await expect.element(page.getByText('The last round ended in a draw.')).toBeVisible()
  })
})
