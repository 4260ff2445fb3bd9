import { observer } from 'mobx-react-lite'
import { Slice } from '@/ui/kit/slice'
import { LoadError } from '@/ui/base/load-error'
import { Spotlight } from './spotlight'
import css from './video-hub.module.css'
import type { VideoHubViewModel } from './video-hub-view-model'
import { VideoRow } from './video-row'

/** A row of every list, under one featured video. */
export const VideoHub = observer(function VideoHub({ hub }: { readonly hub: VideoHubViewModel }) {
  if (hub.error !== null) return <LoadError of={hub} />
  return (
    <div className={css['shelves']}>
      <Spotlight video={hub.pick} />
      {hub.rows.map(({ name, list }) => (
        <Slice key={name}>
          <VideoRow name={name} list={list} />
        </Slice>
      ))}
    </div>
  )
})
