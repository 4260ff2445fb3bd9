import { expect, it } from 'vitest'
import { onDemand } from '@/adapters/shared/on-demand'

it('makes what is read, once, from what it was given', () => {
  const made: string[] = []
  const make = onDemand<[string], { a: { name: string }; b: { name: string } }>({
    a: (source) => ({ name: (made.push(`a of ${source}`), `a of ${source}`) }),
    b: (source) => ({ name: (made.push(`b of ${source}`), `b of ${source}`) }),
  })
  const [one, other] = [make('one'), make('other')]
  expect(made).toEqual([])
  expect(one.a).toBe(one.a)
  expect(one.a.name).toBe('a of one')
  expect(other.a).not.toBe(one.a)
  expect(made).toEqual(['a of one', 'a of other'])
})
