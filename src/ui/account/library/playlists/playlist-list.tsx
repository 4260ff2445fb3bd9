import { ListPlus, ListVideo } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { PlaylistSummary } from '@/domain/library/playlist'
import { pictureOf } from '@/ui/artwork/picture-of'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import css from './playlist-list.module.css'
import type { PlaylistsViewModel } from './playlists-view-model'
import { TitleDialog } from './title-dialog'

type Model = Pick<PlaylistsViewModel, 'lists' | 'draft' | 'isWriting' | 'write' | 'close' | 'create'>

/** The playlists of a guest. */
export const PlaylistList = observer(function PlaylistList({ model }: { readonly model: Model }) {
  const texts = useTexts()
  return (
    <section className={css['all']} aria-label={texts.t('library.tabs.playlists')}>
      <Content model={model} />
      <TitleDialog
        open={model.isWriting}
        onClose={() => model.close()}
        draft={model.draft}
        title={texts.t('library.playlists.new')}
        action={texts.t('library.playlists.create')}
        onSave={() => void model.create()}
      />
    </section>
  )
})

const Content = observer(function Content({ model }: { readonly model: Model }) {
  const texts = useTexts()
  const { lists } = model
  if (lists.value === undefined) return lists.error === null ? <Coming /> : <LoadError of={lists} />
  const create = (
    <Button kind="primary" icon={<ListPlus />} onClick={() => model.write()}>
      {texts.t('library.playlists.new')}
    </Button>
  )
  if (lists.value.length === 0)
    return (
      <EmptyState
        picture={<ListVideo />}
        title={texts.t('library.playlists.none')}
        text={texts.t('library.playlists.noneText')}
        action={create}
      />
    )
  return (
    <>
      <div className={css['head']}>{create}</div>
      <ul className={css['grid']} role="list">
        {lists.value.map((list) => (
          <li key={list.id}>
            <PlaylistCard list={list} />
          </li>
        ))}
      </ul>
    </>
  )
})

const PlaylistCard = observer(function PlaylistCard({ list }: { readonly list: PlaylistSummary }) {
  const texts = useTexts()
  const href = useHref()
  const { id, title, count, covers } = list
  return (
    <article className={css['card']} aria-label={title}>
      <div className={css['covers']} data-covers={covers.length} aria-hidden="true">
        {covers.length === 0 ? <ListVideo /> : null}
        {covers.map((cover, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two videos may have the same cover
          <Picture key={place} source={pictureOf(cover)} alt="" shape="fill" sizes="220px" />
        ))}
      </div>
      <h2 className={css['title']}>
        <Link className={css['link']} href={href('memberMediathek', {}, { tab: 'playlists', list: id })}>
          {title}
        </Link>
      </h2>
      <p className={css['line']}>{texts.t('library.playlists.count', { count })}</p>
    </article>
  )
})

const Coming = () => (
  <div className={css['grid']} aria-busy="true">
    <Skeleton shape="landscape" />
    <Skeleton shape="landscape" />
    <Skeleton shape="landscape" />
  </div>
)
