import { exitCodes } from '@/domain/chat/exit-code'
import type { LiveUpdateType } from '@/domain/assembly/live-update'
import type { LegalTextType } from '@/domain/legal/legal-text'
import type { Locator } from '@playwright/test'
import type { Visit } from './visit'

async function openPanel(guest: Visit): Promise<Locator> {
  const { page } = guest
  const panel = page.getByRole('dialog', { name: guest.t('stage.title') })
  // By its button: where the focus is in a window that has just closed, no key is received.
  if (!(await panel.isVisible())) await page.getByRole('button', { name: guest.t('shell.stage'), exact: true }).click()
  await panel.waitFor()
  return panel
}

/** The developer's stage of the embedded backend, from which the network is slowed down or taken away. */
export async function setNetwork(guest: Visit, condition: 'slow' | 'offline', on: boolean): Promise<void> {
  const panel = await openPanel(guest)
  await panel.getByRole('switch', { name: guest.t(`stage.${condition}`) }).setChecked(on)
  await panel.getByRole('button', { name: guest.t('shell.states.close'), exact: true }).click()
  await panel.waitFor({ state: 'hidden' })
}

/** Lets the platform emit an update. */
export async function raise(guest: Visit, type: LiveUpdateType): Promise<void> {
  const { page } = guest
  const panel = await openPanel(guest)
  await panel.getByRole('combobox', { name: guest.t('stage.type') }).click()
  await page.getByRole('option', { name: type, exact: true }).click()
  await panel.getByRole('button', { name: guest.t('stage.raise'), exact: true }).click()
}

/** Ends the running chat with an exit code, and closes the panel. */
export async function endChat(guest: Visit, exit: keyof typeof exitCodes): Promise<void> {
  const { page } = guest
  const panel = await openPanel(guest)
  await panel.getByRole('combobox', { name: guest.t('stage.chat.code') }).click()
  await page.getByRole('option', { name: `${exitCodes[exit]} ${exit}`, exact: true }).click()
  await panel.getByRole('button', { name: guest.t('stage.chat.end'), exact: true }).click()
  await panel.getByRole('button', { name: guest.t('shell.states.close'), exact: true }).click()
  await panel.waitFor({ state: 'hidden' })
}

/** Follows the link of the newest mail with this subject; the address it led to. */
export async function followMail(guest: Visit, subject: string): Promise<string> {
  const panel = await openPanel(guest)
  const mail = panel.locator('details').filter({ hasText: subject }).first()
  await mail.locator('summary').click()
  const address = /https?:\/\/\S+/u.exec((await mail.textContent()) ?? '')?.[0] ?? ''
  await mail.getByRole('button', { name: guest.t('stage.mails.open'), exact: true }).click()
  await panel.waitFor({ state: 'hidden' })
  return address.split(guest.t('stage.mails.open'))[0] ?? ''
}

/** What the mails in the box are about, the newest first. */
export async function mailSubjects(guest: Visit): Promise<readonly string[]> {
  const panel = await openPanel(guest)
  // The box is looked into every second.
  await panel.locator('details').first().waitFor()
  const subjects = await panel.locator('details summary').allTextContents()
  await panel.getByRole('button', { name: guest.t('shell.states.close'), exact: true }).click()
  await panel.waitFor({ state: 'hidden' })
  return subjects
}

/** Puts the next version of a legal text in force; the guest's pages load again. */
export async function publishLegalText(guest: Visit, type: LegalTextType): Promise<void> {
  const panel = await openPanel(guest)
  await panel.getByRole('button', { name: guest.t(`stage.legal.${type}`), exact: true }).click()
}
