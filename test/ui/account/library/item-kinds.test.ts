import { describe, expect, it } from 'vitest'
import { LIBRARY_KINDS } from '@/domain/library/library'
import type { ItemKind } from '@/ui/library/item-kind'

const kinds = Object.values(
  import.meta.glob<readonly ItemKind[]>('/src/ui/*/library-kinds.ts', { eager: true, import: 'libraryKinds' }),
).flat()

describe('the kinds of items in the library', () => {
  it('are declared by one feature each', () => {
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([...LIBRARY_KINDS].toSorted())
  })

  it.each(kinds.map((kind) => [kind.kind, kind] as const))('lead to a page of a %s, or open it here', (_, kind) => {
    expect(kind.address === undefined).toBe(kind.open !== undefined)
  })
})
