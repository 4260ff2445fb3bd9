import type { ActorTrait } from '@/domain/actors/actor'

/** A first line that a guest can send with one press: a greeting, how the actor is, or a question about what they like. */
export type Opener =
  | { readonly kind: 'hello' | 'feeling' | 'pastimes' }
  | { readonly kind: 'pastime'; readonly label: string }

/** Three first lines that fit an actor: the last one is about a pastime of theirs, of all where they name none. */
export function openersFor({ tags }: { readonly tags: readonly ActorTrait[] }): readonly [Opener, Opener, Opener] {
  const pastime = tags.find(({ kind }) => kind === 'hobby')
  return [
    { kind: 'hello' },
    { kind: 'feeling' },
    pastime === undefined ? { kind: 'pastimes' } : { kind: 'pastime', label: pastime.label },
  ]
}
