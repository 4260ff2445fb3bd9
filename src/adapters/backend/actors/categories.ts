import { categoryNames } from './category-names'
import type { ActorCategory } from '@/application/actors/actor-gateway'
import { topicFamily } from '@/domain/pictures/artwork'
import type { Language } from '@/domain/navigation/language'

type Counts = ReadonlyMap<string | number, number>

const slugs = Object.keys(categoryNames)

/** The family of a category's picture. Those without a name share one. */
const familyOf = (slug: string): number => topicFamily('category', slugs.indexOf(slug) + 2)

/**
 * Returns the categories that have actors, the fullest first, each with artwork of its own.
 * `counts`: number of actors; `online`: number of those online.
 */
export function categoriesOf(counts: Counts, online: Counts, language: Language): readonly ActorCategory[] {
  return [...counts]
    .map(([key, count]) => {
      const slug = String(key)
      const name = categoryNames[slug]?.[language] ?? slug
      return { slug, name, count, onlineCount: online.get(key) ?? 0, family: familyOf(slug) }
    })
    .sort((a, b) => b.onlineCount - a.onlineCount || b.count - a.count || a.slug.localeCompare(b.slug))
}
