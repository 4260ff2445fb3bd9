import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { clashShares, clashWinner, type Clash, type ClashRound } from '@/domain/clash/clash'
import type { ActorId } from '@/domain/ids'
import { WIDEST_AVATAR } from '@/domain/pictures/artwork'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { FeatureFeedback } from '@/ui/feedback/feature-feedback-screen'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import css from './clash.module.css'
import { ClashViewModel } from './clash-view-model'

/** The clash of cams: two live actors, a countdown, votes, and the last winner (OTH-019). */
export const ClashOfCams = observer(function ClashOfCams() {
  const texts = useTexts()
  const href = useHref()
  const model = useViewModel(ClashViewModel)
  const { clash } = model
  if (clash.value === undefined && clash.error !== null) return <LoadError of={clash} />
  if (clash.value === undefined) return <Skeleton shape="block" height="248px" />
  if (clash.value === null)
    return (
      <EmptyState
        title={texts.t('clash.none')}
        text={texts.t('clash.noneText')}
        action={
          <ButtonLink kind="primary" href={href('cams', {})}>
            {texts.t('home.live.all')}
          </ButtonLink>
        }
      />
    )
  return <ClashPanel clash={clash.value} left={model.left} isVoting={model.isVoting} onVote={(id) => model.vote(id)} />
})

/** The module with its content. */
export const ClashPanel = observer(function ClashPanel({
  clash: { round, vote, last },
  left,
  isVoting,
  onVote,
}: {
  readonly clash: Clash
  /** Whole seconds. */
  readonly left: number
  readonly isVoting: boolean
  readonly onVote: (actorId: ActorId) => Promise<void>
}) {
  const texts = useTexts()
  const href = useHref()
  const shares = clashShares(round.sides)
  const hasVotes = round.sides.some(({ votes }) => votes > 0)
  const chosen = round.sides.find(({ actor }) => actor.id === vote)
  return (
    <>
      <section className={css['clash']} aria-labelledby="clash-of-cams">
        <header>
          <h2 id="clash-of-cams">{texts.t('clash.running')}</h2>
          <span aria-hidden="true">{texts.t('clash.left')}</span>
          <p className="num" role="timer" aria-label={texts.t('clash.left')}>
            {clockOf(left)}
          </p>
        </header>
        <p className={css['lead']}>
          {chosen === undefined ? texts.t('clash.lead') : texts.t('clash.voted', { name: chosen.actor.name })}
        </p>
        <div className={css['sides']}>
          {round.sides.map(({ actor, votes }, at) => (
            <article
              key={actor.id}
              aria-label={actor.name}
              className={css['side']}
              data-chosen={vote === actor.id || undefined}
            >
              <Link href={href('actor', { actorName: actor.name })}>
                <span className={css['picture']}>
                  <Picture
                    source={{ ...pictureOf(actor.avatar), widths: [140, WIDEST_AVATAR] }}
                    alt=""
                    shape="fill"
                    sizes="(min-width: 768px) 340px, 44vw"
                  />
                </span>
                <span className={css['name']}>{actor.name}</span>
              </Link>
              <span className={css['state']}>
                <LiveDot state={actor.isOnline ? 'live' : 'away'} />
                {texts.t(actor.isOnline ? 'shell.live' : 'actors.status.away')}
                <span className={css['dot']} aria-hidden="true">
                  ·
                </span>
                <span className="num">{texts.t('clash.votes', { count: votes })}</span>
              </span>
              {vote === actor.id ? (
                <p className={css['own']}>
                  <Check aria-hidden="true" />
                  {texts.t('clash.own')}
                </p>
              ) : (
                <Button
                  kind="ink"
                  disabled={vote !== null || isVoting}
                  aria-label={texts.t('clash.voteFor', { name: actor.name })}
                  onClick={() => void onVote(actor.id)}
                >
                  {texts.t('clash.vote')}
                </Button>
              )}
              <span className="visually-hidden">{texts.t('clash.share', { share: shares[at] ?? 0 })}</span>
            </article>
          ))}
        </div>
        {hasVotes ? (
          <div className={css['balance']} aria-hidden="true">
            {shares.map((share, at) => (
              <span key={at === 0 ? 'first' : 'second'} className="num" style={{ flexGrow: share }}>
                {texts.t('clash.percent', { share })}
              </span>
            ))}
          </div>
        ) : (
          <p className={css['first']}>{texts.t('clash.first')}</p>
        )}
        {chosen === undefined ? null : (
          <ButtonLink
            kind="glass"
            className={css['visit'] ?? ''}
            href={href('actor', { actorName: chosen.actor.name })}
          >
            {texts.t('clash.visit', { name: chosen.actor.name })}
          </ButtonLink>
        )}
        {last === null ? null : <LastRound round={last} />}
      </section>
      <FeatureFeedback feature="clash" />
    </>
  )
})

/** The result of the last round. */
const LastRound = observer(function LastRound({ round: { sides } }: { readonly round: ClashRound }) {
  const texts = useTexts()
  const winner = sides.find(({ actor }) => actor.id === clashWinner(sides))
  return (
    <p className={css['last']} role="status">
      {winner === undefined
        ? texts.t('clash.draw')
        : texts.t('clash.won', { name: winner.actor.name, count: winner.votes })}
    </p>
  )
})

/** Minutes and seconds. */
const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
