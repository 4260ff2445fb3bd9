import type { Reason } from '@/domain/recommendations/reason'
import type { Texts } from '@/ui/texts/texts'

/** Why a video is recommended, as a line on its tile. */
export function reasonText({ code, actorName, moods }: Reason, texts: Texts): string {
  const [name, mood] = [actorName ?? '', moods.join(', ')]
  switch (code) {
    case 'newFromFavorite':
      return texts.t('media.why.newFromFavorite', { name })
    case 'favorite':
      return texts.t('media.why.favorite', { name })
    case 'watchedActor':
      return texts.t('media.why.watchedActor', { name })
    case 'watchedMood':
      return texts.t('media.why.watchedMood', { mood })
    case 'sameMood':
      return texts.t('media.why.sameMood', { mood })
    case 'popular':
      return texts.t('media.why.popular')
    case 'sameActor':
      return texts.t('media.why.sameActor', { name })
  }
}
