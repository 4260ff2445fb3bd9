import { describe, expect, it } from 'vitest'
import { exitClassOf, exitCodes } from '@/domain/chat/exit-code'
import { exitReasonOf } from '@/domain/chat/exit-reason'

describe('exit reasons', () => {
  it('distinguish the three limits: balance, own stop, time', () => {
    expect([501, 502, 503].map(exitReasonOf)).toEqual(['balance-used-up', 'own-limit-reached', 'time-over'])
  })

  it('have the same text for all codes of a class the product does not distinguish', () => {
    const special = new Set<number>([exitCodes.connectionLost, 502, 503])
    const words = new Map<string, Set<string>>()
    for (let code = 0; code <= 999; code++) {
      if (special.has(code)) continue
      const name = exitClassOf(code)
      words.set(name, (words.get(name) ?? new Set()).add(exitReasonOf(code)))
    }
    expect([...words.values()].every((reasons) => reasons.size === 1)).toBe(true)
    expect(new Set([...words.values()].flatMap((reasons) => [...reasons])).size).toBe(8)
    expect([101, 201, 301, 405, 498, 601, 999].map(exitReasonOf)).toEqual([
      'guest-left',
      'host-left',
      'ended-by-platform',
      'preview-over',
      'not-started',
      'age-check',
      'unknown',
    ])
  })
})
