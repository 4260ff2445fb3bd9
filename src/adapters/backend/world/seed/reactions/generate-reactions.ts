import { reactions, type ReactionRecord } from '@/adapters/backend/reactions/reaction-records'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { REACTION_MOODS } from '@/domain/reactions/reaction'

/** Number of reactions: one of each of so many actors. */
const COUNT = 24

/** Time between two reactions, ms. */
const APART = 47 * 60_000

/**
 * Returns the reactions of the sample world, drawn from the clips of videos whose cover every guest
 * may see.
 */
export function generateReactions({ videos, now }: Pick<World, 'videos' | 'now'>): ReactionRecord[] {
  const seen = new Set<string>()
  const chosen = videos.filter(({ actorId, ageRating }) => {
    if (ageRating === 18 || seen.has(actorId)) return false
    seen.add(actorId)
    return true
  })
  return chosen.slice(0, COUNT).map(({ actorId, assetId, cover }, at) => ({
    id: `reaction-${at + 1}`,
    actorId,
    mood: REACTION_MOODS[at % REACTION_MOODS.length] ?? 'laughing',
    assetId,
    poster: cover,
    seconds: 10 + ((at * 7) % 16),
    at: now - (at + 1) * APART,
  }))
}

export const reactionsSeed = seedOf(reactions, 'newest', generateReactions)
