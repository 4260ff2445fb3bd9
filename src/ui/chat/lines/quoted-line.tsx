import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Quote } from '@/domain/chat/quote'
import { IconButton } from '@/ui/kit/actions/icon-button'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import css from './quoted-line.module.css'
import type { RepliesViewModel } from './replies-view-model'
import { writerOf } from '@/ui/chat/base/writer-of'

/** The quoted line of a reply: its author and first words. A press goes to it. */
export function QuotedLine({
  quote,
  actorName,
  texts,
  onGo,
}: {
  readonly quote: Quote
  readonly actorName: string
  readonly texts: Texts
  readonly onGo: (quote: Quote) => void
}) {
  const writer = quote.isOwn ? texts.t('messenger.you') : writerOf(quote, actorName, texts)
  return (
    <button
      type="button"
      className={css['quote']}
      aria-label={texts.t('chat.reply.go', { name: writer, words: quote.excerpt })}
      onClick={() => onGo(quote)}
    >
      <strong>{writer}</strong>
      <span dir="auto">{quote.excerpt}</span>
    </button>
  )
}

/** Above the field: the line the guest replies to, and a button to cancel the reply. */
export const ReplyStrip = observer(function ReplyStrip({
  replies,
  actorName,
}: {
  readonly replies: Pick<RepliesViewModel, 'line' | 'cancel'>
  readonly actorName: string
}) {
  const texts = useTexts()
  const { line } = replies
  if (line === null) return null
  return (
    <div className={css['strip']} data-testid="reply-strip">
      <p className={css['quote']}>
        <strong>{texts.t('chat.reply.to', { name: writerOf(line, actorName, texts) })}</strong>
        <span dir="auto">{line.text}</span>
      </p>
      <IconButton label={texts.t('chat.reply.cancel')} kind="ghost" onClick={() => replies.cancel()}>
        <X />
      </IconButton>
    </div>
  )
})
