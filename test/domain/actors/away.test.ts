import { expect, it } from 'vitest'
import { AWAY } from '@/domain/actors/away'

it('has no time and offers nothing who is away', () => {
  expect(Object.entries(AWAY).filter(([, value]) => value !== false && value !== null)).toEqual([])
})
