import { EllipsisVertical, EyeOff, Flag, Reply } from 'lucide-react'
import { useState } from 'react'
import type { RoomLine } from '@/domain/chat/room-line'
import { useHref } from '@/ui/base/use-href'
import { IconButton } from '@/ui/kit/actions/icon-button'
import type { MenuItem } from '@/ui/kit/actions/menu'
import { part } from '@/ui/kit/part'
import { reportQuery } from '@/ui/support/contact-draft'
import type { Texts } from '@/ui/texts/texts'

const Menu = part(async () => (await import('@/ui/kit/actions/menu')).Menu)

/** Actions for another's line: reply to it, report it, and hide its author. */
export function RoomLineMenu({
  line,
  writer,
  texts,
  onMute,
  onReply,
}: {
  readonly line: RoomLine
  /** The author's name, as the line shows it. */
  readonly writer: string
  readonly texts: Texts
  readonly onMute: (guestName: string) => void
  readonly onReply: ((line: RoomLine) => void) | null
}) {
  const { id, sender, guestName, text } = line
  const href = useHref()
  const [wantsMenu, setWantsMenu] = useState(false)
  const more = (
    <IconButton
      size="s"
      kind="ghost"
      label={texts.t('chat.room.more', { name: writer })}
      onClick={() => setWantsMenu(true)}
    >
      <EllipsisVertical />
    </IconButton>
  )
  if (!wantsMenu) return more
  const report: MenuItem = {
    kind: 'link',
    id: 'report',
    icon: <Flag />,
    label: texts.t('chat.room.report'),
    href: href('contact', {}, reportQuery({ kind: 'line', id, name: writer })),
    // The chat goes on, and is paid, while the guest writes.
    newTab: true,
  }
  // A gift has no words to quote.
  const reply: readonly MenuItem[] =
    onReply === null || text === ''
      ? []
      : [{ id: 'reply', icon: <Reply />, label: texts.t('chat.reply.action'), onSelect: () => onReply(line) }]
  const others: readonly MenuItem[] =
    sender === 'guest' && guestName !== null
      ? [
          {
            id: 'mute',
            icon: <EyeOff />,
            label: texts.t('chat.room.mute', { name: guestName }),
            onSelect: () => onMute(guestName),
          },
          report,
        ]
      : [report]
  return (
    <Menu
      trigger={more}
      fallback={more}
      onMissing={() => setWantsMenu(false)}
      defaultOpen
      items={[...reply, ...others]}
    />
  )
}
