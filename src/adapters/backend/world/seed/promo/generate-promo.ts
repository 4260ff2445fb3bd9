import { jumbotronSlides, type SlideRecord } from '@/adapters/backend/promo/promo-records'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { slideTexts } from '@/adapters/backend/world/texts/promo/slide-texts'

const PAGES = {
  homepage: ['camShows', 'albums', 'blog'],
  videoStation: ['videoStars', 'albums'],
} as const

/** The jumbotrons of the sample world. */
export const generateSlides = (): readonly SlideRecord[] =>
  (['homepage', 'videoStation'] as const).flatMap((type) =>
    PAGES[type].map((route, index) => ({
      id: `${type}-${route}`,
      type,
      position: index + 1,
      route,
      picture: { family: 5_100 + index + (type === 'homepage' ? 0 : 10), variant: 'l0' } as const,
      texts: slideTexts[route],
    })),
  )

export const slidesSeed = seedOf(jumbotronSlides, 'inOrder', generateSlides)
