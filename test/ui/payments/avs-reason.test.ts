import { describe, expect, it } from 'vitest'
import { avsReason } from '@/ui/payments/avs-reason'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'

describe('why a proof of age was refused', () => {
  it('is shown in the guest’s language, not by the name the platform has for it', async () => {
    const texts = new Texts(loadCatalog)
    await texts.setLanguage('de')
    await texts.load('payments')
    expect(avsReason(texts, 'document-unreadable')).toBe(texts.t('payments.avs.document-unreadable'))
    expect(avsReason(texts, 'document-unreadable')).toContain(' ')
    expect(avsReason(texts, 'Zu dunkel.')).toBe('Zu dunkel.')
    expect(avsReason(texts, null)).toBe('')
  })
})
