import type { Page } from 'playwright'
import type { Language } from '../../src/domain/navigation/language.ts'
import { texts as de } from '../../src/ui/payments/texts/de.ts'
import { texts as deShell } from '../../src/ui/app/texts/de.ts'
import { texts as en } from '../../src/ui/payments/texts/en.ts'
import { texts as enShell } from '../../src/ui/app/texts/en.ts'
import { texts as es } from '../../src/ui/payments/texts/es.ts'
import { texts as esShell } from '../../src/ui/app/texts/es.ts'

const words = { de: { pay: de, shell: deShell }, en: { pay: en, shell: enShell }, es: { pay: es, shell: esShell } }

/** Makes an account and buys coins, as a guest would: through the checkout's window. */
export async function signUp(page: Page, url: string, language: Language): Promise<void> {
  const { pay, shell } = words[language]
  const { fields } = pay.frame
  await page.goto(`${url}${language === 'de' ? '/' : `/${language}/`}`)
  await page.getByRole('button', { name: shell.account.signUp, exact: true }).first().click()
  const frame = page.frameLocator('iframe')
  await frame.getByLabel(fields.name, { exact: true }).fill(`Robin ${language}`)
  await frame.getByLabel(fields.email).fill(`robin.${language}@example.org`)
  await frame.getByLabel(fields.password, { exact: true }).fill('lamplight-evening')
  await frame.getByLabel(fields.day, { exact: true }).fill('2')
  await frame.getByLabel(fields.month, { exact: true }).fill('4')
  await frame.getByLabel(fields.year, { exact: true }).fill('1990')
  await frame.getByRole('checkbox').check()
  await frame.getByRole('button', { name: pay.frame.signup.submit }).click()
  await page.getByTestId('balance').waitFor()
  await page.getByRole('button', { name: new RegExp(shell.account.topUpHint.split(',')[0] ?? '', 'u') }).click()
  await frame.locator('button[type=submit]').click()
  await page.getByText(pay.done.coins.split('{{count}}').at(-1) ?? '').waitFor()
}
