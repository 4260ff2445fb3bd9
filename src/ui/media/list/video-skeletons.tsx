import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import css from './videos-screen.module.css'

/** The place of a video that is coming. */
export const VideoSkeleton = () => <TileSkeleton shape="landscape" />

/** Places of videos that are coming, in the columns they will stand in. */
export const VideoSkeletons = ({ count }: { readonly count: number }) => (
  <div className={css['videos']} aria-busy="true">
    {Array.from({ length: count }, (_, index) => (
      <VideoSkeleton key={index} />
    ))}
  </div>
)
