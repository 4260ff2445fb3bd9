import { describe, expect, it } from 'vitest'
import { KnownTokens } from '@/adapters/server/base/http/known-tokens'

describe('known tokens', () => {
  it('reports a token once, when it is seen to open a session for the first time', () => {
    const proven: string[] = []
    const known = new KnownTokens((token) => proven.push(token))
    for (const token of ['a', 'b', 'a', 'b', 'c']) known.add(token)
    expect(proven).toEqual(['a', 'b', 'c'])
  })

  it('does not know a token any more that opened nothing', () => {
    const known = new KnownTokens(() => undefined)
    known.add('a')
    known.delete('a')
    expect(known.has('a')).toBe(false)
  })

  it('forgets the least recently used token beyond a hundred thousand', () => {
    const known = new KnownTokens(() => undefined)
    for (let i = 0; i < 100_000; i += 1) known.add(`t${i}`)
    known.add('t0')
    known.add('one more')
    expect([known.has('t0'), known.has('t1'), known.has('t2'), known.has('one more')]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })
})
