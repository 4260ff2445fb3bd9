import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { actorGrid } from '@/ui/actors/actor-grid'
import { LiveActors } from '@/ui/actors/live-actors'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { useService, useShown, useViewModel } from '@/ui/base/container'
import { ListPage } from '@/ui/base/list-page'
import { TileList } from '@/ui/base/tile-list'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { VideoListsNav } from '@/ui/media/list/video-lists-nav'
import { useTexts } from '@/ui/texts/use-texts'
import { VideoStarTile } from './video-star-tile'
import { VideoStarsViewModel } from './video-stars-view-model'

const GRID = actorGrid(
  [
    { from: 0, columns: 2 },
    { from: 560, columns: 3 },
    { from: 760, columns: 4 },
    { from: 980, columns: 5 },
    { from: 1150, columns: 6 },
  ],
  18,
)

/** The actors with most videos (NAV-033). */
export const Screen = observer(function VideoStarsScreen() {
  const texts = useTexts()
  const stars = useViewModel(VideoStarsViewModel)
  const live = useService(LiveActors)
  const { key } = useLocation()
  useShown(
    stars,
    useCallback(() => stars.show(key), [stars, key]),
  )
  const title = texts.t('discovery.stars.title')
  const lead = texts.t('discovery.stars.lead')
  return (
    <ListPage title={title} description={lead} note={<p>{lead}</p>}>
      <VideoListsNav />
      <TileList
        label={title}
        list={stars.list}
        grid={GRID}
        empty={<EmptyState picture={<ShapeIcon seed={7} />} title={texts.t('discovery.stars.none')} text={null} />}
      >
        {(star, index) => <VideoStarTile star={star} live={live} eager={index < 4} />}
      </TileList>
    </ListPage>
  )
})
