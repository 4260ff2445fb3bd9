import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/actions/button'
import { Chip } from '@/ui/kit/actions/chip'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import type { ListAddress } from '@/ui/base/use-list-address'
import { useTexts } from '@/ui/texts/use-texts'
import { toggled } from '@/ui/actors/cams/cam-query'
import { part } from '@/ui/kit/part'
import css from './video-filter.module.css'
import { kindsOf, type VideoListName } from './video-list'
import { hasFilters, withTag, type VideoListQuery } from './video-query'
import type { VideosViewModel } from './videos-view-model'

const TagSearch = part(async () => (await import('./tag-search-screen')).TagSearch)

/** The filters of a list: prices and mood. */
export const VideoFilter = observer(function VideoFilter({
  name,
  videos,
  address,
  isLoggedIn,
}: {
  readonly name: VideoListName
  readonly videos: Pick<VideosViewModel, 'moods'>
  readonly address: ListAddress<VideoListQuery>
  readonly isLoggedIn: boolean
}) {
  const texts = useTexts()
  const { query, change, clear } = address
  const kinds = kindsOf(name).filter((kind) => kind !== 'bought' || isLoggedIn || query.kinds.includes('bought'))
  return (
    <div className={css['filter']} data-anchor="pagination">
      <ChipRow label={texts.t('media.filter.label')} className={css['row'] ?? ''}>
        {kinds.map((kind) => (
          <Chip
            key={kind}
            on={query.kinds.includes(kind)}
            onToggle={() => change((now) => ({ kinds: toggled(now.kinds, kind) }))}
          >
            {texts.t(`media.filter.${kind}`)}
          </Chip>
        ))}
        {hasFilters(query) ? (
          <Button kind="ghost" size="s" icon={<X />} onClick={clear}>
            {texts.t('media.filter.clear')}
          </Button>
        ) : null}
      </ChipRow>
      <Moods videos={videos} address={address} />
    </div>
  )
})

const Moods = observer(function Moods({
  videos,
  address: { query, change },
}: {
  readonly videos: Pick<VideosViewModel, 'moods'>
  readonly address: ListAddress<VideoListQuery>
}) {
  const texts = useTexts()
  return (
    <div className={css['tags']}>
      <div className={css['search']}>
        <TagSearch
          chosen={query.tags}
          onChoose={(id) => change(({ tags }) => ({ tags: tags.includes(id) ? tags : withTag(tags, id) }))}
        />
      </div>
      <ChipRow label={texts.t('media.filter.tags')} className={css['moods'] ?? ''}>
        {videos.moods(query.tags).map(({ id, label }) => (
          <Chip
            key={id}
            on={query.tags.includes(id)}
            onToggle={() => change(({ tags }) => ({ tags: withTag(tags, id) }))}
          >
            {label ?? texts.t('media.filter.otherTag')}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
})
