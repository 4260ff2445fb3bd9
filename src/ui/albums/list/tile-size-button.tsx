import { Grid2x2, Grid3x3 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useTexts } from '@/ui/texts/use-texts'
import type { AlbumsViewModel } from './albums-view-model'

/** Switches between small and large tiles. */
export const TileSizeButton = observer(function TileSizeButton({
  albums,
}: {
  readonly albums: Pick<AlbumsViewModel, 'settings' | 'setSize'>
}) {
  const texts = useTexts()
  const isLarge = albums.settings.size === 'large'
  return (
    <IconButton
      label={texts.t('albums.grid.large')}
      pressed={isLarge}
      onClick={() => void albums.setSize(isLarge ? 'small' : 'large')}
    >
      {isLarge ? <Grid2x2 /> : <Grid3x3 />}
    </IconButton>
  )
})
