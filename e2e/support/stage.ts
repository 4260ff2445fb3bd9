import type { Visit } from './visit'

/** The developer's stage of the embedded backend, from which bad weather is made. */
export async function makeWeather(guest: Visit, weather: 'slow' | 'offline', on: boolean): Promise<void> {
  const { page } = guest
  await page.keyboard.press('Alt+Shift+KeyS')
  const panel = page.getByRole('dialog', { name: guest.t('stage.title') })
  await panel.getByRole('switch', { name: guest.t(`stage.${weather}`) }).setChecked(on)
  await panel.getByRole('button', { name: guest.t('shell.states.close'), exact: true }).click()
  await panel.waitFor({ state: 'hidden' })
}
