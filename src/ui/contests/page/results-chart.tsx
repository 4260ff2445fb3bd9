import { observer } from 'mobx-react-lite'
import { useRef, type CSSProperties } from 'react'
import { linePoints } from '@/domain/contests/chart'
import type { ContestHistory } from '@/domain/contests/contest'
import { useScrolls } from '@/ui/kit/use-scrolls'
import { useTexts } from '@/ui/texts/use-texts'
import css from './results-chart.module.css'

/** Size of the drawing, in its own units. */
const SIZE = { width: 600, height: 220 } as const

/** Noon, so that the day is the same in all time zones of the platform's guests. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** The leading entries' votes by day, as lines, and on request as a table of the same numbers. */
export const ResultsChart = observer(function ResultsChart({
  history: { days, leaders },
}: {
  readonly history: ContestHistory
}) {
  const texts = useTexts()
  const table = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(table)
  const most = Math.max(1, ...leaders.flatMap(({ votes }) => votes))
  const dayText = (day: string | undefined): string =>
    day === undefined ? '' : texts.formatted(noonOf(day), { day: 'numeric', month: 'short', timeZone: 'Europe/Berlin' })
  return (
    <section className={css['chart']} aria-labelledby="contest-results">
      <h2 id="contest-results">{texts.t('contests.results')}</h2>
      <figure>
        <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden="true">
          {leaders.map(({ entry, votes }, index) => (
            <polyline
              key={entry.mediaId}
              className={css['line']}
              style={{ '--line-of': `var(--line-${index})` } as CSSProperties}
              points={linePoints(votes, most, SIZE)}
            />
          ))}
        </svg>
        <div className={css['days']} aria-hidden="true">
          <span>{dayText(days[0])}</span>
          <span>{dayText(days.at(-1))}</span>
        </div>
        <figcaption>
          <ul role="list" className={css['names']}>
            {leaders.map(({ entry, votes }, index) => (
              <li key={entry.mediaId} style={{ '--line-of': `var(--line-${index})` } as CSSProperties}>
                <span className={css['name']}>{entry.actor.name}</span>
                <span className="num">{texts.number(votes.at(-1) ?? 0)}</span>
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
      <details className={css['table']}>
        <summary>{texts.t('contests.asTable')}</summary>
        <div
          ref={table}
          className={css['scroll']}
          {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': texts.t('contests.results') } : {})}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.t('contests.day')}</th>
                {leaders.map(({ entry }) => (
                  <th key={entry.mediaId} scope="col">
                    {entry.actor.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, index) => (
                <tr key={day}>
                  <th scope="row">{dayText(day)}</th>
                  {leaders.map(({ entry, votes }) => (
                    <td key={entry.mediaId}>{texts.number(votes[index] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
})
