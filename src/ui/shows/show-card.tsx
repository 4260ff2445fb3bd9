import { CalendarPlus, Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { mayReturn, minutesLeft, phaseOf, type CamShow } from '@/domain/shows/show'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useRetainedFocus } from '@/ui/base/return-focus'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Badge } from '@/ui/kit/feedback/badge'
import { TextField } from '@/ui/kit/forms/text-field'
import { Picture } from '@/ui/kit/media/picture'
import { saveFile } from '@/ui/kit/save-file'
import { vxc } from '@/domain/money/money'
import { PayButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import { useTexts } from '@/ui/texts/use-texts'
import css from './show-card.module.css'
import { countdownText, whenText } from './show-times'
import type { TicketViewModel } from './ticket-view-model'

/** Services that a card gets from its page. */
export interface ShowCardServices {
  readonly tickets: Pick<
    TicketViewModel,
    'isBusy' | 'isReady' | 'hasVoucher' | 'buy' | 'giveBack' | 'codeOf' | 'setCode'
  >
  readonly isLoggedIn: boolean
  /** Epoch ms. */
  readonly now: number
}

/** A show: subject, time, actor and price; its ticket is bought, used and returned here. */
export const ShowCard = observer(function ShowCard({
  show,
  services,
  heading: Heading = 'h3',
  aside,
}: {
  readonly show: CamShow
  readonly services: ShowCardServices
  readonly heading?: 'h3' | 'h4'
  /** A further link beside the ticket. */
  readonly aside?: ReactNode
}) {
  const texts = useTexts()
  const href = useHref()
  const { now } = services
  const isRunning = phaseOf(show, now) === 'running'
  const [portrait] = show.sedcards
  return (
    <article
      className={css['card']}
      aria-label={`${show.title.value}, ${show.actorName}, ${whenText(show, now, texts)}`}
      data-running={isRunning || undefined}
      data-show={show.id}
    >
      <div className={css['picture']}>
        <Picture
          source={pictureOf(portrait ?? show.avatar)}
          alt=""
          shape="fill"
          sizes="(min-width: 560px) 180px, 116px"
        />
      </div>
      <div className={css['words']}>
        <p className={css['badges']}>
          {isRunning ? <Badge tone="ember">{texts.t('shows.running')}</Badge> : null}
          {show.isFeatured || show.isAutoFeatured ? <Badge tone="gold">{texts.t('shows.featured')}</Badge> : null}
          {show.isInternal ? <Badge>{texts.t('shows.house')}</Badge> : null}
          <span>{show.name}</span>
        </p>
        <Heading className={css['title']}>{show.title.value}</Heading>
        <p className={css['by']}>
          <Link href={href('actor', { actorName: show.actorName })}>
            {texts.t('shows.with', { name: show.actorName })}
          </Link>
        </p>
        <p className={css['when']}>
          <time dateTime={new Date(show.start).toISOString()}>{whenText(show, now, texts)}</time>
          <span className="num">{countdownText(show, now, texts)}</span>
        </p>
      </div>
      <p className={css['about']} lang={show.description.language}>
        {show.description.value}
      </p>
      <div className={css['ticket']}>
        {show.isBought ? (
          <Held show={show} services={services} />
        ) : show.canBuy ? (
          <Offer show={show} services={services} />
        ) : (
          <p className={css['note']}>{texts.t('shows.cannot')}</p>
        )}
        {phaseOf(show, now) === 'upcoming' ? (
          <Button wide kind="ghost" icon={<CalendarPlus />} onClick={() => void saveDate(show, href, now)}>
            {texts.t('shows.calendar')}
          </Button>
        ) : null}
        {aside}
      </div>
    </article>
  )
})

/** Saves a show's date as a calendar file; the code is loaded at the press. */
async function saveDate(show: CamShow, href: ReturnType<typeof useHref>, now: number): Promise<void> {
  const { eventFile } = await import('@/domain/actors/calendar')
  const url = `${location.origin}${href('actorChat', { actorName: show.actorName }, { mode: 'ticket' })}`
  const file = eventFile({ title: show.title.value, url, uid: `vesper-${show.id}` }, show, now)
  saveFile(`${show.title.value}.ics`, 'text/calendar', file)
}

interface Part {
  readonly show: CamShow
  readonly services: ShowCardServices
}

const Offer = observer(function Offer({ show, services: { tickets, isLoggedIn, now } }: Part) {
  const texts = useTexts()
  const hasVoucher = tickets.hasVoucher(show, now)
  const fields = `[data-show='${show.id}'] input`
  const [wantsCode, setWantsCode] = useState(false)
  const hasCode = wantsCode || tickets.codeOf(show) !== ''
  useRetainedFocus(hasCode ? 'code' : 'none', fields)
  const action = texts.t(show.isFree ? 'shows.reserve' : 'shows.buy')
  return (
    <>
      {show.isFree ? null : hasCode ? (
        <TextField
          label={texts.t('shows.code')}
          hint={texts.t('shows.codeHint')}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          value={tickets.codeOf(show)}
          onChange={(code) => {
            setWantsCode(true)
            tickets.setCode(show, code)
          }}
        />
      ) : (
        <Button wide kind="ghost" onClick={() => setWantsCode(true)}>
          {texts.t('shows.enterCode')}
        </Button>
      )}
      {phaseOf(show, now) === 'running' ? (
        <p className={css['note']} data-testid="show-late">
          {texts.t('shows.left', {
            left: minutesLeft(show, now),
            all: Math.ceil((show.end - show.start) / 60_000),
          })}
          {show.isFree ? null : ` ${texts.t('shows.late')}`}
        </p>
      ) : null}
      <PayButton
        wide
        kind={show.hasStarted ? 'primary' : 'glass'}
        loading={tickets.isBusy(show)}
        sum={{ price: hasVoucher ? vxc(0) : show.price, per: 'once' }}
        words={() => (isLoggedIn ? action : texts.t('shows.signUp', { action }))}
        onPay={(agreed) => void tickets.buy(show, agreed)}
      />
      {hasVoucher ? <p className={css['note']}>{texts.t('shows.voucher')}</p> : null}
      {tickets.isReady(show) ? <ReadyLine>{texts.t('shows.ready')}</ReadyLine> : null}
      {show.isFree || show.hasStarted ? null : <p className={css['note']}>{texts.t('shows.note')}</p>}
    </>
  )
})

const Held = observer(function Held({ show, services: { tickets, now } }: Part) {
  const texts = useTexts()
  const href = useHref()
  const isRunning = phaseOf(show, now) === 'running'
  return (
    <>
      <p className={css['held']}>
        <Check aria-hidden="true" />
        <span>
          <strong>{texts.t('shows.ticket')}</strong>
          {show.postBuyInfo === null ? null : <span lang={show.postBuyInfo.language}>{show.postBuyInfo.value}</span>}
        </span>
      </p>
      {isRunning ? (
        <ButtonLink wide kind="primary" href={href('actorChat', { actorName: show.actorName }, { mode: 'ticket' })}>
          {texts.t('shows.enter')}
        </ButtonLink>
      ) : null}
      {mayReturn(show, now) ? (
        <Button wide loading={tickets.isBusy(show)} onClick={() => void tickets.giveBack(show)}>
          {texts.t('shows.giveBack')}
        </Button>
      ) : (
        <p className={css['note']}>{texts.t('shows.noReturn')}</p>
      )}
    </>
  )
})
