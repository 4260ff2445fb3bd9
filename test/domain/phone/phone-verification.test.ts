import { expect, it } from 'vitest'
import { maskedNumber } from '@/domain/phone/phone-verification'

it('shows the number of a guest with its country and its last three digits only', () => {
  expect(maskedNumber('+4915112345678')).toBe('+49 ••• 678')
})
