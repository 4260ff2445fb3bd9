import { Waves } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { controlNames, type ToyRun } from '@/domain/gifts/toy-run'
import { lengthText } from '@/domain/media/length'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Meter } from '@/ui/kit/feedback/meter'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { useMedia } from '@/ui/kit/use-media'
import { PayButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import css from './control-panel.module.css'
import type { ControlsViewModel } from './controls-view-model'
import sheet from '@/ui/chat/tips/tip-strip.module.css'

type Controls = Pick<
  ControlsViewModel,
  'controls' | 'running' | 'isOpen' | 'isReady' | 'beginning' | 'open' | 'close' | 'begin'
>

/** Names a control in the guest's language; a random one by the pattern that was drawn. */
export const controlName = ({ names, pattern }: Pick<ToyRun, 'names' | 'pattern'>, texts: Texts): string =>
  pattern === null
    ? names[texts.language]
    : texts.t('chat.control.drawn', {
        name: names[texts.language],
        pattern: texts.t(`chat.control.pattern.${pattern}`),
      })

/** Opens the controls, each with its duration and price. */
export const ControlButton = observer(function ControlButton({
  controls,
  actorName,
}: {
  readonly controls: Controls
  readonly actorName: string
}) {
  const texts = useTexts()
  const isNarrow = useMedia('(max-width: 1022px)')
  const { running } = controls
  if (controls.controls.length === 0) return null
  return (
    <>
      {isNarrow ? (
        // Beside the goal and the tip, a phone has no room for the words.
        <IconButton label={texts.t('chat.control.open')} onClick={() => controls.open()}>
          <Waves />
        </IconButton>
      ) : (
        <Button size="s" icon={<Waves />} onClick={() => controls.open()}>
          {texts.t('chat.control.open')}
        </Button>
      )}
      <Sheet
        open={controls.isOpen}
        onClose={() => controls.close()}
        title={texts.t('chat.control.title', { name: actorName })}
        closeLabel={texts.t('shell.states.close')}
        side={isNarrow ? 'bottom' : 'right'}
      >
        <div className={sheet['sheet']}>
          {running === null ? null : <ControlRun controls={controls} />}
          <ul className={sheet['menu']}>
            {controls.controls.map((toy) => (
              <li key={toy.id}>
                <PayButton
                  wide
                  className={sheet['item']}
                  sum={{ price: toy.price, per: 'once' }}
                  words={() =>
                    texts.t(toy.random ? 'chat.control.random' : 'chat.control.choice', {
                      name: controlNames(toy)[texts.language],
                      seconds: toy.durationSeconds,
                    })
                  }
                  loading={controls.beginning === toy.id}
                  aria-disabled={controls.beginning === null && running === null ? undefined : true}
                  onPay={(agreed) => void controls.begin(toy, agreed)}
                />
                {controls.isReady(toy) ? <ReadyLine>{texts.t('chat.ready')}</ReadyLine> : null}
              </li>
            ))}
          </ul>
          <p className={sheet['note']}>{texts.t(running === null ? 'chat.control.note' : 'chat.control.oneAtATime')}</p>
        </div>
      </Sheet>
    </>
  )
})

/** Shows the running control and its remaining seconds, as the platform counts them. */
export const ControlRun = observer(function ControlRun({ controls }: { readonly controls: Pick<Controls, 'running'> }) {
  const texts = useTexts()
  const { running } = controls
  if (running === null) return null
  const { run, secondsLeft } = running
  const name = controlName(run, texts)
  const left = texts.t('chat.control.left', { time: lengthText(secondsLeft) })
  return (
    <div className={css['run']} data-testid="control-run">
      <Waves aria-hidden="true" />
      <div className={css['scale']}>
        <p className={css['name']}>
          <strong>{name}</strong>
          <span className="num">{left}</span>
        </p>
        <Meter thin tone="ember" label={name} value={secondsLeft / (run.until - run.from)} valueText={left} />
      </div>
    </div>
  )
})
