import { announcedMinutes } from '@/domain/incentives/announced-minutes'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import type { Texts } from '@/ui/texts/texts'

const DAY = 86_400_000

const two = (value: number): string => String(value).padStart(2, '0')

/** Hours, minutes and seconds, as a clock counts down. */
function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The time left of an offer, updated every second; announced a few times in the last hour. */
export function TimeLeft({ left, texts }: { readonly left: number; readonly texts: Texts }) {
  const minutes = announcedMinutes(left)
  const shown =
    left >= DAY
      ? texts.t('incentives.days', { count: Math.floor(left / DAY) })
      : texts.t('incentives.clock', { time: clockText(left) })
  return (
    <>
      <span className="num" role="timer" aria-live="off">
        {shown}
      </span>
      <VisuallyHidden>
        <span role="status">{minutes === null ? '' : texts.t('incentives.soon', { count: minutes })}</span>
      </VisuallyHidden>
    </>
  )
}
