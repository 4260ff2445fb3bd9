import { observer } from 'mobx-react-lite'
import type { TvLivestream } from '@/domain/actors/profile-parts'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { useTexts } from '@/ui/texts/use-texts'
import { scheduleLines } from './schedule-text'
import css from './tv-panel.module.css'

/** An actor's TV times, on the guest's clock (ACT-035). */
export const TvPanel = observer(function TvPanel({
  tv,
  ahead,
}: {
  readonly tv: TvLivestream | null
  /** Hours that the guest's clock is ahead of the platform's. */
  readonly ahead: number
}) {
  const texts = useTexts()
  if (tv === null) return null
  return (
    <section className={css['tv']}>
      <h2>{texts.t('discovery.tv.title')}</h2>
      <p>
        {tv.isOnAir ? (
          <span className={css['now']}>
            <LiveDot state="live" />
            {texts.t('discovery.tv.now')}
          </span>
        ) : null}
        <strong>{tv.title}</strong> <span>{scheduleLines([tv.slot], texts, ahead).join(', ')}</span>
      </p>
    </section>
  )
})
