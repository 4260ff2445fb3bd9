import { observer } from 'mobx-react-lite'
import { Select } from '@/ui/kit/forms/select'
import type { ListAddress } from '@/ui/base/use-list-address'
import { useTexts } from '@/ui/texts/use-texts'
import { ordersOf, type VideoListName } from './video-list'
import type { VideoListQuery } from './video-query'

/** The order of the list; its own order leaves no trace in the address. */
export const VideoSort = observer(function VideoSort({
  name,
  address: { query, change },
}: {
  readonly name: VideoListName
  readonly address: ListAddress<VideoListQuery>
}) {
  const texts = useTexts()
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
