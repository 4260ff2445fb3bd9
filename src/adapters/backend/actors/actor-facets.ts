import type { Facets } from '@/adapters/stores/selection'
import type { ActorState, ActorSummary } from '@/domain/actors/actor'
import { plainText } from '@/domain/access/plain-text'
import { ageShown } from '@/domain/actors/actor-rules'
import { coinsNow } from '@/domain/actors/price-now'

/** The fields of an actor's record that lists are filtered by. */
interface FacetedActor extends Pick<
  ActorSummary,
  'name' | 'genderType' | 'age' | 'languages' | 'country' | 'star' | 'registeredSince' | 'categories' | 'features'
> {
  readonly bannedCountryCodes: readonly string[]
  readonly prices: { readonly single: number }
  readonly state: ActorState
}

/** Time for which an actor counts as new, ms. */
export const NEW_FOR = 30 * 86_400_000

/**
 * Returns the period of `NEW_FOR` in which an actor registered: new ones are in the present one or
 * in the one before.
 */
export const joinedIn = (at: number): number => Math.floor(at / NEW_FOR)

/** Words of a name are found by their first letters, at most so many; more letters are compared. */
export const WORD_FACET = 2

/** A text as it is compared: letters match regardless of their accents and case. */
export const plain = (text: string): string => plainText(text).replaceAll(/\s+/gu, ' ').trim()

const plainNames = new WeakMap<object, string>()

/** The name of an actor as it is compared, computed once for each record. */
export function plainNameOf(actor: { readonly name: string }): string {
  const known = plainNames.get(actor) ?? plain(actor.name)
  plainNames.set(actor, known)
  return known
}

/** The beginnings of words that a search may begin with. */
function beginnings(actor: FacetedActor): readonly string[] {
  const words = plainNameOf(actor).split(' ')
  return [...new Set(words.flatMap((word) => [1, WORD_FACET].map((length) => word.slice(0, length))))]
}

/** Returns the marks of an actor, momentary and permanent. */
function marksOf({ state, star, features }: FacetedActor): readonly string[] {
  const { isOnline } = state
  const marks = {
    online: isOnline,
    offline: !isOnline,
    freeChat: isOnline && state.freeChat,
    voyeur: isOnline && state.isVoyeurChatAvailable,
    videoCall: isOnline && state.isOnlineMobileVideocall,
    preview: isOnline && state.isLivePreviewEnabled,
    star,
    hd: features.hd,
  }
  return Object.entries(marks).flatMap(([mark, isSet]) => (isSet ? [mark] : []))
}

/**
 * Returns the facets that lists and searches of actors are filtered by
 * (docs/decisions/0050-lists-of-a-hundred-thousand.md).
 */
export function actorFacets(actor: FacetedActor): Facets {
  const age = ageShown(actor)
  return {
    mark: marksOf(actor),
    gender: [actor.genderType],
    language: actor.languages,
    category: actor.categories,
    onlineCategory: actor.state.isOnline ? actor.categories : [],
    country: [actor.country],
    banned: actor.bannedCountryCodes.map((code) => code.toUpperCase()),
    price: [coinsNow(actor.prices.single, actor.state)],
    joined: [joinedIn(actor.registeredSince)],
    age: age === null ? [] : [age],
    word: beginnings(actor),
  }
}
