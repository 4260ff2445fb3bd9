import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button } from '@/ui/kit/button'
import { Chip } from '@/ui/kit/chip'
import { ChipRow } from '@/ui/kit/scroll-row'
import { Select } from '@/ui/kit/select'
import { useService } from '@/ui/shell/container'
import { useTexts } from '@/ui/texts/use-texts'
import { toggled } from '@/ui/actors/cam-query'
import type { VideoTag } from './common-tags'
import { useVideoNavigation } from './use-video-navigation'
import css from './video-filter.module.css'
import { kindsOf, ordersOf, type VideoListName } from './video-list'
import { isNarrowed, withTag } from './video-query'

/** What a list can be narrowed by: what a video costs, its mood; and in which order it stands. */
export const VideoFilter = observer(function VideoFilter({
  name,
  tags,
}: {
  readonly name: VideoListName
  readonly tags: readonly VideoTag[]
}) {
  const texts = useTexts()
  const { isLoggedIn } = useService(GuestViewModel)
  const { query, change, clear } = useVideoNavigation()
  const { own, offered } = ordersOf(name)
  const kinds = kindsOf(name).filter((kind) => kind !== 'bought' || isLoggedIn || query.kinds.includes('bought'))
  return (
    <div className={css['filter']} data-anchor="pagination">
      <div className={css['line']}>
        <ChipRow label={texts.t('media.filter.label')} className={css['row'] ?? ''}>
          {kinds.map((kind) => (
            <Chip
              key={kind}
              on={query.kinds.includes(kind)}
              onToggle={() => change({ kinds: toggled(query.kinds, kind) })}
            >
              {texts.t(`media.filter.${kind}`)}
            </Chip>
          ))}
          {isNarrowed(query) ? (
            <Button kind="ghost" size="s" icon={<X />} onClick={clear}>
              {texts.t('media.filter.clear')}
            </Button>
          ) : null}
        </ChipRow>
        <div className={css['sort']}>
          <Select
            label={texts.t('media.sort.label')}
            hideLabel
            value={query.sort ?? own}
            options={offered.map((order) => ({ value: order, label: texts.t(`media.sort.${order}`) }))}
            onChange={(order) => change({ sort: order === own || order === 'topTrending' ? null : order })}
          />
        </div>
      </div>
      <Moods tags={withUnknown(tags, query.tags)} />
    </div>
  )
})

const Moods = observer(function Moods({ tags }: { readonly tags: readonly VideoTag[] }) {
  const texts = useTexts()
  const { query, change } = useVideoNavigation()
  return (
    <ChipRow label={texts.t('media.filter.tags')} className={css['moods'] ?? ''}>
      {tags.map(({ id, label }) => (
        <Chip key={id} on={query.tags.includes(id)} onToggle={() => change({ tags: withTag(query.tags, id) })}>
          {label}
        </Chip>
      ))}
    </ChipRow>
  )
})

/** A mood the address asks for can always be taken away again, also where it is not among the common ones. */
const withUnknown = (tags: readonly VideoTag[], wanted: readonly string[]): readonly VideoTag[] => [
  ...wanted.filter((id) => !tags.some((tag) => tag.id === id)).map((id) => ({ id, label: id.replaceAll('-', ' ') })),
  ...tags,
]
