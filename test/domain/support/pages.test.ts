import { expect, it } from 'vitest'
import { supportPages } from '@/domain/support/pages'

it('help, contact, accessibility and imprint are open to everybody, before an age is proved', () => {
  for (const [page, { isBeforeGate }] of Object.entries(supportPages))
    expect({ page, isBeforeGate }).toEqual({ page, isBeforeGate: true })
})
