import { Check, Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ContestEntry } from '@/domain/contests/contest'
import { asId, type VideoId } from '@/domain/ids'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Badge } from '@/ui/kit/feedback/badge'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import css from './entry-tile.module.css'
import type { VotingViewModel } from './voting-view-model'

/** The part of the page's voting that an entry uses. */
export type EntryVotes = Pick<VotingViewModel, 'open' | 'busy' | 'hasVoted' | 'press'>

/** Returns the address of an entry: the video, or the album with the picture. */
export function useEntryHref(): (entry: ContestEntry) => string {
  const href = useHref()
  return ({ albumId, mediaId, actor }) =>
    albumId === null
      ? href('video', { videoId: asId<VideoId>(mediaId) })
      : href('actorAlbum', { actorName: actor.name, albumId })
}

/** An entry of a contest: its picture, place and votes, and the button to vote. */
export const EntryTile = observer(function EntryTile({
  entry,
  votes,
  eager = false,
}: {
  readonly entry: ContestEntry
  readonly votes: EntryVotes
  readonly eager?: boolean
}) {
  const texts = useTexts()
  const hrefOf = useEntryHref()
  const { mediaId, title, cover, actor, place } = entry
  const isVoted = votes.hasVoted(mediaId)
  return (
    <article
      className={css['tile']}
      aria-label={texts.t('contests.entry', { title, name: actor.name })}
      data-voted={isVoted || undefined}
    >
      <div className={css['picture']}>
        <Picture
          source={pictureOf(cover)}
          alt=""
          shape="landscape"
          sizes="(min-width: 768px) 300px, 94vw"
          eager={eager}
        />
        {entry.votes === 0 ? null : (
          <div className={css['place']}>
            <Badge tone={place <= 3 ? 'veil-gold' : 'veil'}>
              <span className="num">{texts.t('contests.place', { place })}</span>
            </Badge>
          </div>
        )}
      </div>
      <div className={css['words']}>
        <h3>
          <Link className={css['link']} href={hrefOf(entry)}>
            {title}
          </Link>
        </h3>
        <p>{actor.name}</p>
      </div>
      <div className={css['vote']}>
        <span className="num">{texts.t('contests.votes', { count: entry.votes })}</span>
        {votes.open === null ? null : (
          <Button
            size="s"
            kind={isVoted ? 'gold' : 'glass'}
            icon={isVoted ? <Check /> : <Heart />}
            loading={votes.busy === mediaId}
            aria-label={texts.t(isVoted ? 'contests.votedFor' : 'contests.voteFor', { name: actor.name, title })}
            onClick={() => void votes.press(entry)}
          >
            {texts.t(isVoted ? 'contests.given' : 'contests.vote')}
          </Button>
        )}
      </div>
    </article>
  )
})
