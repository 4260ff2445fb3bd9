import { observer } from 'mobx-react-lite'
import { useTexts } from '@/ui/texts/use-texts'
import type { ProfileRatingsViewModel } from './profile-ratings-view-model'
import css from './ratings-panel.module.css'

/** Ratings of chats: the share of content guests, the count of each rating (ACT-007, ACT-055). */
export const RatingsPanel = observer(function RatingsPanel({
  name,
  of,
}: {
  readonly name: string
  readonly of: Pick<ProfileRatingsViewModel, 'ratings' | 'rows'>
}) {
  const texts = useTexts()
  const { ratings, rows } = of
  if (ratings === null) return null
  return (
    <section className={css['ratings']}>
      <h2>{texts.t('discovery.ratings.title', { name })}</h2>
      <div className={css['sum']}>
        <strong className="num">{texts.t('discovery.ratings.rate', { rate: ratings.satisfactionRate })}</strong>
        <p>
          {texts.t('discovery.ratings.of', { count: ratings.countRatings })}
          <br />
          {texts.t('discovery.ratings.chats', { count: ratings.chats, chats: texts.number(ratings.chats) })}
        </p>
      </div>
      <dl className={css['rows']}>
        {rows.map(({ rating, count, percent }) => (
          <div key={rating}>
            <dt>{texts.t(`discovery.ratings.${rating}`)}</dt>
            <dd>
              <i aria-hidden="true">
                <i style={{ inlineSize: `${percent}%` }} />
              </i>
              <span className="num">{texts.number(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
})
