import '@/ui/theme/base.css'
import type { Container } from 'inversify'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { LiveActors } from '@/ui/actors/live-actors'
import { camAddress } from '@/ui/actors/cams/cam-query'
import { SetFilters } from '@/ui/actors/cams/set-filters'
import { CamFilterMenu } from '@/ui/app/mobile/cam-filter-menu'
import { Menus } from '@/ui/base/menus'
import { Page } from '@/ui/base/page-service'
import { useListAddress } from '@/ui/base/use-list-address'
import { FakeLive, portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'

/** The filters of a phone over an address that a test can look at. */
async function filters() {
  let here = ''
  const sent: string[] = []
  const Address = () => {
    const { pathname, search } = useLocation()
    here = `${pathname}${search}`
    return null
  }
  const Set = () => <SetFilters address={useListAddress(camAddress)} />
  const live = new LiveActors(new FakeLive(), portOf<ActorGateway>({}))
  live.listTotal = 85
  const wrapper = await providers((container: Container) => {
    container.bind(LiveActors).toConstantValue(live)
    container.bind(Menus).toConstantValue(portOf<Menus>({ send: ({ type }) => void sent.push(type) }))
    const address = portOf<Page>({ address: () => here, origin: () => 'https://vesper.test' })
    container.bind(Page).toConstantValue(address)
  })
  const screen = await render(
    <>
      <CamFilterMenu />
      <Set />
      <Address />
    </>,
    { wrapper },
  )
  const query = () => Object.fromEntries(new URL(here, 'https://vesper.test').searchParams)
  return { screen, sent, query }
}

describe('the filters on a phone', () => {
  beforeEach(() => page.viewport(390, 844))

  it('can be removed one by one, and show how many remain', async () => {
    const { screen, query } = await filters()
    await userEvent.click(screen.getByRole('button', { name: 'Live', exact: true }))
    await userEvent.click(screen.getByRole('button', { name: 'Couples' }))
    await expect.poll(query).toMatchObject({ online: '1', type: 'FM' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Live' }))
    await expect.poll(() => query()['online']).toBeUndefined()
    expect(query()).toMatchObject({ type: 'FM' })
    await expect.element(screen.getByRole('button', { name: 'Remove filter: Couples' })).toBeVisible()
  })

  it('are the one way in to all criteria', async () => {
    const { screen } = await filters()
    await expect
      .element(screen.getByRole('link', { name: 'All filters' }))
      .toHaveAttribute('href', '/en/search/performers/')
  })

  it('lead back to the list with what it contains', async () => {
    const { screen, sent } = await filters()
    await userEvent.click(screen.getByRole('button', { name: 'Show 85' }))
    expect(sent).toEqual(['dismiss'])
  })

  it('have one slider for the price, by keyboard as well', async () => {
    const { screen, query } = await filters()
    const slider = screen.getByRole('slider', { name: 'Price per minute' })
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'any price')
    await userEvent.click(slider)
    await userEvent.keyboard('{End}')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(query).toMatchObject({ max: '24' })
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'up to 24 VXC')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => query()['max']).toBeUndefined()
  })

  it('are as tall as a thumb', async () => {
    const { screen } = await filters()
    await userEvent.click(screen.getByRole('button', { name: 'Couples' }))
    await expect.element(screen.getByRole('button', { name: 'Remove filter: Couples' })).toBeVisible()
    const small = [...screen.getByRole('button').elements(), ...screen.getByRole('slider').elements()].filter(
      (element) => element.getBoundingClientRect().height < 44,
    )
    expect(small.map(({ textContent }) => textContent)).toEqual([])
  })
})
