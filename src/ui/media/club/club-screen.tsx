import { BadgePercent, CalendarCheck, Clapperboard, Crown, Eye, Gift, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { nameOfGift } from '@/domain/gifts/gift'
import { useViewModel } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { part } from '@/ui/kit/part'
import { VideoRow } from '@/ui/media/list/video-row'
import { CompareLink } from '@/ui/payments/plan-terms'
import { useMembership } from '@/ui/payments/use-membership'
import { VipButton, VipTerms, type Membership } from '@/ui/payments/vip-offer'
import { useTexts } from '@/ui/texts/use-texts'
import css from './club.module.css'
import { ClubViewModel } from './club-view-model'

const ValueHistory = part(async () => (await import('@/ui/media/vip30/value-history-screen')).ValueHistory)

const QUESTIONS = ['ends', 'again', 'cancel', 'coins'] as const

/** The VIP club: what it costs, what it brings, and when it ends [NAV-045][NAV-103]. */
export const Screen = observer(function ClubScreen() {
  const texts = useTexts()
  const membership = useMembership()
  const club = useViewModel(ClubViewModel)
  return (
    <article className={css['page']}>
      <PageTitle title={texts.t('media.club.title')} description={texts.t('media.club.lead')} />
      <Hero membership={membership} />
      <Brings club={club} />
      <VideoRow name="vipVideos" list={club.videos} />
      <ValueHistory fallback={<div className={css['history']} />} />
      <section className={css['questions']} aria-labelledby="club-questions">
        <h2 id="club-questions">{texts.t('media.club.questions')}</h2>
        {QUESTIONS.map((name) => (
          <details key={name}>
            <summary>{texts.t(`media.club.${name}.question`)}</summary>
            <p>{texts.t(`media.club.${name}.answer`)}</p>
          </details>
        ))}
        <p className={css['note']}>
          <CompareLink />
        </p>
      </section>
    </article>
  )
})

const Hero = observer(function Hero({ membership }: { readonly membership: Membership }) {
  const texts = useTexts()
  const href = useHref()
  const isMember = membership.guest.guest?.isVip === true
  return (
    <header className={css['hero']}>
      <Crown aria-hidden="true" />
      <h1>{texts.t('media.club.title')}</h1>
      <p>{texts.t(isMember ? 'media.club.member' : 'media.club.lead')}</p>
      <div className={css['join']}>
        {isMember ? (
          <>
            <ButtonLink kind="gold" size="l" href={href('vipVideos', {})}>
              {texts.t('account.club.videos')}
            </ButtonLink>
            <p className={css['note']}>
              <Link data-text href={href('memberProfile', {})}>
                {texts.t('media.club.manage')}
              </Link>
            </p>
          </>
        ) : (
          <>
            <VipButton of={membership} size="l" />
            <p className={css['note']}>
              <VipTerms of={membership} />
            </p>
          </>
        )}
      </div>
    </header>
  )
})

/** What members get, in numbers of what there is now. */
export const Brings = observer(function Brings({
  club,
}: {
  readonly club: Pick<ClubViewModel, 'videos' | 'gifts' | 'singly'>
}) {
  const texts = useTexts()
  const total = club.videos.total ?? 0
  const shown = club.videos.items.length
  const gifts = club.gifts.value ?? []
  return (
    <section aria-labelledby="club-brings">
      <h2 id="club-brings" className={css['heading']}>
        {texts.t('media.club.brings')}
      </h2>
      <ul role="list" className={css['brings']}>
        <Point icon={Clapperboard} title={texts.t('media.club.videos.title')}>
          {total === 0
            ? texts.t('media.club.videos.text')
            : texts.t('media.club.videos.counted', {
                total: texts.number(total),
                count: shown,
                coins: texts.number(club.singly),
              })}
        </Point>
        <Point icon={Eye} title={texts.t('media.club.previews.title')}>
          {texts.t('media.club.previews.text')}
        </Point>
        <Point icon={Gift} title={texts.t('media.club.gifts.title')}>
          {gifts.length === 0
            ? texts.t('media.club.gifts.text')
            : texts.t('media.club.gifts.named', {
                names: gifts.map((gift) => nameOfGift(gift, texts.language)).join(', '),
              })}
        </Point>
        <Point icon={BadgePercent} title={texts.t('media.club.codes.title')}>
          {texts.t('media.club.codes.text')}
        </Point>
        <Point icon={CalendarCheck} title={texts.t('media.club.end.title')}>
          {texts.t('media.club.end.text')}
        </Point>
      </ul>
    </section>
  )
})

const Point = ({
  icon: Icon,
  title,
  children,
}: {
  readonly icon: LucideIcon
  readonly title: string
  readonly children: ReactNode
}) => (
  <li>
    <Icon aria-hidden="true" />
    <h3>{title}</h3>
    <p>{children}</p>
  </li>
)
