import { describe, expect, test } from 'vitest'
import { lazyProperties } from '@/adapters/shared/lazy-properties'

describe('properties that are made when they are read', () => {
  const made: string[] = []
  const Pair = lazyProperties<readonly [owner: string], { readonly left: object; readonly right: object }>({
    left: (owner) => {
      made.push(`${owner} left`)
      return { owner }
    },
    right: (owner) => {
      made.push(`${owner} right`)
      return { owner }
    },
  })

  test('only what is read is made, once, and for its own object', () => {
    const [one, other] = [new Pair('one'), new Pair('other')]
    expect(made).toEqual([])
    expect(one.left).toBe(one.left)
    expect(other.right).toEqual({ owner: 'other' })
    expect(made).toEqual(['one left', 'other right'])
  })

  test('a copy has none of them, as its documentation states', () => {
    expect({ ...new Pair('one') }).toEqual({})
  })
})
