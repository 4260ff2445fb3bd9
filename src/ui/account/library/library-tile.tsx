import { Archive, ArchiveRestore, BookmarkX, EllipsisVertical, EyeOff, MessageCircle, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { LibraryItem } from '@/domain/library/library'
import { lengthText } from '@/domain/media/length'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { Menu, type MenuItem } from '@/ui/kit/actions/menu'
import { Badge } from '@/ui/kit/feedback/badge'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { addressOfItem, hasDisc, titleOfItem } from './item-kinds'
import css from './library-tile.module.css'
import type { LibraryViewModel } from './library-view-model'
import type { OpenedViewModel } from './opened-view-model'

interface LibraryTileProps {
  readonly item: LibraryItem
  readonly library: Pick<LibraryViewModel, 'archive' | 'unsave' | 'forget'>
  readonly opened: Pick<OpenedViewModel, 'open'>
  readonly sizes: string
  readonly eager?: boolean
}

/** An item of the library: its content, its actor, and since when the guest has it. */
export const LibraryTile = observer(function LibraryTile({
  item,
  library,
  opened,
  sizes,
  eager = false,
}: LibraryTileProps) {
  const texts = useTexts()
  const { actor, cover, duration, pictures, activity, at, medium } = item
  const title = titleOfItem(item, texts)
  return (
    <article className={css['tile']} aria-label={title}>
      <div className={css['picture']}>
        <Picture source={pictureOf(cover)} alt="" shape="landscape" sizes={sizes} eager={eager} />
        {hasDisc(item) ? (
          <span className={css['disc']} aria-hidden="true">
            {medium === 'videos' ? <Play /> : null}
          </span>
        ) : null}
        <div className={css['corner']}>
          {duration === null ? null : (
            <Badge tone="veil">
              <span className="num">{lengthText(duration)}</span>
            </Badge>
          )}
          {pictures === 0 ? null : (
            <Badge tone="veil">
              <span className="num">{texts.t('library.item.pictures', { count: pictures })}</span>
            </Badge>
          )}
        </div>
      </div>
      <h2 className={css['title']}>
        <Way item={item} title={title} opened={opened} />
      </h2>
      <p className={css['line']}>{actor?.name ?? texts.t('library.item.gone')}</p>
      <p className={css['line']}>
        {texts.t(`library.item.${activity}`, { date: texts.date(at) })}
        {item.isOwned && item.coins > 0 && activity !== 'watched'
          ? ` · ${texts.t('shell.coins', { count: item.coins })}`
          : null}
      </p>
      <div className={css['action']}>
        <Menu
          trigger={
            <IconButton kind="veil" size="s" label={texts.t('library.item.more', { title })}>
              <EllipsisVertical />
            </IconButton>
          }
          items={useActions(item, title, library)}
        />
      </div>
    </article>
  )
})

/** The link to the item: videos and albums have a page, all else opens here. */
const Way = observer(function Way({
  item,
  title,
  opened,
}: Pick<LibraryTileProps, 'item' | 'opened'> & { readonly title: string }) {
  const href = useHref()
  const address = addressOfItem(item, href)
  return address === null ? (
    <button type="button" className={css['link']} onClick={() => void opened.open(item)}>
      {title}
    </button>
  ) : (
    <Link className={css['link']} href={address}>
      {title}
    </Link>
  )
})

/** The actions for an item, by how it came into the library. */
function useActions(item: LibraryItem, title: string, library: LibraryTileProps['library']): readonly MenuItem[] {
  const texts = useTexts()
  const href = useHref()
  const { activity, isArchived, channelId } = item
  if (activity === 'watched')
    return [
      {
        id: 'forget',
        icon: <EyeOff />,
        label: texts.t('library.item.forget'),
        onSelect: () => void library.forget(item),
      },
    ]
  return [
    {
      id: 'archive',
      icon: isArchived ? <ArchiveRestore /> : <Archive />,
      label: texts.t(isArchived ? 'library.item.restore' : 'library.item.archive'),
      onSelect: () => void library.archive(item, title),
    },
    ...(activity === 'saved'
      ? [
          {
            id: 'unsave',
            icon: <BookmarkX />,
            label: texts.t('library.item.unsave'),
            onSelect: () => void library.unsave(item),
          },
        ]
      : []),
    ...(channelId === null
      ? []
      : [
          {
            kind: 'link' as const,
            id: 'conversation',
            icon: <MessageCircle />,
            label: texts.t('library.item.conversation'),
            href: href('messengerChannel', { channelId }),
          },
        ]),
  ]
}
