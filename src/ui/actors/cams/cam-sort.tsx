import { observer } from 'mobx-react-lite'
import { Select } from '@/ui/kit/forms/select'
import type { ListAddress } from '@/ui/base/use-list-address'
import { useTexts } from '@/ui/texts/use-texts'
import { CAM_SORTS, type CamQuery } from './cam-query'

/** The order of the list. */
export const CamSort = observer(function CamSort({
  address: { query, change },
}: {
  readonly address: ListAddress<CamQuery>
}) {
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
