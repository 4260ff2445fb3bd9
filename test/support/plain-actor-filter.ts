import { NEW_FOR } from '@/adapters/backend/actors/actor-facets'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { ActorFilter } from '@/application/actors/actor-gateway'
import { isListed } from '@/domain/actors/live-filter'

/** The filter as a look at one actor, which the lists of the platform have to agree with: whether an actor passes every part of the filter (ACT-033, ACT-052). Letters match regardless of their accents. */
export function passes(actor: ActorRecord, filter: ActorFilter, now: number): boolean {
  const { state } = actor
  return (
    isListed(filter, actor.prices.single, state) &&
    (filter.genderTypes === undefined || filter.genderTypes.includes(actor.genderType)) &&
    (filter.languages === undefined || filter.languages.some((language) => actor.languages.includes(language))) &&
    (filter.category === undefined || actor.categories.includes(filter.category)) &&
    (filter.isNew !== true || now - actor.registeredSince < NEW_FOR) &&
    (filter.star !== true || actor.star) &&
    (filter.ids === undefined || filter.ids.includes(actor.id)) &&
    (filter.text === undefined || hasWordBeginning(actor.name, filter.text))
  )
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

function hasWordBeginning(name: string, text: string): boolean {
  const wanted = plain(text)
  return (
    plain(name).startsWith(wanted) ||
    plain(name)
      .split(/\s+/u)
      .some((word) => word.startsWith(wanted))
  )
}
