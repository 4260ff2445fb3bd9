import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { part } from '@/ui/kit/part'
import { Composer } from '@/ui/messenger/composer'
import { MessageList } from '@/ui/messenger/message-list'
import { useTexts } from '@/ui/texts/use-texts'
import css from './room-side.module.css'
import type { RoomViewModel } from './room-view-model'

const AboutPanel = part(async () => (await import('@/ui/actors/profile/about-panel')).AboutPanel)

/**
 * The messages beside the picture, and the actor's profile. Before the room is entered, a phone shows only the lobby.
 */
export const RoomSide = observer(function RoomSide({
  room,
  isOnline,
}: {
  readonly room: RoomViewModel
  readonly isOnline: boolean
}) {
  const texts = useTexts()
  const [tab, setTab] = useState<'chat' | 'about'>('chat')
  const { actor, conversation, phase } = room
  const tabs = [
    { id: 'chat', label: texts.t('chat.tab.chat') },
    { id: 'about', label: texts.t('chat.tab.about', { name: actor?.name ?? '' }) },
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
      ) : room.isPreview ? (
        <p className={css['empty']}>{texts.t('chat.preview.side')}</p>
      ) : conversation.channel === null ? (
        <p className={css['empty']}>{room.isLoggedIn ? '' : texts.t('chat.loginToTalk')}</p>
      ) : (
        <>
          <MessageList conversation={conversation} isOnline={isOnline} />
          <Composer conversation={conversation} giftsOpen />
        </>
      )}
    </aside>
  )
})
