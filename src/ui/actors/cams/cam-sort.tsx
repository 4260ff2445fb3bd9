import { observer } from 'mobx-react-lite'
import { Select } from '@/ui/kit/forms/select'
import { useTexts } from '@/ui/texts/use-texts'
import type { ActorSort } from '@/domain/actors/actor-order'
import { CAM_SORTS } from './cam-query'

/** The address of a list of actors that has an order. */
interface SortedAddress {
  readonly query: { readonly sort: ActorSort }
  readonly change: (next: () => { readonly sort: ActorSort }) => void
}

/** The order of the list. */
export const CamSort = observer(function CamSort({ address: { query, change } }: { readonly address: SortedAddress }) {
  const texts = useTexts()
  return (
    <Select
      label={texts.t('actors.sort.label')}
      hideLabel
      inline
      value={query.sort}
      options={CAM_SORTS.map((sort) => ({ value: sort, label: texts.t(`actors.sort.${sort}`) }))}
      onChange={(sort) => change(() => ({ sort }))}
    />
  )
})
