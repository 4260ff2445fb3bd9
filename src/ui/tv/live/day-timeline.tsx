import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { GuestDay } from '@/domain/tv/day'
import type { Broadcast } from '@/domain/tv/tv'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { RowFrame, useMore } from '@/ui/kit/lists/scroll-row'
import { useTexts } from '@/ui/texts/use-texts'
import css from './day-timeline.module.css'

/** Width of an hour, px. */
const HOUR_WIDTH = 168

const HOUR = 3_600_000

/** A day from left to right: hours, broadcasts at their length, and a line at the current time. */
export const DayTimeline = observer(function DayTimeline({
  broadcasts,
  day: { from, to },
  now,
}: {
  readonly broadcasts: readonly Broadcast[]
  readonly day: GuestDay
  /** Epoch ms. */
  readonly now: number
}) {
  const texts = useTexts()
  const href = useHref()
  const { row, more, edges } = useMore<HTMLElement>()
  const at = (moment: number): number => ((Math.min(to, Math.max(from, moment)) - from) / HOUR) * HOUR_WIDTH
  const isToday = now >= from && now < to
  const position = isToday ? at(now) : 0
  const begin = useRef(position)
  begin.current = position
  useEffect(() => {
    // Scrolls to the current time, with earlier broadcasts at the edge.
    if (row.current !== null) row.current.scrollLeft = Math.max(0, begin.current - HOUR_WIDTH)
  }, [row, from])
  const hours = Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, hour) => from + hour * HOUR)
  return (
    <RowFrame row={row} more={more} className={css['frame']}>
      <section ref={row} aria-label={texts.t('tv.program.row')} className={`${css['scroll'] ?? ''} ${edges}`}>
        <div className={css['day']} style={{ width: at(to) }}>
          {hours.map((hour) => (
            <span key={hour} className={`${css['hour'] ?? ''} num`} style={{ left: at(hour) }} aria-hidden="true">
              {texts.time(hour)}
            </span>
          ))}
          {broadcasts.map(({ id, title, episode, start, end, formatKey }) => (
            <Link
              key={id}
              className={css['block']}
              href={href('tvFormat', { formatKey })}
              data-on={(start <= now && now < end) || undefined}
              data-over={end <= now || undefined}
              style={{ left: at(start), width: at(end) - at(start) }}
            >
              <strong>{title}</strong>
              <span>{episode === '' ? null : episode}</span>
              <span className="num">
                {texts.time(start)}–{texts.time(end)}
              </span>
            </Link>
          ))}
          {isToday ? <span className={css['line']} style={{ left: position }} aria-hidden="true" /> : null}
        </div>
      </section>
    </RowFrame>
  )
})
