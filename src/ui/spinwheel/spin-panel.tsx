import { observer } from 'mobx-react-lite'
import type { SpinWheel } from '@/domain/spinwheel/wheel'
import { MAX_DAILY_SPINS } from '@/domain/spinwheel/daily-spins'
import { Button } from '@/ui/kit/actions/button'
import { useMedia } from '@/ui/kit/use-media'
import { useTexts } from '@/ui/texts/use-texts'
import { prizeText } from './prize-text'
import css from './spin-wheel.module.css'
import type { SpinWheelViewModel } from './spin-wheel-view-model'
import { Wheel } from './wheel'
import { WinCard } from './win-card'

/** The wheel, the button that turns it, and the result. */
export const SpinPanel = observer(function SpinPanel({
  model,
  wheel,
}: {
  readonly model: Pick<
    SpinWheelViewModel,
    'turn' | 'isBusy' | 'isTurning' | 'win' | 'refused' | 'error' | 'isUnanswered' | 'canSpin' | 'spin'
  >
  readonly wheel: SpinWheel
}) {
  const texts = useTexts()
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const { win, error, isUnanswered, isBusy } = model
  const isOpen = isUnanswered && !isBusy
  return (
    <div className={css['panel']}>
      <Wheel segments={wheel.segments} turn={model.turn} wonId={model.isTurning ? null : (win?.segmentId ?? null)} />
      <div className={css['act']}>
        <Button
          kind="primary"
          size="l"
          wide
          loading={isBusy}
          disabled={!model.canSpin && !isBusy}
          onClick={() => void model.spin(isCalm)}
        >
          {texts.t(isOpen ? 'spinwheel.finish' : 'spinwheel.spin')}
        </Button>
        <p className={css['left']}>
          {wheel.spins === 0 ? texts.t('spinwheel.noneLeft') : texts.t('spinwheel.left', { count: wheel.spins })}
        </p>
      </div>
      <div role="status" className="visually-hidden">
        {win === null
          ? ''
          : texts.t('spinwheel.announced', { prize: win.content?.title ?? prizeText(win.prize, texts) })}
      </div>
      {error !== null ? (
        <div className={css['note']} role="alert" data-tone="bad">
          <p>{texts.t(`errors.${error}`)}</p>
          <p>{texts.t('spinwheel.safe')}</p>
        </div>
      ) : isOpen ? (
        <p className={css['note']}>{texts.t('spinwheel.unanswered')}</p>
      ) : win !== null && !model.isTurning ? (
        <WinCard win={win} />
      ) : (
        <Explained wheel={wheel} refused={model.refused} />
      )}
    </div>
  )
})

/** Explains the wheel, or why it cannot be turned. */
const Explained = observer(function Explained({
  wheel,
  refused,
}: {
  readonly wheel: SpinWheel
  readonly refused: SpinWheelViewModel['refused']
}) {
  const texts = useTexts()
  const reason = refused ?? wheel.refusal
  if (reason === null) return <p className={css['note']}>{texts.t('spinwheel.about', { count: MAX_DAILY_SPINS })}</p>
  return (
    <p className={css['note']} role={refused === null ? undefined : 'alert'}>
      {texts.t(`spinwheel.refused.${reason}`, { count: MAX_DAILY_SPINS })}
    </p>
  )
})
