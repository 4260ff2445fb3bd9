import { describe, expect, it } from 'vitest'
import { legalTextFile } from '@/domain/legal/legal-text'

describe('the file of a legal text', () => {
  it('is named by type, version and language, and runs nothing', () => {
    const file = legalTextFile(
      { type: 'terms-of-service', version: 3, language: 'de', title: 'A <b> & "c"' },
      '<p>Text</p>',
    )
    expect(file.name).toBe('vesper-terms-of-service-v3-de.html')
    expect(file.contentType).toBe('text/html; charset=utf-8')
    expect(file.content).toContain('<html lang="de">')
    expect(file.content).toContain("default-src 'none'")
    expect(file.content).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>')
    expect(file.content).toContain('<p>Text</p>')
  })
})
