import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LegalText as Text } from '@/domain/legal/legal-text'
import { LegalText } from '@/ui/legal/legal-text-screen'
import { legalTextsOf } from '#test/support/ui/legal'
import { providers } from '#test/support/ui/providers'

const textWith = (change: Partial<Text>): Text => ({
  id: 'terms-of-service-1-en',
  type: 'terms-of-service',
  product: 'vesper',
  version: 1,
  language: 'en',
  title: 'House rules',
  validFrom: Date.UTC(2026, 10, 1),
  html: '<p>Lead</p><h2>One</h2><p>First</p>',
  ...change,
})

const shown = async (name: 'terms' | 'privacy', ...given: Parameters<typeof legalTextsOf>) =>
  render(<LegalText name={name} />, { wrapper: await providers(await legalTextsOf(...given)) })

describe('a long text of the operator', () => {
  it.each(['terms', 'privacy'] as const)('leads from its contents to every one of its parts: %s', async (name) => {
    const screen = await shown(name)
    await expect.element(screen.getByRole('navigation', { name: 'Contents' })).toBeVisible()
    const links = screen.getByRole('navigation', { name: 'Contents' }).getByRole('link').elements()
    const parts = links.map((link) => document.getElementById(link.getAttribute('href')?.split('#')[1] ?? ''))
    expect(parts).toHaveLength(10)
    for (const [i, part] of parts.entries()) {
      expect(part?.querySelector('h2')?.textContent).toContain(links[i]?.textContent)
      expect(part?.querySelector('p')?.textContent.length).toBeGreaterThan(100)
    }
  })

  it('names the version that counts, and offers its file and those of the versions before it', async () => {
    const newer = textWith({ id: 'terms-of-service-2-en', version: 2, title: 'New rules' })
    const screen = await shown('terms', [newer, textWith({})])
    await expect.element(screen.getByRole('heading', { level: 1, name: 'New rules' })).toBeVisible()
    await expect.element(screen.getByText('As of 1 November 2026').first()).toBeVisible()
    const address = '/rest/v1/asset/legal-text/download/terms-of-service-'
    await expect.element(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', `${address}2-en`)
    await expect.element(screen.getByRole('link', { name: 'Version 1' })).toHaveAttribute('href', `${address}1-en`)
  })

  it('shows nothing of an operator’s script, and a message where there is no text', async () => {
    const html = '<p>Lead<img src=x onerror="document.title=1"></p><h2>One<script>1</script></h2><p>First</p>'
    const screen = await shown('terms', [textWith({ html })])
    await expect.element(screen.getByText('Lead')).toBeVisible()
    expect(screen.container.querySelector('script, img, [onerror]')).toBeNull()
    await screen.unmount()
    const empty = await shown('privacy', [])
    await expect.element(empty.getByText('There is no text here yet')).toBeVisible()
  })

  it('saves the file itself where there is no server to download it from', async () => {
    const saved: string[] = []
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob) => {
      saved.push(blob instanceof Blob ? blob.type : '')
      return create(blob)
    }
    try {
      const screen = await shown('terms', [textWith({})], 'memory')
      await screen.getByRole('link', { name: 'Download' }).click()
      expect(saved).toEqual(['text/html;charset=utf-8'])
    } finally {
      URL.createObjectURL = create
    }
  })
})
