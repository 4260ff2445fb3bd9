import { beforeEach, describe, expect, test } from 'vitest'
import { lazyObject, type PropertyMakers } from '@/adapters/shared/lazy-properties'

describe('an object whose properties are made when they are read', () => {
  const made: string[] = []
  const makers: PropertyMakers<readonly [owner: string], { readonly left: object; readonly right: object }> = {
    left: (owner) => {
      made.push(`${owner} left`)
      return { owner }
    },
    right: (owner) => {
      made.push(`${owner} right`)
      return { owner }
    },
  }
  beforeEach(() => {
    made.length = 0
  })

  test('makes only what is read, once, for itself', () => {
    const [one, other] = [lazyObject(makers, 'one'), lazyObject(makers, 'other')]
    expect(made).toEqual([])
    expect(one.left).toBe(one.left)
    expect(other.right).toEqual({ owner: 'other' })
    expect(made).toEqual(['one left', 'other right'])
  })

  test('is copied as any other', () => {
    const one = lazyObject(makers, 'one')
    expect({ ...one, right: null }).toEqual({ left: { owner: 'one' }, right: null })
    expect(Object.keys(one)).toEqual(['left', 'right'])
    expect('left' in one).toBe(true)
    expect('length' in one).toBe(false)
  })

  test('has nothing else, so that waiting for it does not take it for a promise', async () => {
    const one = lazyObject(makers, 'one')
    expect(await Promise.resolve(one)).toBe(one)
  })
})
