import { HandCoins, Undo2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { MAX_TIP_NOTE } from '@/domain/chat/tips'
import { vxc } from '@/domain/money/money'
import { Button } from '@/ui/kit/actions/button'
import { Meter } from '@/ui/kit/feedback/meter'
import { TextField } from '@/ui/kit/forms/text-field'
import { Switch } from '@/ui/kit/forms/toggle'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { useMedia } from '@/ui/kit/use-media'
import { PayButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import { useTexts } from '@/ui/texts/use-texts'
import css from './tip-strip.module.css'
import type { TipsViewModel } from './tips-view-model'

type Tips = Pick<
  TipsViewModel,
  | 'menu'
  | 'goal'
  | 'isOpen'
  | 'isReady'
  | 'giving'
  | 'note'
  | 'isAnonymous'
  | 'open'
  | 'close'
  | 'give'
  | 'setNote'
  | 'undoable'
  | 'isUndoing'
  | 'undo'
  | 'setAnonymous'
>

/** The goal of the broadcast above the messages, and the menu of tips. */
export const TipStrip = observer(function TipStrip({
  tips,
  actorName,
  mayGive,
  isNamed,
  isQuiet,
  beside,
}: {
  readonly tips: Tips
  readonly actorName: string
  /** Whether the guest can tip; those who only watch see the goal. */
  readonly mayGive: boolean
  /** Whether others in the room read the giver's name, so that a tip can be given without it. */
  readonly isNamed: boolean
  /** Tips are possible but not promoted: the goal is hidden until the menu is open (BEY-005). */
  readonly isQuiet: boolean
  /** Other gifts on offer here; `null`: none. */
  readonly beside: ReactNode
}) {
  const texts = useTexts()
  const isNarrow = useMedia('(max-width: 1022px)')
  const canGive = mayGive && tips.menu.length > 0
  const isGoalShown = tips.goal !== null && !isQuiet
  if (!isGoalShown && !canGive && beside === null) return null
  return (
    <div className={css['strip']} data-beside={beside === null ? undefined : ''}>
      {isGoalShown ? <Goal tips={tips} /> : null}
      {beside}
      {canGive ? (
        tips.undoable === null ? (
          <Button kind="gold" size="s" icon={<HandCoins />} onClick={() => tips.open()}>
            {texts.t('chat.tips.open')}
          </Button>
        ) : (
          <Button kind="glass" size="s" icon={<Undo2 />} loading={tips.isUndoing} onClick={() => void tips.undo()}>
            {texts.t('chat.tips.undo', { seconds: tips.undoable.seconds })}
          </Button>
        )
      ) : null}
      {canGive ? (
        <p className="visually-hidden" role="status">
          {tips.undoable === null ? '' : texts.t('chat.tips.undoable', { count: tips.undoable.price })}
        </p>
      ) : null}
      {canGive ? (
        <Sheet
          open={tips.isOpen}
          onClose={() => tips.close()}
          title={texts.t('chat.tips.title', { name: actorName })}
          closeLabel={texts.t('shell.states.close')}
          side={isNarrow ? 'bottom' : 'right'}
        >
          <div className={css['sheet']}>
            <Goal tips={tips} />
            <TextField
              label={texts.t('chat.tips.words')}
              hint={texts.t('chat.tips.wordsHint', { name: actorName })}
              maxLength={MAX_TIP_NOTE}
              autoComplete="off"
              value={tips.note}
              onChange={(note) => tips.setNote(note)}
            />
            {isNamed ? (
              <Switch
                label={texts.t('chat.tips.anonymous')}
                hint={texts.t('chat.tips.anonymousHint', { name: actorName })}
                on={tips.isAnonymous}
                onToggle={(on) => tips.setAnonymous(on)}
              />
            ) : null}
            <ul className={css['menu']}>
              {tips.menu.map((item) => (
                <li key={item.id}>
                  <PayButton
                    wide
                    className={css['item']}
                    sum={{ price: vxc(item.price), per: 'once' }}
                    words={() => item.names[texts.language]}
                    loading={tips.giving === item.id}
                    aria-disabled={tips.giving === null ? undefined : true}
                    onPay={(agreed) => void tips.give(item, agreed)}
                  />
                  {tips.isReady(item) ? <ReadyLine>{texts.t('chat.ready')}</ReadyLine> : null}
                </li>
              ))}
            </ul>
            <p className={css['note']}>
              {texts.t('chat.tips.note', { name: actorName })} {texts.t('chat.tips.undoHint')}
            </p>
          </div>
        </Sheet>
      ) : null}
    </div>
  )
})

const Goal = observer(function Goal({ tips }: { readonly tips: Pick<Tips, 'goal'> }) {
  const texts = useTexts()
  const { goal } = tips
  if (goal === null) return null
  const name = goal.names[texts.language]
  const sum = texts.t('chat.tips.sum', {
    collected: texts.number(goal.collected),
    wanted: texts.number(goal.wanted),
    percent: goal.percent,
  })
  return (
    <div className={css['goal']} data-achieved={goal.isAchieved || undefined} data-testid="tip-goal">
      <p className={css['name']}>
        <strong>{name}</strong>
        <span className="num">{goal.isAchieved ? texts.t('chat.tips.achieved') : sum}</span>
      </p>
      <Meter thin tone={goal.isAchieved ? 'good' : 'gold'} label={name} value={goal.percent / 100} valueText={sum} />
    </div>
  )
})
