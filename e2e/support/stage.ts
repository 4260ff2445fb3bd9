import type { LiveUpdateType } from '@/domain/live/updates'
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

/** Lets the platform say something. */
export async function raise(guest: Visit, type: LiveUpdateType): Promise<void> {
  const { page } = guest
  await page.keyboard.press('Alt+Shift+KeyS')
  const panel = page.getByRole('dialog', { name: guest.t('stage.title') })
  await panel.getByRole('combobox', { name: guest.t('stage.type') }).click()
  await page.getByRole('option', { name: type, exact: true }).click()
  await panel.getByRole('button', { name: guest.t('stage.raise'), exact: true }).click()
}
