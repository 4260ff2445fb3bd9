import type { Localized } from '@/adapters/backend/kernel/localized'
import traits from '@/adapters/backend/world/data/traits.json' with { type: 'json' }

/** The subject of an evening: the word for it, and its category. */
export interface Hobby {
  readonly label: Localized
  readonly category: string
}

/** Pastimes by id; ids are stored in filters and never change. */
export const hobbies: Readonly<Record<string, Hobby>> = traits.hobbies

/**
 * Characters of actors, in one word. Spanish words are written `masculine|feminine` if the two
 * differ.
 */
export const moods: Readonly<Record<string, Localized>> = traits.moods

/** Places, lights and weather of an evening. */
export const places: Readonly<Record<string, Localized>> = traits.places
