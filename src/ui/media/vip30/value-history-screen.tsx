import { observer } from 'mobx-react-lite'
import type { MonthValue } from '@/domain/media/value-history'
import { useService, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { Modals } from '@/ui/base/modals'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'
import css from './value-history.module.css'
import { ValueHistoryViewModel } from './value-history-view-model'

/** Units of the drawing: a month's column, and its bar's part. */
const COLUMN = 20
const BAR = 12
const HEIGHT = 60

/** The value of the VIP30 offers, as bars and as a table (MED-081). */
export const ValueHistory = observer(function ValueHistory() {
  const texts = useTexts()
  const model = useViewModel(ValueHistoryViewModel)
  const href = useHref()
  const modals = useService(Modals)
  const { history, most, total } = model
  if (history.value === undefined && history.error !== null) return <LoadError of={history} />
  const months = history.value ?? []
  const format = new Intl.DateTimeFormat(texts.language, { month: 'short', timeZone: 'UTC' })
  const name = ({ month, year }: MonthValue) => format.format(Date.UTC(year, month - 1))
  return (
    <figure className={css['history']} aria-labelledby="vip30-history" aria-busy={history.value === undefined}>
      <figcaption>
        <h2 id="vip30-history">{texts.t('media.history.title')}</h2>
        <p>{texts.t('media.history.note')}</p>
        <p className={css['sum']}>
          <strong className="num">{texts.t('shell.coins', { count: total })}</strong>
          {texts.t('media.history.sum')}
          <Link href={href('allVideos', {}, { type: 'vip30', sort: 'topRated' })}>
            {texts.t('media.history.see')} <span aria-hidden="true">→</span>
          </Link>
        </p>
        <Button size="s" kind="ghost" onClick={() => modals.show('vip30')}>
          {texts.t('media.history.club')}
        </Button>
      </figcaption>
      <div className={css['chart']} aria-hidden="true">
        <svg viewBox={`0 0 ${12 * COLUMN} ${HEIGHT}`} preserveAspectRatio="none">
          {months.map(({ month, year, value }, index) => {
            const height = (value / most) * HEIGHT
            return (
              <rect
                key={`${year} ${month}`}
                x={index * COLUMN + (COLUMN - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
              />
            )
          })}
        </svg>
        <ol>
          {months.map((one) => (
            <li key={`${one.year} ${one.month}`}>
              <span className="num">{one.value}</span>
              {name(one)}
            </li>
          ))}
        </ol>
      </div>
      <details>
        <summary>{texts.t('media.history.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.t('media.history.month')}</th>
              <th scope="col">{texts.t('media.history.value')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <tr key={`${one.year} ${one.month}`}>
                <th scope="row">
                  {name(one)} {one.year}
                </th>
                <td className="num">{texts.t('shell.coins', { count: one.value })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
})
