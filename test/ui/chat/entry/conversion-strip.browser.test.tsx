import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { BackendError } from '@/application/errors/backend-error'
import { asId, type ActorId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { ConversionStrip } from '@/ui/chat/entry/conversion-strip'
import { actorWith } from '#test/support/ui/actors'
import { conversionOver } from '#test/support/ui/conversion'
import { FakeLive, portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'

const mira = actorWith({ id: asId<ActorId>('1') })
const noor = actorWith({ id: asId<ActorId>('2'), name: 'Noor' })

async function stripOf(actor: { id: ActorId; name: string }, fails = false) {
  const made = await conversionOver({
    members: [mira],
    ...(fails
      ? {
          set: async () => {
            throw new BackendError('unavailable')
          },
        }
      : {}),
  })
  const live = new LiveActors(new FakeLive(), portOf<ActorGateway>({}))
  const screen = await render(<ConversionStrip conversion={made.conversion} actor={actor} live={live} />, {
    wrapper: await providers(),
  })
  return { ...made, screen }
}

it('offers the minutes with the keyboard, counts their hour down second by second, and lists who takes part [CHA-012]', async () => {
  const { screen, clock, conversion } = await stripOf(mira)
  await expect.element(screen.getByText('3 free welcome minutes')).toBeVisible()
  await expect.element(screen.getByText('Your first paid chat with Mira begins with them.')).toBeVisible()
  await expect.element(screen.getByRole('timer')).toHaveTextContent('Start within 72 hours, then use them for one.')
  expect(screen.getByRole('switch').elements()).toEqual([])
  await conversion.toggle(true)
  await conversion.toggle(false)
  const toggle = screen.getByRole('switch', { name: '3 free welcome minutes' })
  await expect.element(toggle).not.toBeChecked()
  await expect.element(screen.getByText('Mira takes part.')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(toggle).toBeChecked()
  await expect.element(screen.getByRole('timer')).toHaveTextContent('1:00:00 left to use them')
  clock.pass(61_000)
  await expect.element(screen.getByRole('timer')).toHaveTextContent('58:59 left to use them')
  await userEvent.click(screen.getByRole('button', { name: 'Who takes part (1)' }))
  const link = screen.getByRole('dialog', { name: 'Welcome minutes' }).getByRole('link', { name: /^Mira/u })
  await expect.element(link).toHaveAttribute('href', '/en/amateur/mira/chat/')
})

it('is not offered with who does not take part, and is gone when the hour is over', async () => {
  const outside = await stripOf(noor)
  await outside.conversion.toggle(true)
  expect(outside.screen.getByRole('region').elements()).toEqual([])
  await outside.screen.unmount()
  const { screen, conversion, clock } = await stripOf(mira)
  await conversion.toggle(true)
  await expect.element(screen.getByRole('switch')).toBeVisible()
  clock.pass(3_600_000)
  await expect.element(screen.getByRole('switch')).not.toBeInTheDocument()
})

it('goes back without a word where the call fails [CHA-015]', async () => {
  const { screen, conversion, actions } = await stripOf(mira, true)
  await conversion.toggle(true)
  expect(conversion.isOn).toBe(false)
  expect(actions).toEqual(['enable'])
  expect(screen.getByRole('alert').elements()).toEqual([])
})
