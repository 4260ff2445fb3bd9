import { expect, it } from 'vitest'
import { roomRulesOf } from '@/adapters/backend/world/seed/room-rules-of'

it('gives two of three actors three to five different rules in three languages, and the third none', () => {
  for (let index = 0; index < 200; index++) {
    const rules = roomRulesOf(index)
    expect(index % 3 === 2 ? [0] : [3, 4, 5]).toContain(rules.length)
    expect(new Set(rules.map(({ en }) => en)).size).toBe(rules.length)
    for (const rule of rules) expect(new Set(Object.values(rule)).size).toBe(3)
  }
})
