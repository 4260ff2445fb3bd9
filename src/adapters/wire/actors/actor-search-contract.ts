import {
  deleteActorSearch,
  initActorSearch,
  relaxation,
  saveActorSearch,
  savedSearch,
  searchActors,
  searchCategory,
  searchChoice,
  searchCriteria,
  searchResult,
  searchStart,
} from './actor-search'
import { actorSearchPort } from './actorSearch-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** The search of actors. */
export const actorSearchContract: FeatureContract = {
  feature: 'actorSearch',
  about: 'The search of actors by many criteria, and the searches that a guest has saved.',
  ports: { actorSearch: actorSearchPort },
  schemas: [
    {
      name: 'ActorSearchCriteria',
      schema: searchCriteria,
      about: 'What a guest looks for: an actor has to match all parts. Empty lists and null filter nothing.',
      fields: {
        category: '3: everybody, 88: newly registered, from 11 on: the themes.',
        text: 'Beginning of a word of the name; accents and capitals do not matter.',
        languages: 'ISO 639-1; one of them is enough.',
        countries: 'ISO 3166-1 alpha-2; one of them is enough.',
        ageFrom: 'Years, from 21 on. A range leaves out profiles of two.',
        maxPrice: 'Maximum price of a minute of a single chat now, in coins.',
        modes: 'On offer now, all of them.',
        marks: 'online: live now; new: registered in the last 30 days; star; hd.',
      },
    },
    { name: 'SavedActorSearch', schema: savedSearch, about: 'A search that a guest has saved.' },
    {
      name: 'ActorSearchCategory',
      schema: searchCategory,
      about: 'A category of the search: its number, its name, and how many actors it has.',
    },
    { name: 'ActorSearchChoice', schema: searchChoice, about: 'A value to search by, and how many actors have it.' },
    {
      name: 'ActorSearchRelaxation',
      schema: relaxation,
      about: 'How many actors match when one part of the criteria is dropped.',
    },
    { name: 'ActorSearchStart', schema: searchStart, about: 'What the form of a search begins with.' },
    {
      name: 'ActorSearchResult',
      schema: searchResult,
      about: 'Actors who match.',
      fields: { relaxations: 'Where nobody matches: which parts to drop, the most helpful first.' },
    },
  ],
  operations: [
    { operation: initActorSearch, about: 'The choices of a search, with their counts, and what the guest has saved.' },
    {
      operation: searchActors,
      about: 'Part of the actors who match; total is how many there are.',
      rules: 'Actors who have barred the country of the guest are not among them.',
    },
    {
      operation: saveActorSearch,
      about: 'Saves a search of the guest; one of the same name is replaced.',
      rules: 'login-required without an account; no-name for none, or beyond 40 code points; too-many beyond 20.',
    },
    {
      operation: deleteActorSearch,
      about: 'Deletes a search that the guest has saved.',
      rules: 'login-required without an account; not-found where the guest has no such search.',
    },
  ],
}
