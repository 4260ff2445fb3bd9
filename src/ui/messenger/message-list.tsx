import { ArrowDown, RotateCcw, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Fragment, memo, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { Gift } from '@/domain/gifts/gift'
import type { Message, SentGift } from '@/domain/messenger/message'
import { lastDelivered } from '@/domain/messenger/read-marks'
import { vxc } from '@/domain/money/money'
import { Button } from '@/ui/kit/actions/button'
import { cx } from '@/ui/kit/class-names'
import { useScrolls } from '@/ui/kit/use-scrolls'
import { PayButton } from '@/ui/payments/pay-button'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import type { ConversationViewModel } from './conversation-view-model'
import { DayLine, NewLine } from './day-line'
import { GiftIcon } from './gift-icon'
import { MessageMedia } from './message-media'
import type { PendingMessage } from './pending-messages'
import type { MessageMediaViewModel } from './message-media-view-model'
import css from './message-list.module.css'
import { useMissed } from './use-missed'

/** A message after this much silence shows its time again, ms. */
const PAUSE = 10 * 60_000

/** Something between the messages of a conversation, as lines of others in a room. */
export interface Aside {
  readonly id: string
  /** Epoch ms. */
  readonly at: number
  readonly content: ReactNode
}

const NONE: readonly Aside[] = []

/** `previous`: the message before; `before`: the same, unless something else is between them. */
type Entry =
  | { readonly message: Message; readonly previous: Message | undefined; readonly before: Message | undefined }
  | { readonly aside: Aside }

/** Messages and what is between them, in the order of their moments. */
function entriesOf(messages: readonly Message[], asides: readonly Aside[]): readonly Entry[] {
  const entries: Entry[] = []
  let next = 0
  messages.forEach((message, index) => {
    const first = next
    for (let aside = asides[next]; aside !== undefined && aside.at < message.at; aside = asides[++next])
      entries.push({ aside })
    // After something else it has to be named again whose message follows.
    const previous = messages[index - 1]
    entries.push({ message, previous, before: first === next ? previous : undefined })
  })
  return [...entries, ...asides.slice(next).map((aside) => ({ aside }))]
}

/**
 * The messages, oldest above. Laid out from the bottom, so that older messages can be put on top without moving what is
 * read and the newest is always in sight.
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
  /** What is shown between the messages, by its moment. */
  readonly asides?: readonly Aside[]
  /** Whether a screen reader is given each message as it arrives; in a busy room something else does. */
  readonly isReadOut?: boolean
  /** Whether an empty conversation invites to its first line: not where the guest cannot write one now. */
  readonly isInviting?: boolean
  /** What is shown above the words of a message, as the line of a room that it replies to. */
  readonly before?: (message: Message) => ReactNode
}) {
  const texts = useTexts()
  const { messages, pending, channel } = conversation
  const edge = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(scroller)
  const jump = useMissed([...messages, ...asides])
  const { found, hasNewer } = conversation.history
  const anchor = useRef<Anchor | null>(null)
  useLayoutEffect(() => {
    const { current } = anchor
    if (current === null || messages.at(-1)?.id === current.id) return
    anchor.current = null
    moveBack(scroller.current, current)
  }, [messages])
  useEffect(() => {
    if (found === null) return undefined
    const show = () => centre(scroller.current, found.id)
    show()
    // The heights of rows that were out of sight are known once they are drawn.
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [found])
  useEffect(() => {
    const mark = edge.current
    if (mark === null || !conversation.hasOlder) return
    const near = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) void conversation.older()
    })
    near.observe(mark)
    return () => near.disconnect()
  }, [conversation, conversation.hasOlder, messages.length])
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
                <Row
                  message={entry.message}
                  before={entry.before}
                  isFound={entry.message.id === found?.id}
                  name={name}
                  catalog={conversation.catalog}
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
                anchor.current = anchorAt(scroller.current, messages)
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
              conversation={conversation}
              catalog={conversation.catalog}
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

/** Puts a message into the middle of its list, and moves nothing else: the page stays where it is. */
function centre(list: HTMLElement | null, id: string): void {
  const [row, whole] = [rowOf(list, id)?.getBoundingClientRect(), list?.getBoundingClientRect()]
  if (row === undefined || whole === undefined) return
  list?.scrollBy({ top: row.top + row.height / 2 - (whole.top + whole.height / 2), behavior: 'instant' })
}

/** Back to the newest message, and to the end of the list. */
async function toNewest(
  conversation: ConversationViewModel,
  scroller: RefObject<HTMLDivElement | null>,
): Promise<void> {
  await conversation.newest()
  scroller.current?.scrollTo({ top: 0 })
}

/** The row of a message. */
const rowOf = (list: HTMLElement | null, id: string): Element | null =>
  list?.querySelector(`[data-message="${CSS.escape(id)}"]`) ?? null

/** A message that is to stay where it is while others are put below it. */
interface Anchor {
  readonly id: string
  readonly top: number
}

/** The newest message that is shown, where it is now. */
function anchorAt(list: HTMLElement | null, messages: readonly Message[]): Anchor | null {
  const id = messages.at(-1)?.id
  const row = id === undefined ? null : rowOf(list, id)
  return id === undefined || row === null ? null : { id, top: row.getBoundingClientRect().top }
}

/** Puts the message back to where it was. */
function moveBack(list: HTMLElement | null, { id, top }: Anchor): void {
  const row = rowOf(list, id)
  if (row !== null) list?.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Rendered again only where it changes: a conversation may have thousands of rows, and each message renders the list. */
const Row = memo(function Row({
  message,
  before,
  isFound,
  name,
  catalog,
  texts,
  above,
  files,
}: {
  readonly message: Message
  readonly before: Message | undefined
  readonly isFound: boolean
  readonly name: string
  readonly catalog: readonly Gift[]
  readonly texts: Texts
  readonly above: ReactNode
  readonly files: MessageMediaViewModel
}) {
  const isMine = message.sender === 'guest'
  const startsGroup = before?.sender !== message.sender || message.at - before.at > PAUSE
  const who = isMine ? texts.t('messenger.you') : name
  return (
    <div
      className={cx(css['row'], isMine && css['mine'], startsGroup && css['turn'], isFound && css['found'])}
      data-message={message.id}
      aria-current={isFound ? 'true' : undefined}
    >
      <span className={startsGroup ? css['meta'] : 'visually-hidden'}>
        {who} · <time dateTime={new Date(message.at).toISOString()}>{texts.time(message.at)}</time>
      </span>
      {above}
      <Bubble
        text={message.text}
        gifts={message.gifts}
        catalog={catalog}
        price={message.price}
        isMine={isMine}
        texts={texts}
      />
      {message.media === null ? null : (
        <MessageMedia message={message} media={message.media} name={name} files={files} />
      )}
    </div>
  )
})

/** A message on its way, or one that did not get through. Rendered again only where it changes: hundreds may wait for a network. */
const PendingRow = observer(function PendingRow({
  pending: { outgoing, state, isResent = false },
  isOnline,
  conversation,
  catalog,
  texts,
}: {
  readonly pending: PendingMessage
  readonly isOnline: boolean
  readonly conversation: ConversationViewModel
  readonly catalog: readonly Gift[]
  readonly texts: Texts
}) {
  return (
    <div className={cx(css['row'], css['mine'])}>
      <Bubble text={outgoing.text} gifts={outgoing.gifts} catalog={catalog} price={0} isMine texts={texts} isFaint />
      {state === 'failed' && isResent && !isOnline ? (
        <div className={css['waiting']}>
          <span>{texts.t('messenger.waiting')}</span>
          <Button size="s" kind="ghost" icon={<X />} onClick={() => conversation.discard(outgoing.clientId)}>
            {texts.t('messenger.discard')}
          </Button>
        </div>
      ) : state === 'failed' ? (
        <div className={css['failed']} role="alert">
          <span>{texts.t('messenger.failed')}</span>
          <PayButton
            size="s"
            kind="ghost"
            icon={<RotateCcw />}
            sum={{ price: vxc(conversation.priceAgain(outgoing)), per: 'once' }}
            words={() => texts.t('shell.states.retry')}
            onPay={(agreed) => void conversation.retry(outgoing.clientId, agreed)}
          />
          <Button size="s" kind="ghost" icon={<X />} onClick={() => conversation.discard(outgoing.clientId)}>
            {texts.t('messenger.discard')}
          </Button>
        </div>
      ) : (
        <span className={css['meta']}>{texts.t(isOnline ? 'messenger.sending' : 'messenger.waiting')}</span>
      )}
    </div>
  )
})

function Bubble({
  text,
  gifts,
  catalog,
  price,
  isMine,
  texts,
  isFaint = false,
}: {
  readonly text: string
  readonly gifts: readonly SentGift[]
  readonly catalog: readonly Gift[]
  readonly price: number
  readonly isMine: boolean
  readonly texts: Texts
  readonly isFaint?: boolean
}) {
  return (
    <>
      {text === '' ? null : (
        <p className={cx(css['bubble'], isMine && css['own'], isFaint && css['faint'])} dir="auto">
          {text}
        </p>
      )}
      {gifts.map(({ giftId, count }) => {
        const gift = catalog.find(({ id }) => id === giftId)
        return (
          <div key={giftId} className={cx(css['gift'], isFaint && css['faint'])}>
            <GiftIcon imageUrl={gift?.imageUrl ?? ''} />
            <strong>{giftName(gift, giftId, texts)}</strong>
            {count > 1 ? <span className="num">×{count}</span> : null}
            <span className={css['giftPrice']}>
              {price === 0 ? texts.t('messenger.owned') : texts.t('shell.coins', { count: price })}
            </span>
          </div>
        )
      })}
    </>
  )
}

/** What a gift is called in the guest's language. */
export const giftName = (gift: Gift | undefined, id: string, texts: Texts): string =>
  gift?.translations.find(({ language }) => language === texts.language)?.name ?? gift?.name ?? id
