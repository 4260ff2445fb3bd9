import { describe, expect, it } from 'vitest'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { rulesOf } from '@/adapters/backend/assembly/platform-rules'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { mediaRules } from '@/adapters/backend/media/media-rules'
import { paymentRules } from '@/adapters/backend/payments/payment-rules'
import { Rules } from '@/adapters/backend/kernel/rules'
import { grantedAddress } from '@/domain/media/granted-address'

const playlists = { address: () => Promise.resolve(grantedAddress('there')) }
const pictures = { picture: () => Promise.resolve(grantedAddress('there')) }

describe('the rules of the platform', () => {
  it('promise nothing that is not set up: no checkout, no mail, no playlist', async () => {
    const rules = rulesOf({ media: { playlists, pictures } })
    expect(rules.of(paymentRules).checkoutUrl).toBeNull()
    expect(rules.of(mailRules)).toEqual({ mailer: null, origin: '', operator: null })
    const grant = { assetId: '1', rendition: 'full', seconds: 1, sessionId: 's' } as const
    await expect(new Rules().of(mediaRules).playlists.address(grant)).rejects.toThrow('no playlist host is set')
    await expect(new Rules().of(mediaRules).pictures.picture(grant)).rejects.toThrow('no picture host is set')
  })

  it('reach each feature as they were set', () => {
    const rules = rulesOf({
      access: { disableLogin: true },
      chat: { previewSeconds: { ordinary: 1, vip: 2 } },
      mail: { operator: 'support@vesper.test' },
      media: { playlists, pictures },
      payments: { delayedPaymentMs: 7 },
    })
    expect(rules.of(accessRules)).toMatchObject({ disableLogin: true, passwordIterations: 600_000 })
    expect(rules.of(chatRules).previewSeconds.vip).toBe(2)
    expect(rules.of(mailRules)).toMatchObject({ operator: 'support@vesper.test', mailer: null })
    expect(rules.of(mediaRules).playlists).toBe(playlists)
    expect(rules.of(mediaRules).pictures).toBe(pictures)
    expect(rules.of(paymentRules)).toMatchObject({ checkoutUrl: null, delayedPaymentMs: 7 })
  })
})
