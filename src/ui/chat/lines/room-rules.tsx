import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { useMedia } from '@/ui/kit/use-media'
import { useTexts } from '@/ui/texts/use-texts'
import css from './room-rules.module.css'
import type { RoomRulesViewModel } from './room-rules-view-model'

type Rules = Pick<RoomRulesViewModel, 'rules' | 'isOpen' | 'accept' | 'close'>

const List = observer(function List({ rules }: { readonly rules: Pick<Rules, 'rules'> }) {
  const { language } = useTexts()
  return (
    <ol className={css['list']}>
      {rules.rules.map((rule) => (
        <li key={rule.en}>{rule[language]}</li>
      ))}
    </ol>
  )
})

/** Replaces the input field until the guest has accepted the actor's rules. */
export const RoomRulesCard = observer(function RoomRulesCard({
  rules,
  actorName,
}: {
  readonly rules: Rules
  readonly actorName: string
}) {
  const texts = useTexts()
  const title = useId()
  return (
    <section className={css['card']} aria-labelledby={title} data-rules>
      <h2 id={title}>{texts.t('chat.rules.title', { name: actorName })}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard */}
      <div className={css['place']} tabIndex={0} role="group" aria-labelledby={title}>
        <List rules={rules} />
      </div>
      <Button wide kind="primary" icon={<Check />} onClick={() => rules.accept()}>
        {texts.t('chat.rules.accept')}
      </Button>
    </section>
  )
})

/** The rules once more, from the tools of the room. */
export const RoomRulesSheet = observer(function RoomRulesSheet({
  rules,
  actorName,
}: {
  readonly rules: Rules
  readonly actorName: string
}) {
  const texts = useTexts()
  const isNarrow = useMedia('(max-width: 1022px)')
  return (
    <Sheet
      open={rules.isOpen}
      onClose={() => rules.close()}
      title={texts.t('chat.rules.title', { name: actorName })}
      closeLabel={texts.t('shell.states.close')}
      side={isNarrow ? 'bottom' : 'right'}
    >
      <List rules={rules} />
    </Sheet>
  )
})
