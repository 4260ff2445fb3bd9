import { observer } from 'mobx-react-lite'
import type { PictureRef } from '@/domain/actors/actor'
import type { LibraryItem } from '@/domain/library/library'
import { placeholderOf } from '@/ui/artwork/palette'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Picture } from '@/ui/kit/media/picture'
import { Player } from '@/ui/kit/media/player'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'
import { titleOfItem } from './item-kinds'
import css from './library-screen.module.css'
import type { OpenedViewModel, ShownContent } from './opened-view-model'

const WIDTHS = [320, 640, 1280] as const

/** A post or the media of a message, over the library. */
export const LibraryViewer = observer(function LibraryViewer({
  opened,
}: {
  readonly opened: Pick<OpenedViewModel, 'item' | 'content' | 'isFailed' | 'close' | 'retry'>
}) {
  const texts = useTexts()
  const { item, content, isFailed } = opened
  return (
    <Dialog
      open={item !== null}
      onClose={() => opened.close()}
      size="l"
      title={item === null ? '' : titleOfItem(item, texts)}
      closeLabel={texts.t('library.viewer.close')}
    >
      {item === null ? null : content !== null ? (
        <Content item={item} content={content} />
      ) : isFailed ? (
        <ErrorState
          title={texts.t('library.viewer.failed')}
          text={texts.t('library.viewer.failedHint')}
          retry={{ label: texts.t('shell.states.retry'), onRetry: () => void opened.retry() }}
        />
      ) : (
        <Skeleton shape="landscape" />
      )}
    </Dialog>
  )
})

const Content = observer(function Content({
  item,
  content,
}: {
  readonly item: LibraryItem
  readonly content: ShownContent
}) {
  const texts = useTexts()
  const href = useHref()
  if (content.kind === 'locked')
    return (
      <>
        <p>{texts.t('library.viewer.locked')}</p>
        <ButtonLink href={href('memberProfile', {})}>{texts.t('library.viewer.profile')}</ButtonLink>
      </>
    )
  if (content.kind === 'pictures') return <Pictures item={item} addresses={content.addresses} />
  return <Playing item={item} src={content.src} poster={content.poster ?? item.cover} />
})

const Pictures = observer(function Pictures({
  item,
  addresses,
}: {
  readonly item: LibraryItem
  readonly addresses: readonly string[]
}) {
  const texts = useTexts()
  return (
    <div className={css['pictures']}>
      {addresses.map((base) => (
        <Picture
          key={base}
          source={{ base, placeholder: placeholderOf(item.cover.family), widths: WIDTHS }}
          alt={titleOfItem(item, texts)}
          shape="portrait"
          sizes="(min-width: 720px) 640px, 100vw"
        />
      ))}
    </div>
  )
})

const Playing = observer(function Playing({
  item,
  src,
  poster,
}: {
  readonly item: LibraryItem
  readonly src: string
  readonly poster: PictureRef
}) {
  const texts = useTexts()
  return (
    <Player
      src={src}
      title={titleOfItem(item, texts)}
      language={texts.language}
      poster={pictureOf(poster)}
      autoPlay
      takesFocus
      labels={{
        failed: texts.t('library.viewer.failed'),
        failedHint: texts.t('library.viewer.failedHint'),
        retry: texts.t('shell.states.retry'),
      }}
    />
  )
})
