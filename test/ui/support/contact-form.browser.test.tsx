import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { SupportAnswer, SupportGateway } from '@/application/support/support-gateway'
import { Toasts } from '@/ui/base/toasts'
import { ContactForm } from '@/ui/support/contact-form'
import { ContactViewModel } from '@/ui/support/contact-view-model'
import { CountingRandom, FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'

const TEXT = 'Something here does not work.'

/** The form over a platform that answers so. */
async function show(answer: SupportAnswer) {
  const sent: string[] = []
  const gateway = portOf<SupportGateway>({
    send: async ({ email }) => {
      sent.push(email)
      return answer
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const contact = new ContactViewModel(gateway, new FakeStorage(), new CountingRandom(), guest, new Toasts())
  const screen = await render(<ContactForm contact={contact} />, { wrapper: await providers() })
  const [email, text] = [screen.getByRole('textbox').nth(0), screen.getByRole('textbox').nth(1)]
  return { screen, email, text, submit: screen.getByRole('button', { name: 'Send' }), sent }
}

describe('the form to the operator', () => {
  it('shows what is wrong at its field, focuses the first one, and calls a field wrong until it is mended', async () => {
    const { email, text, submit, sent } = await show({ ok: true, receipt: 'V-2345-6789', isMailed: false })
    await expect.element(email).toHaveValue('robin@example.org')
    await userEvent.fill(email, 'nobody')
    await userEvent.fill(text, 'short')
    await expect.element(text).not.toHaveAttribute('aria-invalid')
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription(/does not look like/u)
    await expect.element(text).toBeInvalid()
    await userEvent.fill(text, TEXT)
    await expect.element(text).not.toHaveAttribute('aria-invalid')
    await userEvent.fill(text, 'brief')
    await expect.element(text).toBeInvalid()
    await userEvent.fill(text, TEXT)
    await userEvent.fill(email, 'robin@vesper.test')
    await submit.click()
    await expect.poll(() => sent).toEqual(['robin@vesper.test'])
  })

  it('shows at its field what only the platform finds wrong, and leaves what was typed', async () => {
    const { email, text, submit } = await show({ ok: false, reason: 'invalid', fields: ['email'] })
    await userEvent.fill(text, TEXT)
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toBeInvalid()
    await expect.element(text).toHaveValue(TEXT)
  })
})
