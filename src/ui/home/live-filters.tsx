import { observer } from 'mobx-react-lite'
import { Chip } from '@/ui/kit/actions/chip'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import { useTexts } from '@/ui/texts/use-texts'
import css from './live-filters.module.css'
import type { LiveFilter } from './start-view-model'
import { ACTOR_PRESETS, type ActorPreset } from '@/application/actors/actor-gateway'

const FILTERS = [...(Object.keys(ACTOR_PRESETS) as ActorPreset[]), 'language'] as const

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
