import { Heart, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { lengthText } from '@/domain/media/length'
import type { Reaction } from '@/domain/reactions/reaction'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Picture } from '@/ui/kit/media/picture'
import { Player } from '@/ui/kit/media/player'
import { useTexts } from '@/ui/texts/use-texts'
import css from './reactions.module.css'
import type { ReactionsViewModel } from './reactions-view-model'

/** A reaction: a picture until pressed, so that pages play nothing by themselves. */
export const ReactionCard = observer(function ReactionCard({
  reaction,
  reactions,
}: {
  readonly reaction: Reaction
  readonly reactions: Pick<ReactionsViewModel, 'playing' | 'play' | 'stop' | 'like'>
}) {
  const texts = useTexts()
  const href = useHref()
  const { id, actor, mood, poster, seconds, likes, liked } = reaction
  const { playing } = reactions
  const title = texts.t(`reactions.mood.${mood}`, { name: actor.name })
  return (
    <article className={css['card']} aria-label={title}>
      <div className={css['picture']}>
        {playing?.id === id ? (
          <Player
            src={String(playing.playlistUrl)}
            title={title}
            language={texts.language}
            poster={pictureOf(poster)}
            autoPlay
            takesFocus
            labels={{
              failed: texts.t('reactions.unavailable'),
              failedHint: texts.t('reactions.hint'),
              retry: texts.t('shell.states.retry'),
            }}
            onEnded={() => reactions.stop()}
          />
        ) : (
          <button
            type="button"
            aria-label={texts.t('reactions.play', { title, length: lengthText(seconds) })}
            onClick={() => void reactions.play(reaction)}
          >
            <Picture source={pictureOf(poster)} alt="" shape="landscape" sizes="240px" />
            <span className={css['disc']} aria-hidden="true">
              <Play />
            </span>
          </button>
        )}
      </div>
      <div className={css['line']}>
        <h3>
          <Link href={href('actor', { actorName: actor.name })}>{title}</Link>
        </h3>
        <Button
          size="s"
          className={css['like'] ?? ''}
          aria-pressed={liked}
          aria-label={texts.t('reactions.like', { name: actor.name, count: likes })}
          icon={<Heart fill={liked ? 'currentColor' : 'none'} />}
          onClick={() => void reactions.like(reaction)}
        >
          <span className="num">{texts.number(likes)}</span>
        </Button>
      </div>
    </article>
  )
})
