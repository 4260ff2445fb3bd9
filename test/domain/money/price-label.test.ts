import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCoins } from '#test/support/arbitraries/money'
import { formatAmount } from '@/domain/money/format'
import { eur, vxc } from '@/domain/money/money'
import { chatPriceLabel, messagePriceLabel } from '@/domain/money/price-label'

describe('price labels', () => {
  it('shows a chat price as the amount per minute, in the words of the language [MON-010]', () => {
    expect(chatPriceLabel(vxc(12), (amount) => `${amount} / min`)).toBe('12 / min')
    expect(chatPriceLabel(eur(199), (amount) => `${amount} pro Min.`)).toBe('1,99 pro Min.')
  })

  it('shows a message price of zero, and only zero, as the free label [MON-011]', () => {
    expect(messagePriceLabel(vxc(0), 'Gratis')).toBe('Gratis')
    expect(messagePriceLabel(eur(0), 'Free')).toBe('Free')
    fc.assert(
      fc.property(
        anyCoins.filter(({ value }) => value > 0),
        (price) => {
          expect(messagePriceLabel(price, 'Free')).toBe(formatAmount(price))
        },
      ),
    )
  })
})
