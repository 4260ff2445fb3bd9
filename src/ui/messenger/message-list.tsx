import { ArrowDown, RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Fragment, type ReactNode } from 'react'
import type { Message } from '@/domain/messenger/message'
import { lastDelivered } from '@/domain/messenger/read-marks'
import { Button } from '@/ui/kit/actions/button'
import { useScrolls } from '@/ui/kit/use-scrolls'
import { useTexts } from '@/ui/texts/use-texts'
import type { ConversationViewModel } from './conversation-view-model'
import { DayLine, NewLine } from './day-line'
import { toNewest, useListPosition } from './list-position'
import { entriesOf, type Aside } from './message-entries'
import css from './message-list.module.css'
import { MessageRow } from './message-row'
import { PendingRow } from './pending-row'
import { useMissed } from './use-missed'

const NONE: readonly Aside[] = []

/**
 * The messages, oldest above. Laid out from the bottom, so that older ones can be added on top
 * without moving the view, and the newest is always in sight.
 */
export const MessageList = observer(function MessageList({
  conversation,
  isOnline,
  asides = NONE,
  isReadOut = true,
  isInviting = true,
  before,
}: {
  readonly conversation: ConversationViewModel
  readonly isOnline: boolean
  /** Elements between the messages, by their time. */
  readonly asides?: readonly Aside[]
  /** Whether a screen reader reads each message as it arrives; in a busy room another part does. */
  readonly isReadOut?: boolean
  /** Whether an empty conversation asks for a first line; false if the guest cannot write. */
  readonly isInviting?: boolean
  /** Renders content above a message's text, as the line of a room that it replies to. */
  readonly before?: (message: Message) => ReactNode
}) {
  const texts = useTexts()
  const { messages, channel } = conversation
  const { pending } = conversation.draft
  const { edge, scroller, holdNewest } = useListPosition(conversation)
  const scrolls = useScrolls(scroller)
  const jump = useMissed([...messages, ...asides])
  const { found, hasNewer } = conversation.history
  const name = channel?.actorName ?? ''
  const delivered = lastDelivered(messages)
  return (
    <div className={css['place']}>
      <div
        ref={scroller}
        className={css['scroller']}
        role="log"
        aria-live={isReadOut ? undefined : 'off'}
        aria-label={texts.t('messenger.log', { name })}
        tabIndex={scrolls ? 0 : undefined}
        onScroll={({ currentTarget }) => jump.scrolled(currentTarget.scrollTop)}
      >
        {/* The scroller counts from its end; its content is in reading order. */}
        <div className={css['said']}>
          <div ref={edge} className={css['edge']}>
            {conversation.isLoading ? texts.t('shell.states.loading') : null}
            {conversation.history.isOlderRefused ? (
              <Button size="s" kind="ghost" icon={<RotateCcw />} onClick={() => void conversation.older()}>
                {texts.t('shell.states.retry')}
              </Button>
            ) : null}
          </div>
          {isInviting && messages.length === 0 && !conversation.isLoading ? (
            <p className={css['first']}>{texts.t('messenger.first', { name })}</p>
          ) : null}
          {entriesOf(messages, asides).map((entry) =>
            'aside' in entry ? (
              <Fragment key={entry.aside.id}>{entry.aside.content}</Fragment>
            ) : (
              <Fragment key={entry.message.id}>
                <DayLine at={entry.message.at} before={entry.previous?.at ?? null} texts={texts} />
                {entry.message.id === conversation.newFrom ? <NewLine texts={texts} /> : null}
                <MessageRow
                  message={entry.message}
                  before={entry.before}
                  isFound={entry.message.id === found?.id}
                  name={name}
                  catalog={conversation.draft.catalog}
                  texts={texts}
                  above={before?.(entry.message) ?? null}
                  files={conversation.media}
                />
                {entry.message.id === delivered && !hasNewer ? (
                  <p className={css['delivered']}>{texts.t('messenger.delivered')}</p>
                ) : null}
              </Fragment>
            ),
          )}
          {hasNewer ? (
            <Button
              size="s"
              kind="ghost"
              className={css['later']}
              onClick={() => {
                holdNewest()
                void conversation.newer()
              }}
            >
              {texts.t('messenger.search.later')}
            </Button>
          ) : null}
          {pending.map((message) => (
            <PendingRow
              key={message.outgoing.clientId}
              pending={message}
              isOnline={isOnline}
              draft={conversation.draft}
              texts={texts}
            />
          ))}
          {conversation.isTyping ? <p className={css['typing']}>{texts.t('messenger.typing', { name })}</p> : null}
        </div>
      </div>
      {hasNewer ? (
        <Button
          size="s"
          icon={<ArrowDown />}
          className={css['newest']}
          onClick={() => void toNewest(conversation, scroller)}
        >
          {texts.t('messenger.search.newest')}
        </Button>
      ) : null}
      {jump.missed > 0 && !hasNewer ? (
        <Button
          size="s"
          icon={<ArrowDown />}
          className={css['newest']}
          onClick={() => scroller.current?.scrollTo({ top: 0 })}
        >
          {texts.t('messenger.newest', { count: jump.missed })}
        </Button>
      ) : null}
    </div>
  )
})
