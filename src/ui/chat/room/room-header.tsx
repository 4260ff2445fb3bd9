import { ArrowLeft, Eye, Flag } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLocation, useNavigate } from 'react-router'
import type { RunningChat } from '@/application/chat/chat-gateway'
import { lengthText } from '@/domain/media/length'
import { isExclusive } from '@/domain/chat/company'
import type { ReactNode } from 'react'
import { statusOf } from '@/ui/actors/actor-tile'
import type { ActorServices } from '@/ui/actors/actor-services'
import { Badge } from '@/ui/kit/feedback/badge'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { useHref } from '@/ui/base/use-href'
import { reportQuery } from '@/ui/support/contact-draft'
import { useTexts } from '@/ui/texts/use-texts'
import type { Texts } from '@/ui/texts/texts'
import css from './room-header.module.css'
import type { RoomViewModel } from '@/ui/chat/visit/room-view-model'

/** Returns the price of a minute, and until when it is free; the ticket pays for a show. */
function priceText(
  { mode, pricePerMinute }: Pick<RunningChat, 'mode' | 'pricePerMinute'>,
  freeSeconds: number,
  texts: Texts,
): string {
  if (mode === 'ticket') return texts.t('chat.withTicket')
  if (pricePerMinute === 0) return texts.t('shell.free')
  const price = texts.t('shell.perMinute', { price: texts.t('shell.coins', { count: pricePerMinute }) })
  return freeSeconds === 0 ? price : texts.t('chat.freeThen', { time: lengthText(freeSeconds), price })
}

/** Shows the actor, the kind of chat, its price, and the way back; on small screens the end too. */
export const RoomHeader = observer(function RoomHeader({
  room,
  live,
  end = null,
}: {
  readonly room: RoomViewModel
  readonly live: ActorServices['live']
  readonly end?: ReactNode
}) {
  const texts = useTexts()
  const href = useHref()
  const navigate = useNavigate()
  const { key } = useLocation()
  const { actor, chat } = room
  if (actor === null) return <header className={css['header']} />
  const status = statusOf(live.stateOf(actor), texts)
  const goBack = () => {
    // Opened by its address there is nothing to go back to but the profile.
    if (key === 'default') void navigate(href('actor', { actorName: actor.name }))
    else void navigate(-1)
  }
  return (
    <header className={css['header']} data-live={chat !== null || undefined}>
      <IconButton kind="veil" label={texts.t('chat.back')} onClick={goBack}>
        <ArrowLeft />
      </IconButton>
      <div className={css['who']}>
        <h1>{actor.name}</h1>
        <div className={css['lines']}>
          <p>
            <LiveDot state={chat === null ? status.state : 'live'} />
            {chat === null
              ? status.text
              : `${texts.t(chat.isVoice ? 'chat.voice.mode' : `chat.mode.${chat.mode}`)} · ${priceText(chat, room.meter.freeSecondsLeft, texts)}`}
          </p>
          {chat !== null && isExclusive(chat.mode) ? (
            <p className={css['onlookers']} role="status" data-watched={chat.onlookers > 0 || undefined}>
              <Eye aria-hidden="true" />
              {chat.onlookers === 0 ? texts.t('chat.alone') : texts.t('chat.onlookers', { count: chat.onlookers })}
            </p>
          ) : null}
        </div>
      </div>
      <Link
        className={css['report']}
        target="_blank"
        rel="noopener"
        href={href('contact', {}, reportQuery({ kind: 'chat', id: actor.id, name: actor.name }))}
      >
        <Flag aria-hidden="true" />
        <span>{texts.t('support.report')}</span>
      </Link>
      {actor.features.hd && chat?.isVoice === false ? (
        <span className={css['mark']}>
          <Badge tone="veil">{texts.t('chat.hd')}</Badge>
        </span>
      ) : null}
      {end}
    </header>
  )
})
