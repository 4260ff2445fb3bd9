import { Bookmark, ThumbsDown, ThumbsUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { DISLIKE_RATING, LIKE_RATING, type GuestRating, type Likes } from '@/domain/media/rating'
import { cx } from '@/ui/kit/class-names'
import { useTexts } from '@/ui/texts/use-texts'
import css from './opinion-bar.module.css'

/** Like, dislike and pin, each with its subject in its name. */
export const OpinionBar = observer(function OpinionBar({
  name,
  likes,
  isFavorite,
  onRate,
  onPin,
  compact = false,
  children,
}: {
  /** The rated item, for the names of the buttons. */
  readonly name: string
  readonly likes: Likes
  readonly isFavorite: boolean
  readonly onRate: (rating: GuestRating) => void
  readonly onPin: () => void
  /** Without words and counts of dislikes: over a picture. */
  readonly compact?: boolean
  readonly children?: ReactNode
}) {
  const texts = useTexts()
  const { guestRatingLikes, guestRatingDislikes, isLiked, isDisliked } = likes
  return (
    <div
      className={cx(css['bar'], compact && css['compact'])}
      role="group"
      aria-label={texts.t('albums.opinions.label', { name })}
    >
      <button
        type="button"
        className={css['button']}
        aria-pressed={isLiked}
        aria-label={texts.t('albums.opinions.like', { name, count: guestRatingLikes })}
        onClick={() => onRate(LIKE_RATING)}
      >
        <ThumbsUp fill={isLiked ? 'currentColor' : 'none'} aria-hidden="true" />
        <span className="num">{texts.number(guestRatingLikes)}</span>
      </button>
      <button
        type="button"
        className={css['button']}
        aria-pressed={isDisliked}
        aria-label={texts.t('albums.opinions.dislike', { name, count: guestRatingDislikes })}
        onClick={() => onRate(DISLIKE_RATING)}
      >
        <ThumbsDown fill={isDisliked ? 'currentColor' : 'none'} aria-hidden="true" />
        {compact ? null : <span className="num">{texts.number(guestRatingDislikes)}</span>}
      </button>
      <button
        type="button"
        className={css['button']}
        aria-pressed={isFavorite}
        aria-label={texts.t('albums.opinions.pin', { name })}
        onClick={onPin}
      >
        <Bookmark fill={isFavorite ? 'currentColor' : 'none'} aria-hidden="true" />
        {compact ? null : <span>{texts.t(isFavorite ? 'albums.opinions.pinned' : 'albums.opinions.pinShort')}</span>}
      </button>
      {children}
    </div>
  )
})
