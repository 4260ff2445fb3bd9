import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LegalText } from '@/ui/legal/legal-text'
import { providers } from '#test/support/ui/providers'

describe('a long text of the operator', () => {
  it.each(['terms', 'privacy'] as const)('leads from its contents to every one of its parts: %s', async (name) => {
    const screen = await render(<LegalText name={name} />, { wrapper: await providers() })
    const links = screen.getByRole('navigation', { name: 'Contents' }).getByRole('link').elements()
    const parts = links.map((link) => document.getElementById(link.getAttribute('href')?.split('#')[1] ?? ''))
    expect(parts).toHaveLength(10)
    for (const [i, part] of parts.entries()) {
      expect(part?.querySelector('h2')?.textContent).toContain(links[i]?.textContent)
      expect(part?.querySelector('p')?.textContent.length).toBeGreaterThan(100)
    }
  })
})
