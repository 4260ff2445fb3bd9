import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PushOnDevice } from '@/ui/account/notices/push-device'
import type { PushState, PushViewModel } from '@/ui/account/notices/push-view-model'
import { portOf } from '#test/support/ui/doubles'
import { everyText } from '#test/support/ui/every-text'
import { providers } from '#test/support/ui/providers'

async function shown(state: PushState) {
  const pressed: string[] = []
  const push = portOf<PushViewModel>({ state, isWorking: false, turnOn: async () => void pressed.push('on') })
  const screen = await render(<PushOnDevice push={push} />, { wrapper: await providers() })
  return { screen, pressed }
}

it('leads who has an iPhone, whose browser receives none, to the home screen, and has no button there [ADD-030]', async () => {
  const { screen } = await shown('unsupported')
  await expect
    .element(screen.getByText(/On an iPhone, add Vesper to your home screen and open it from there/u))
    .toBeVisible()
  expect(screen.container.querySelector('button')).toBeNull()
  for (const language of ['de', 'en', 'es'] as const)
    expect(everyText(language).account.notices.push.unsupported).toContain('iPhone')
})

it('switches them on at a press where the browser receives them, as the app on a home screen does [ADD-030]', async () => {
  const { screen, pressed } = await shown('off')
  await userEvent.click(screen.getByRole('button', { name: 'Switch on for this device' }))
  expect(pressed).toEqual(['on'])
  for (const language of ['de', 'en', 'es'])
    expect(await (await fetch(`/${language}.webmanifest`)).json()).toMatchObject({ display: 'standalone' })
})
