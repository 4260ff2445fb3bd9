import { expect, it } from 'vitest'
import { AWAY } from '@/domain/actors/away'

it('has no time and offers nothing who is away', () => {
  for (const [name, value] of Object.entries(AWAY)) expect({ [name]: value || null }).toEqual({ [name]: null })
})
