import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { countsOthers, maySpeak, namesGuest, type RoomLine } from '@/domain/chat/room-line'
import type { Quote } from '@/domain/chat/quote'
import type { Message } from '@/domain/messenger/message'
import { part } from '@/ui/kit/part'
import { useMedia } from '@/ui/kit/use-media'
import { Composer } from '@/ui/messenger/composer'
import { MessageList } from '@/ui/messenger/message-list'
import { useTexts } from '@/ui/texts/use-texts'
import { requiresRules } from '@/domain/chat/room-rules'
import { retainFocus, useRetainedFocus } from '@/ui/base/return-focus'
import { ControlButton, ControlRun } from '@/ui/chat/controls/control-panel'
import control from '@/ui/chat/controls/control-panel.module.css'
import type { ControlsViewModel } from '@/ui/chat/controls/controls-view-model'
import { Openers } from '@/ui/chat/lines/openers'
import { QuotedLine, ReplyStrip } from '@/ui/chat/lines/quoted-line'
import type { RepliesViewModel } from '@/ui/chat/lines/replies-view-model'
import { RoomEmoji } from '@/ui/chat/lines/room-emoji'
import { RoomLineRow } from '@/ui/chat/lines/room-line-row'
import type { RoomLinesViewModel } from '@/ui/chat/lines/room-lines-view-model'
import { RoomRulesCard } from '@/ui/chat/lines/room-rules'
import type { RoomRulesViewModel } from '@/ui/chat/lines/room-rules-view-model'
import css from './room-side.module.css'
import { RoomTools } from '@/ui/chat/lines/room-tools'
import type { RoomViewModel } from '@/ui/chat/visit/room-view-model'
import type { ShowCourseViewModel } from './show-course-view-model'
import { TipStrip } from '@/ui/chat/tips/tip-strip'
import type { TipsViewModel } from '@/ui/chat/tips/tips-view-model'

const ShowCourse = part(async () => (await import('./show-course')).ShowCourse)

const AboutPanel = part(async () => (await import('@/ui/profile/about-panel')).AboutPanel)

/** The messages beside the picture, and the profile. In the lobby, a phone shows only the lobby. */
export const RoomSide = observer(function RoomSide({
  room,
  lines,
  tips,
  controls,
  rules,
  show,
  replies,
  isQuiet,
  onGo,
  isOnline,
}: {
  readonly room: RoomViewModel
  readonly lines: RoomLinesViewModel
  readonly tips: TipsViewModel
  readonly controls: ControlsViewModel
  readonly rules: RoomRulesViewModel
  readonly show: Pick<ShowCourseViewModel, 'course'>
  readonly replies: RepliesViewModel
  readonly isQuiet: boolean
  /** Goes to the line of a quote. */
  readonly onGo: (quote: Quote) => void
  readonly isOnline: boolean
}) {
  const texts = useTexts()
  const [tab, setTab] = useState<'chat' | 'about'>('chat')
  const { actor, chat, conversation, phase } = room
  const name = actor?.name ?? ''
  const isNarrow = useMedia('(max-width: 1022px)')
  const { draft, messages } = conversation
  // First words are offered until there are some.
  const [hasWritten, setWritten] = useState(false)
  if (!hasWritten && draft.text !== '') setWritten(true)
  const isBegun =
    hasWritten || messages.some(({ sender, at }) => sender === 'guest' && chat !== null && at >= chat.startedAt)
  const isAmongOthers = chat !== null && countsOthers(chat.mode)
  const mustAccept = chat !== null && requiresRules(chat.mode) && rules.areNew
  // On touch screens, a field that gets the focus opens a keyboard.
  useRetainedFocus(
    mustAccept ? 'rules' : 'words',
    ...(matchMedia('(pointer: fine)').matches ? ['main textarea:enabled'] : []),
    'main h1',
  )
  const mute = useCallback(
    (guestName: string) => {
      lines.mute(guestName)
      // The line goes with its menu, which had the focus.
      retainFocus('[data-unmute]')
    },
    [lines],
  )
  const mayReply = isAmongOthers && maySpeak(chat.mode) && !mustAccept
  const reply = useCallback(
    (line: RoomLine) => {
      replies.reply(line)
      // The menu gives the focus back to its line first.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('main textarea:enabled')?.focus())
    },
    [replies],
  )
  const quoted = useCallback(
    ({ quote }: Pick<Message, 'quote'>) =>
      quote === null || lines.hidesQuote(quote) ? null : (
        <QuotedLine quote={quote} actorName={name} texts={texts} onGo={onGo} />
      ),
    [lines, name, texts, onGo],
  )
  const tabs = [
    { id: 'chat', label: texts.t('chat.tab.chat') },
    { id: 'about', label: texts.t('chat.tab.about', { name }) },
  ] as const
  return (
    <aside className={css['side']} data-stage={phase} aria-label={texts.t('chat.tab.chat')}>
      <div className={css['tabs']} role="group" aria-label={texts.t('chat.tabs')}>
        {tabs.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={tab === id} onClick={() => setTab(id)}>
            {label}
          </button>
        ))}
      </div>
      {tab === 'about' && actor !== null ? (
        <div className={css['about']}>
          <AboutPanel actor={actor} onMissing={() => setTab('chat')} />
        </div>
      ) : room.meter.isPreview ? (
        <p className={css['empty']}>{texts.t('chat.preview.side')}</p>
      ) : chat?.isVoice === true ? (
        <p className={css['empty']}>{texts.t('chat.voice.side')}</p>
      ) : conversation.channel === null ? (
        <p className={css['empty']}>{room.isLoggedIn ? '' : texts.t('chat.loginToTalk')}</p>
      ) : (
        <>
          {show.course === null ? null : <ShowCourse course={show.course} />}
          {isAmongOthers ? <RoomTools lines={lines} rules={rules} onlookers={chat.onlookers} actorName={name} /> : null}
          {chat === null ? null : (
            <TipStrip
              tips={tips}
              actorName={name}
              mayGive={maySpeak(chat.mode)}
              isNamed={namesGuest(chat.mode)}
              isQuiet={isQuiet}
              beside={controls.controls.length === 0 ? null : <ControlButton controls={controls} actorName={name} />}
            />
          )}
          {controls.running === null ? null : (
            <div className={control['row']}>
              <ControlRun controls={controls} />
            </div>
          )}
          <MessageList
            conversation={conversation}
            isOnline={isOnline}
            isReadOut={!isAmongOthers}
            before={quoted}
            isInviting={!mustAccept && (chat === null || maySpeak(chat.mode))}
            asides={lines.lines.map((line) => ({
              id: line.id,
              at: line.at,
              content: (
                <RoomLineRow
                  line={line}
                  actorName={name}
                  texts={texts}
                  onMute={mute}
                  onReply={mayReply ? reply : null}
                  hidesQuote={line.quote !== null && lines.hidesQuote(line.quote)}
                  onGo={onGo}
                />
              ),
            }))}
          />
          {mustAccept ? (
            <RoomRulesCard rules={rules} actorName={name} />
          ) : chat === null || maySpeak(chat.mode) ? (
            // Phones and quiet rooms have space for the text only: gifts open at a press.
            <Composer
              conversation={conversation}
              giftsOpen={!isQuiet && !isNarrow}
              above={
                <>
                  {mayReply ? <ReplyStrip replies={replies} actorName={name} /> : null}
                  {chat === null || actor === null || isBegun ? null : <Openers draft={draft} actor={actor} />}
                </>
              }
              tools={<RoomEmoji draft={draft} />}
            />
          ) : (
            <p className={css['watching']}>{texts.t('chat.room.watching')}</p>
          )}
        </>
      )}
    </aside>
  )
})
