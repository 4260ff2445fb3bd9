import { observer } from 'mobx-react-lite'
import { LoadError } from '@/ui/base/load-error'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Checkbox } from '@/ui/kit/forms/toggle'
import { Sheet } from '@/ui/kit/overlays/sheet'
import { useMedia } from '@/ui/kit/use-media'
import { useTexts } from '@/ui/texts/use-texts'
import type { AddToPlaylistViewModel } from './add-to-playlist-view-model'
import css from './playlist-sheet.module.css'
import { TitleForm } from './title-form'

type Model = Pick<AddToPlaylistViewModel, 'isOpen' | 'lists' | 'draft' | 'close' | 'toggle' | 'create'>

/** The guest's playlists, whether each has the video, and a form for a new one. */
export const PlaylistSheet = observer(function PlaylistSheet({ model }: { readonly model: Model }) {
  const texts = useTexts()
  const isNarrow = useMedia('(max-width: 767px)')
  return (
    <Sheet
      open={model.isOpen}
      onClose={() => model.close()}
      title={texts.t('library.playlists.add')}
      closeLabel={texts.t('library.viewer.close')}
      side={isNarrow ? 'bottom' : 'right'}
    >
      <div className={css['sheet']}>
        <Lists model={model} />
        <section className={css['new']}>
          <TitleForm
            draft={model.draft}
            label={texts.t('library.playlists.new')}
            action={texts.t('library.playlists.create')}
            onSave={() => void model.create()}
          />
        </section>
      </div>
    </Sheet>
  )
})

const Lists = observer(function Lists({ model }: { readonly model: Model }) {
  const texts = useTexts()
  const { lists } = model
  if (lists.value === undefined && lists.error !== null) return <LoadError of={lists} />
  if (lists.value === undefined) return <Skeleton shape="block" height="132px" />
  if (lists.value.length === 0) return <p className={css['note']}>{texts.t('library.playlists.first')}</p>
  return (
    <ul className={css['lists']} aria-label={texts.t('library.tabs.playlists')}>
      {lists.value.map((list) => (
        <li key={list.id}>
          <Checkbox
            label={<span className={css['title']}>{list.title}</span>}
            hint={texts.t('library.playlists.count', { count: list.count })}
            checked={list.hasVideo}
            onChange={(wanted) => void model.toggle(list, wanted)}
          />
        </li>
      ))}
    </ul>
  )
})
