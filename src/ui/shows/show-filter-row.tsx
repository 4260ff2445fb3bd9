import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { SHOW_ORDERS } from '@/domain/shows/show'
import { SHOW_FILTERS } from '@/domain/shows/show-filter'
import type { ListAddress } from '@/ui/base/use-list-address'
import { Button } from '@/ui/kit/actions/button'
import { Chip } from '@/ui/kit/actions/chip'
import { Select } from '@/ui/kit/forms/select'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import { useTexts } from '@/ui/texts/use-texts'
import type { ShowListQuery } from './show-address'
import css from './show-list.module.css'

interface Props {
  readonly address: ListAddress<ShowListQuery>
}

/** The filters of the list of shows. */
export const ShowFilterRow = observer(function ShowFilterRow({
  address: { query, change, clear },
  isLoggedIn,
}: Props & { readonly isLoggedIn: boolean }) {
  const texts = useTexts()
  const filters = SHOW_FILTERS.filter((one) => one !== 'mine' || isLoggedIn || query.filters.includes(one))
  return (
    <div className={css['filter']}>
      <ChipRow label={texts.t('shows.filter.label')} className={css['row'] ?? ''}>
        {filters.map((one) => (
          <Chip
            key={one}
            on={query.filters.includes(one)}
            onToggle={() =>
              change((now) => ({ filters: SHOW_FILTERS.filter((f) => now.filters.includes(f) !== (f === one)) }))
            }
          >
            {texts.t(`shows.filter.${one}`)}
          </Chip>
        ))}
        {query.filters.length > 0 ? (
          <Button kind="ghost" size="s" icon={<X />} onClick={clear}>
            {texts.t('shows.filter.clear')}
          </Button>
        ) : null}
      </ChipRow>
    </div>
  )
})

/** The order of the list. */
export const ShowSort = observer(function ShowSort({ address: { query, change } }: Props) {
  const texts = useTexts()
  return (
    <Select
      label={texts.t('shows.sort.label')}
      hideLabel
      inline
      value={query.order}
      options={SHOW_ORDERS.map((order) => ({ value: order, label: texts.t(`shows.sort.${order}`) }))}
      onChange={(order) => change(() => ({ order }))}
    />
  )
})
