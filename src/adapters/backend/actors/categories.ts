import { categoryNames } from './category-names'
import type { ActorRecord } from './actor-records'
import type { ActorCategory } from '@/application/actors/actor-gateway'
import { topicFamily } from '@/domain/media/artwork'
import type { Language } from '@/domain/navigation/language'

const slugs = Object.keys(categoryNames)

/** The family of a category's picture. Those without a name share one. */
const familyOf = (slug: string): number => topicFamily('category', slugs.indexOf(slug) + 2)

/** The categories that have actors, the fullest first, each with artwork of its own. */
export function categoriesOf(records: readonly ActorRecord[], language: Language): readonly ActorCategory[] {
  const found = new Map<string, { count: number; onlineCount: number; family: number }>()
  for (const actor of records) {
    for (const slug of actor.categories) {
      const row = found.get(slug) ?? { count: 0, onlineCount: 0, family: familyOf(slug) }
      row.count++
      if (actor.state.isOnline) row.onlineCount++
      found.set(slug, row)
    }
  }
  return [...found]
    .map(([slug, row]) => ({ slug, name: categoryNames[slug]?.[language] ?? slug, ...row }))
    .sort((a, b) => b.onlineCount - a.onlineCount || b.count - a.count || a.slug.localeCompare(b.slug))
}
