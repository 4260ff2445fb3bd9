import { observer } from 'mobx-react-lite'
import { Chip } from '@/ui/kit/actions/chip'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import { useTexts } from '@/ui/texts/use-texts'
import css from './live-filters.module.css'
import { LIVE_FILTERS, type LiveFilter } from './start-view-model'

const FILTERS = [...(Object.keys(LIVE_FILTERS) as (keyof typeof LIVE_FILTERS)[]), 'language'] as const

/** Filters the live row without leaving the page. */
export const LiveFilters = observer(function LiveFilters({
  chosen,
  onChoose,
}: {
  readonly chosen: LiveFilter
  readonly onChoose: (filter: LiveFilter) => void
}) {
  const texts = useTexts()
  return (
    <div className={css['filters']}>
      <ChipRow label={texts.t('actors.filter.title')}>
        {FILTERS.map((filter) => (
          <Chip key={filter} on={chosen === filter} onToggle={(on) => onChoose(on ? filter : 'forYou')}>
            {filter === 'language'
              ? texts.t('home.filters.language', { language: texts.languageName(texts.language) })
              : texts.t(`home.filters.${filter}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
})
