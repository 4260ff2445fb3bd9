import { observer } from 'mobx-react-lite'
import { Select } from '@/ui/kit/forms/select'
import { useTexts } from '@/ui/texts/use-texts'
import { CAM_SORTS } from './cam-query'
import { useCamNavigation } from './use-cam-navigation'

/** The order of the list. */
export const CamSort = observer(function CamSort() {
  const texts = useTexts()
  const { query, change } = useCamNavigation()
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
