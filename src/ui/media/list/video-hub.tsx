import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { BannerSlot, JumbotronSlot } from '@/ui/promo/slots'
import { Slice } from '@/ui/kit/slice'
import { LoadError } from '@/ui/base/load-error'
import { Spotlight } from './spotlight'
import css from './video-hub.module.css'
import type { VideoHubViewModel } from './video-hub-view-model'
import type { VideoRowName } from './video-list'
import { VideoRow } from './video-row'

/** Content between rows, by the row before it. */
const BEHIND: Readonly<Partial<Record<VideoRowName, ReactNode>>> = {
  videoTrends: <JumbotronSlot type="videoStation" />,
  freeClips: <BannerSlot placement="videos" />,
}

/** A row of every list, under one featured video. */
export const VideoHub = observer(function VideoHub({ hub }: { readonly hub: VideoHubViewModel }) {
  if (hub.error !== null) return <LoadError of={hub} />
  return (
    <div className={css['shelves']}>
      <Spotlight video={hub.pick} />
      {hub.rows.map(({ name, list }, index) => (
        <Slice key={name}>
          <VideoRow name={name} list={list} videos={hub.shown[index]} />
          {BEHIND[name]}
        </Slice>
      ))}
    </div>
  )
})
