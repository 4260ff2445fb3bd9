import { observer } from 'mobx-react-lite'
import { Select } from '@/ui/kit/forms/select'
import { useTexts } from '@/ui/texts/use-texts'
import { useVideoNavigation } from './use-video-navigation'
import { ordersOf, type VideoListName } from './video-list'

/** The order of the list; its own order leaves no trace in the address. */
export const VideoSort = observer(function VideoSort({ name }: { readonly name: VideoListName }) {
  const texts = useTexts()
  const { query, change } = useVideoNavigation()
  const { own, offered } = ordersOf(name)
  return (
    <Select
      label={texts.t('media.sort.label')}
      hideLabel
      inline
      value={query.sort ?? own}
      options={offered.map((order) => ({ value: order, label: texts.t(`media.sort.${order}`) }))}
      onChange={(order) => change(() => ({ sort: order === own || order === 'topTrending' ? null : order }))}
    />
  )
})
