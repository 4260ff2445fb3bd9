import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ChangedTexts } from '@/ui/legal/changed-texts'
import { legalTextsOf } from '#test/support/ui/legal'
import { providers } from '#test/support/ui/providers'

const addressOf = { 'terms-of-service': '/en/legal/terms-of-service/', 'data-protection': '/en/legal/data-protection/' }

async function shown(hasFailed = false) {
  const [onAccept, onLater] = [vi.fn(), vi.fn()]
  const validFrom = Date.UTC(2026, 10, 1)
  const changed = [{ type: 'data-protection', version: 2, title: 'Privacy', validFrom } as const]
  const screen = await render(
    <ChangedTexts {...{ changed, addressOf, hasFailed, onAccept, onLater }} isSending={false} />,
    { wrapper: await providers(await legalTextsOf()) },
  )
  return { screen, onAccept, onLater }
}

describe('the box about changed texts', () => {
  it('names the text that changed, links to it, and takes the decision [GUE-034]', async () => {
    const { screen, onAccept, onLater } = await shown()
    await expect.element(screen.getByRole('dialog', { name: 'Our texts have changed' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Privacy' })
    await expect.element(link).toHaveAttribute('href', addressOf['data-protection'])
    await screen.getByRole('button', { name: 'Agree' }).click()
    expect(onAccept).toHaveBeenCalledOnce()
    await screen.getByRole('button', { name: 'Later' }).last().click()
    expect(onLater).toHaveBeenCalledOnce()
  })

  it('says that an agreement could not be saved', async () => {
    const { screen } = await shown(true)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This could not be saved. Please try again.')
  })
})
