import { ScrollText, Users } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/actions/button'
import { Chip } from '@/ui/kit/actions/chip'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useTexts } from '@/ui/texts/use-texts'
import { spokenLine } from './room-line-row'
import type { RoomLinesViewModel } from './room-lines-view-model'
import { RoomRulesSheet } from './room-rules'
import type { RoomRulesViewModel } from './room-rules-view-model'
import css from './room-tools.module.css'

/** In shared rooms: the number of others, a switch to hide them, and their lines read out. */
export const RoomTools = observer(function RoomTools({
  lines,
  rules,
  onlookers,
  actorName,
}: {
  readonly lines: Pick<RoomLinesViewModel, 'isQuiet' | 'muted' | 'readOut' | 'toggleQuiet' | 'unmuteAll'>
  readonly rules: Pick<RoomRulesViewModel, 'rules' | 'isOpen' | 'accept' | 'open' | 'close'>
  readonly onlookers: number
  readonly actorName: string
}) {
  const texts = useTexts()
  const { isQuiet, muted, readOut } = lines
  return (
    <div className={css['tools']}>
      <p className={css['count']}>
        <Users aria-hidden="true" />
        <span className={css['words']}>{texts.t('chat.room.others', { count: onlookers })}</span>
        <span className={css['short']} aria-hidden="true">
          {texts.number(onlookers)}
        </span>
      </p>
      {rules.rules.length === 0 ? null : (
        <>
          <IconButton size="s" label={texts.t('chat.rules.open')} onClick={() => rules.open()}>
            <ScrollText />
          </IconButton>
          <RoomRulesSheet rules={rules} actorName={actorName} />
        </>
      )}
      <Chip on={isQuiet} onToggle={() => lines.toggleQuiet()}>
        {texts.t('chat.room.quiet')}
      </Chip>
      {muted.length === 0 ? null : (
        <Button size="s" kind="ghost" data-unmute="" onClick={() => lines.unmuteAll()}>
          {texts.t('chat.room.unmute', { count: muted.length })}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {readOut === null
          ? ''
          : readOut.count === 1
            ? spokenLine(readOut.last, actorName, texts)
            : texts.t('chat.room.newLines', { count: readOut.count })}
      </p>
    </div>
  )
})
