import '@/ui/theme/base.css'
import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ToyControl } from '@/domain/gifts/gift'
import type { GiftId } from '@/domain/ids'
import { ControlButton, ControlRun } from '@/ui/chat/controls/control-panel'
import type { ControlsViewModel } from '@/ui/chat/controls/controls-view-model'
import { providers } from '#test/support/ui/providers'
import { breeze, run, surprise } from '#test/support/ui/toys'

async function panel(running: ControlsViewModel['running'] = null) {
  const begun: [string, number][] = []
  const controls = observable(
    {
      controls: [breeze, surprise] as readonly ToyControl[],
      running,
      isOpen: false,
      beginning: null as GiftId | null,
      open: () => runInAction(() => (controls.isOpen = true)),
      close: () => runInAction(() => (controls.isOpen = false)),
      isReady: () => false,
      begin: async ({ id }: ToyControl, agreed: { readonly price: { readonly value: number } }) => {
        begun.push([id, agreed.price.value])
      },
    },
    {},
    { deep: false },
  )
  const screen = await render(
    <>
      <ControlButton controls={controls} actorName="Mira" />
      <ControlRun controls={controls} />
    </>,
    { wrapper: await providers() },
  )
  return { screen, controls, begun }
}

it.each([390, 1440])(
  'names each toy control with its seconds and its price at %i px, begins the one that is pressed, and is left with Escape [GIF-002]',
  async (width) => {
    await page.viewport(width, 844)
    const { screen, begun } = await panel()
    const open = screen.getByRole('button', { name: 'Toy control' })
    await userEvent.click(open)
    const sheet = screen.getByRole('dialog', { name: 'Toy control with Mira' })
    await expect.element(sheet).toBeVisible()
    const random = sheet.getByRole('button', { name: 'Surprise · 90 s · random · 25 VXC' })
    await expect.element(random).toBeVisible()
    const choice = sheet.getByRole('button', { name: 'Breeze · 60 s · 18 VXC' })
    expect(choice.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(choice)
    expect(begun).toEqual([['breeze-60', 18]])
    await userEvent.keyboard('{Escape}')
    await expect.element(open).toHaveFocus()
  },
)

it('shows what runs with the seconds that are left, names a drawn pattern, and explains why the next one waits', async () => {
  const { screen, controls } = await panel({ run: { ...run, pattern: 'waves' }, secondsLeft: 42 })
  const strip = screen.getByTestId('control-run')
  await expect.element(strip.getByText('Breeze: Waves')).toBeVisible()
  await expect
    .element(strip.getByRole('meter', { name: 'Breeze: Waves' }))
    .toHaveAttribute('aria-valuetext', '00:42 left')
  await userEvent.click(screen.getByRole('button', { name: 'Toy control' }))
  const sheet = screen.getByRole('dialog')
  await expect.element(sheet.getByText('One control runs at a time.', { exact: false })).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: /^Breeze/u })).toHaveAttribute('aria-disabled', 'true')
  runInAction(() => (controls.running = null))
  await expect.element(sheet.getByRole('button', { name: /^Breeze/u })).not.toHaveAttribute('aria-disabled')
})

it('is not there where nothing is on offer [GIF-010]', async () => {
  const { screen, controls } = await panel()
  runInAction(() => (controls.controls = []))
  await expect.poll(() => screen.getByRole('button').elements()).toEqual([])
})
