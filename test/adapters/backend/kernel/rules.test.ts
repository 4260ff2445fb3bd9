import { describe, expect, it } from 'vitest'
import { featureRules, Rules } from '@/adapters/backend/kernel/rules'

const doors = featureRules('doors', { open: true, width: 90 })
const windows = featureRules('windows', { open: false })

describe('the rules of a feature', () => {
  it('have their defaults where an operator has set nothing', () => {
    expect(new Rules().of(doors)).toEqual({ open: true, width: 90 })
    expect(new Rules().set(doors, {}).of(doors)).toEqual({ open: true, width: 90 })
  })

  it('are what an operator has set, without touching the rest, nor another feature, nor the defaults', () => {
    const rules = new Rules().set(doors, { width: 70 })
    expect({ doors: rules.of(doors), windows: rules.of(windows) }).toEqual({
      doors: { open: true, width: 70 },
      windows: { open: false },
    })
    expect(new Rules().of(doors).width).toBe(90)
    expect(rules.set(doors, { open: false }).of(doors)).toEqual({ open: false, width: 90 })
  })
})
