import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ALBUM_ORDERS, ALBUM_TYPES } from '@/domain/albums/album-lists'
import type { ListAddress } from '@/ui/base/use-list-address'
import { Button } from '@/ui/kit/actions/button'
import { Chip } from '@/ui/kit/actions/chip'
import { Select } from '@/ui/kit/forms/select'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import { useTexts } from '@/ui/texts/use-texts'
import css from './album-filter.module.css'
import type { AlbumListQuery } from './album-query'

interface AlbumFilterProps {
  readonly address: ListAddress<AlbumListQuery>
  readonly isLoggedIn: boolean
}

/** The filters of the list. */
export const AlbumFilter = observer(function AlbumFilter({ address, isLoggedIn }: AlbumFilterProps) {
  const texts = useTexts()
  const { query, change, clear } = address
  const types = ALBUM_TYPES.filter((type) => type !== 'bought' || isLoggedIn || query.types.includes(type))
  return (
    <div className={css['filter']} data-anchor="pagination">
      <ChipRow label={texts.t('albums.filter.label')} className={css['row'] ?? ''}>
        {types.map((type) => (
          <Chip
            key={type}
            on={query.types.includes(type)}
            onToggle={() =>
              change((now) => ({ types: ALBUM_TYPES.filter((t) => now.types.includes(t) !== (t === type)) }))
            }
          >
            {texts.t(`albums.filter.${type}`)}
          </Chip>
        ))}
        {query.types.length > 0 ? (
          <Button kind="ghost" size="s" icon={<X />} onClick={clear}>
            {texts.t('albums.filter.clear')}
          </Button>
        ) : null}
      </ChipRow>
    </div>
  )
})

/** The order of the list. */
export const AlbumSort = observer(function AlbumSort({
  address: { query, change },
}: Pick<AlbumFilterProps, 'address'>) {
  const texts = useTexts()
  return (
    <Select
      label={texts.t('albums.sort.label')}
      hideLabel
      inline
      value={query.sort}
      options={ALBUM_ORDERS.map((order) => ({ value: order, label: texts.t(`albums.sort.${order}`) }))}
      onChange={(sort) => change(() => ({ sort }))}
    />
  )
})
