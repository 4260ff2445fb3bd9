import type { ActorTrait } from '@/domain/actors/actor'

/**
 * A first line that a guest can send with one press: a greeting, a question about the actor's mood,
 * or one about their interests.
 */
export type Opener =
  | { readonly kind: 'hello' | 'feeling' | 'pastimes' }
  | { readonly kind: 'pastime'; readonly label: string }

/**
 * Returns three first lines that fit an actor: the last one is about one of their hobbies, or about
 * hobbies in general when they name none.
 */
export function openersFor({ tags }: { readonly tags: readonly ActorTrait[] }): readonly [Opener, Opener, Opener] {
  const pastime = tags.find(({ kind }) => kind === 'hobby')
  return [
    { kind: 'hello' },
    { kind: 'feeling' },
    pastime === undefined ? { kind: 'pastimes' } : { kind: 'pastime', label: pastime.label },
  ]
}
