import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ActorTrait, TraitKind } from '@/domain/actors/actor'
import { openersFor } from '@/domain/chat/openers'

const anyTrait: fc.Arbitrary<ActorTrait> = fc.record({
  id: fc.string(),
  label: fc.string(),
  kind: fc.constantFrom<TraitKind>('mood', 'hobby', 'place'),
})

it('offers three different first lines, the last of them about a pastime that the actor names, of all where they name none', () => {
  fc.assert(
    fc.property(fc.array(anyTrait), (tags) => {
      const openers = openersFor({ tags })
      expect(new Set(openers.map(({ kind }) => kind)).size).toBe(3)
      const own = tags.flatMap(({ kind, label }) => (kind === 'hobby' ? [label] : []))
      const asked = openers.flatMap((opener) => (opener.kind === 'pastime' ? [opener.label] : []))
      expect(asked).toEqual(own.slice(0, 1))
    }),
  )
})
