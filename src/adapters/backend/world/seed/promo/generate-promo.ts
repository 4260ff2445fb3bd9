import { jumbotronSlides, type SlideRecord } from '@/adapters/backend/promo/promo-records'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { topicFamily } from '@/domain/pictures/artwork'
import promo from '@/adapters/backend/world/data/promo.json' with { type: 'json' }
import { inAllLanguages } from '@/adapters/backend/world/texts/in-language'

const PAGES = {
  homepage: ['camShows', 'albums', 'blog'],
  videoStation: ['videoStars', 'albums'],
} as const

/** The picture of each slide: a figure of the kind that its page is about. */
const FAMILIES = {
  camShows: topicFamily('event', 7),
  albums: topicFamily('category', 11),
  blog: topicFamily('article', 23),
  videoStars: topicFamily('programme', 19),
} as const

/** The jumbotrons of the sample world. */
export const generateSlides = (): readonly SlideRecord[] =>
  (['homepage', 'videoStation'] as const).flatMap((type) =>
    PAGES[type].map((route, index) => ({
      id: `${type}-${route}`,
      type,
      position: index + 1,
      route,
      picture: { family: FAMILIES[route], variant: 'l0' } as const,
      texts: inAllLanguages(promo.slides[route]),
    })),
  )

export const slidesSeed = seedOf(jumbotronSlides, 'inOrder', generateSlides)
