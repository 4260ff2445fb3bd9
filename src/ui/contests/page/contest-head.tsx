import { CalendarClock, Heart, Images, Trophy } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Contest } from '@/domain/contests/contest'
import { votesPerContest } from '@/domain/contests/vote'
import { pictureOf } from '@/ui/artwork/picture-of'
import { whenText } from '@/ui/contests/when-text'
import { Badge } from '@/ui/kit/feedback/badge'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import css from './contest-head.module.css'

/** A contest's topic, period and prizes, and the guest's remaining votes (CON-002). */
export const ContestHead = observer(function ContestHead({
  contest,
  remaining,
}: {
  readonly contest: Contest
  readonly remaining: number
}) {
  const texts = useTexts()
  const { title, claim, description, prize, cover, phase, entries, votes } = contest
  return (
    <header className={css['head']}>
      <div className={css['picture']}>
        <Picture source={pictureOf(cover)} alt="" shape="fill" sizes="(min-width: 992px) 560px, 100vw" eager />
      </div>
      <div className={css['words']}>
        <p className={css['phase']}>
          <Badge tone={phase === 'voting' ? 'ember' : 'plain'}>{texts.t(`contests.phase.${phase}`)}</Badge>
        </p>
        <h1>{title}</h1>
        <p className={css['claim']}>{claim}</p>
        <p className={css['about']}>{description}</p>
        <ul role="list" className={css['facts']}>
          <li>
            <CalendarClock aria-hidden="true" />
            {whenText(contest, texts)}
          </li>
          <li>
            <Images aria-hidden="true" />
            <span className="num">{texts.t('contests.entries', { count: entries })}</span>
          </li>
          {phase === 'announced' ? null : (
            <li>
              <Heart aria-hidden="true" />
              <span className="num">{texts.t('contests.votes', { count: votes })}</span>
            </li>
          )}
        </ul>
        <p className={css['prize']}>
          <Trophy aria-hidden="true" />
          <span>
            <strong>{texts.t('contests.prize')}</strong> {prize}
          </span>
        </p>
        {phase === 'voting' ? (
          <p className={css['left']} role="status">
            <span className={css['dots']} aria-hidden="true">
              {Array.from({ length: votesPerContest }, (_, index) => (
                <span key={index} data-left={index < remaining || undefined} />
              ))}
            </span>
            {texts.t('contests.left', { count: remaining, all: votesPerContest })}
          </p>
        ) : null}
      </div>
    </header>
  )
})
