import { memo, type ReactNode } from 'react'
import type { Gift } from '@/domain/gifts/gift'
import type { Message } from '@/domain/messenger/message'
import { cx } from '@/ui/kit/class-names'
import type { Texts } from '@/ui/texts/texts'
import { Bubble } from './message-bubble'
import css from './message-list.module.css'
import { MessageMedia } from './message-media'
import type { MessageMediaViewModel } from './message-media-view-model'

/** A message after this much silence shows its time again, ms. */
const PAUSE = 10 * 60_000

/** Memoized: a conversation may have thousands of rows, and each message renders the list. */
export const MessageRow = memo(function MessageRow({
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
