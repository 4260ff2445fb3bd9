import { blogPosts, type PostRecord } from '@/adapters/backend/blog/post-records'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import { textsOnDemand } from '@/adapters/backend/world/seed/texts-on-demand'
import actions from '@/adapters/backend/world/data/blog/actions.json' with { type: 'json' }
import events from '@/adapters/backend/world/data/blog/events.json' with { type: 'json' }
import features from '@/adapters/backend/world/data/blog/features.json' with { type: 'json' }
import themes from '@/adapters/backend/world/data/blog/interviews.json' with { type: 'json' }
import {
  actionTexts,
  eventTexts,
  featureTexts,
  interviewPostTexts,
} from '@/adapters/backend/world/texts/blog/post-texts'
import { topicFamily, type Topic } from '@/domain/pictures/artwork'

const DAY = 86_400_000

/** Number of times that an event and an offer came back, and number of interviews. */
const EDITIONS = 4
const INTERVIEWS = 20

/** Days between two posts of a kind: the newest is some days old, the oldest almost four years. */
const FEATURE_STEP = 101
const INTERVIEW_STEP = 70

const authors = ['Mara Lindqvist', 'Jonas Feld', 'Ines Carvalho', 'Tom Okafor']

/**
 * Difference between the pictures of two editions, so that each has another one of the same kind,
 * also beside those of other events.
 */
const PICTURE_STEP = 5

type Kind = Omit<PostRecord, 'pinned' | 'author'>

const topic = (kind: Topic, number: number): PostRecord['picture'] => ({
  family: topicFamily(kind, number),
  variant: 'l1',
})

/** Kinds of pictures for new features of the platform: one kind after the other. */
const NEWS_TOPICS = ['programme', 'article', 'category'] as const

/** Returns a time in the afternoon, so many days ago. */
const daysAgo = (now: number, days: number): number => Math.floor(now / DAY) * DAY - days * DAY + 15 * 3_600_000

/** The moments at which a day of the year came round, the last one first. */
function returns(now: number, month: number, day: number): readonly number[] {
  const year = new Date(now).getUTCFullYear()
  const thisYear = Date.UTC(year, month, day, 16)
  const last = thisYear <= now ? year : year - 1
  return Array.from({ length: EDITIONS }, (_, edition) => Date.UTC(last - edition, month, day, 16))
}

const yearlyEvents = (now: number): readonly Kind[] =>
  events.flatMap((event, position) =>
    returns(now, event.month, event.day).map((publishedAt, edition) => {
      const year = new Date(publishedAt).getUTCFullYear()
      return {
        slug: `${event.slug}-${year}`,
        category: 'events' as const,
        publishedAt,
        actorIds: [],
        picture: topic('event', position + edition * PICTURE_STEP + 1),
        texts: textsOnDemand((language) => eventTexts(event, year, edition, language)),
      }
    }),
  )

const yearlyActions = (now: number): readonly Kind[] =>
  actions.flatMap((action, position) =>
    returns(now, action.month, action.day).map((publishedAt, edition) => {
      const year = new Date(publishedAt).getUTCFullYear()
      return {
        slug: `${action.slug}-${year}`,
        category: 'actions' as const,
        publishedAt,
        actorIds: [],
        picture: topic('gift', position + edition * PICTURE_STEP + 1),
        texts: textsOnDemand((language) => actionTexts(action, year, language)),
      }
    }),
  )

const news = (now: number): readonly Kind[] =>
  features.map((feature, index) => ({
    slug: feature.slug,
    category: 'news' as const,
    publishedAt: daysAgo(now, 9 + index * FEATURE_STEP),
    actorIds: [],
    picture: topic(at(NEWS_TOPICS, index), index * 4 + 3),
    texts: textsOnDemand((language) => featureTexts(feature, language)),
  }))

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-')

function interviews({ actors, now }: Pick<World, 'actors' | 'now'>): readonly Kind[] {
  if (actors.length === 0) return []
  return Array.from({ length: INTERVIEWS }, (_, index) => {
    const theme = at(themes, index)
    const actor = at(actors, index * 11)
    const turn = Math.floor(index / themes.length)
    return {
      slug: `${theme.slug}-${turn + 1}-${slugOf(actor.name)}`,
      category: 'interviews' as const,
      publishedAt: daysAgo(now, 4 + index * INTERVIEW_STEP),
      actorIds: [actor.id],
      picture: { family: actor.family, variant: 'l1' as const },
      texts: textsOnDemand((language) => interviewPostTexts(theme, actor, turn, language)),
    }
  })
}

/**
 * Returns the magazine of a world: four years of posts, the newest first. A post about a new
 * feature of the platform leads it.
 */
export function generatePosts(world: Pick<World, 'actors' | 'now'>): readonly PostRecord[] {
  const { now } = world
  const kinds = [...interviews(world), ...news(now), ...yearlyActions(now), ...yearlyEvents(now)]
  return kinds
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
    .map((kind, index) => ({
      ...kind,
      pinned: kind.slug === features[0]?.slug,
      author: at(authors, index),
    }))
}

export const storiesSeed = seedOf(blogPosts, 'newest', generatePosts)
