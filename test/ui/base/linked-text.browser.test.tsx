import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LinkedText } from '@/ui/base/linked-text'
import { providers } from '#test/support/ui/providers'

describe('a text with links', () => {
  it('is shown unchanged, and each link leads to its page in the language of the guest', async () => {
    const text = 'Write to the [contact](contact) in the [imprint](imprint), [please](nowhere).'
    const screen = await render(<LinkedText text={text} />, { wrapper: await providers() })
    expect(document.body.textContent).toContain('Write to the contact in the imprint, [please](nowhere).')
    await expect.element(screen.getByRole('link', { name: 'contact' })).toHaveAttribute('href', '/en/contact/')
    await expect.element(screen.getByRole('link', { name: 'imprint' })).toHaveAttribute('href', '/en/legal/imprint/')
    expect(screen.getByRole('link').elements()).toHaveLength(2)
  })
})
