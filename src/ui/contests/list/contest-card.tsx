import { Clock3, Images, Trophy } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Contest } from '@/domain/contests/contest'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { Badge } from '@/ui/kit/feedback/badge'
import { Picture } from '@/ui/kit/media/picture'
import { whenText } from '@/ui/contests/when-text'
import { useTexts } from '@/ui/texts/use-texts'
import css from './contest-card.module.css'

/** A contest in a list: its topic, its period, and its leader or winner. */
export const ContestCard = observer(function ContestCard({
  contest,
  heading: Heading = 'h3',
  eager = false,
  isAlone = false,
}: {
  readonly contest: Contest
  readonly heading?: 'h2' | 'h3'
  readonly eager?: boolean
  /** Whether it has the whole line of a list: its picture is then beside its words. */
  readonly isAlone?: boolean
}) {
  const texts = useTexts()
  const href = useHref()
  const { id, title, claim, cover, phase, entries, votes, leaders } = contest
  return (
    <article className={css['card']} aria-label={title} data-phase={phase} data-alone={isAlone || undefined}>
      <div className={css['picture']}>
        <Picture source={pictureOf(cover)} alt="" shape="fill" sizes="(min-width: 992px) 560px, 94vw" eager={eager} />
        <div className={css['marks']}>
          <Badge tone={phase === 'voting' ? 'veil-gold' : 'veil'}>{texts.t(`contests.phase.${phase}`)}</Badge>
        </div>
      </div>
      <div className={css['words']}>
        <Heading className={css['title']}>
          <Link className={css['link']} href={href('contest', { contestId: id })}>
            {title}
          </Link>
        </Heading>
        <p className={css['claim']}>{claim}</p>
        <ul role="list" className={css['facts']}>
          <li>
            <Clock3 aria-hidden="true" />
            {whenText(contest, texts)}
          </li>
          <li>
            <Images aria-hidden="true" />
            <span className="num">{texts.t('contests.entries', { count: entries })}</span>
          </li>
          {phase === 'announced' ? null : (
            <li>
              <Trophy aria-hidden="true" />
              <span className="num">{texts.t('contests.votes', { count: votes })}</span>
            </li>
          )}
        </ul>
        {leaders.length === 0 ? null : (
          <ol className={css['leaders']} aria-label={texts.t(`contests.leaders.${phase}`)}>
            {leaders.map(({ mediaId, cover: of, place, actor }) => (
              <li key={mediaId}>
                <span className={css['small']}>
                  <Picture source={pictureOf(of)} alt="" shape="fill" sizes="60px" />
                </span>
                <span className={css['leader']}>
                  <strong className="num">{texts.t('contests.place', { place })}</strong> {actor.name}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  )
})
