import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/base/container'
import { VideoRow } from '@/ui/media/list/video-row'
import { FreeFilmsViewModel } from './free-films-view-model'

/** Videos to begin with below the message of an empty list. */
export const FreeFilms = observer(function FreeFilms() {
  const { films } = useViewModel(FreeFilmsViewModel)
  return <VideoRow name="freeClips" list={films} />
})
