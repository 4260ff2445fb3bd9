import { Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { pictureAfter } from '@/domain/albums/viewer'
import type { FeedPost, PostClip, PostPhoto } from '@/domain/feed/post'
import { placeholderOf } from '@/ui/artwork/palette'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Picture, type PictureSource } from '@/ui/kit/media/picture'
import { Player } from '@/ui/kit/media/player'
import { PictureViewer } from '@/ui/kit/overlays/picture-viewer'
import { useTexts } from '@/ui/texts/use-texts'
import css from './post-media.module.css'
import { NO_ADDRESS } from '@/domain/media/granted-address'

/** The widths in which a picture of a post is shown. */
const WIDTHS = [320, 640, 1280] as const

/** Number of pictures in the grid; the last one leads to the others. */
const SHOWN = 4

/** The media of a post that the guest may see. */
export const PostMedia = observer(function PostMedia({ post }: { readonly post: FeedPost }) {
  if (post.clip !== null) return <Clip post={post} clip={post.clip} />
  if (post.photos !== null && post.photos.photos.length > 0) return <Photos post={post} photos={post.photos.photos} />
  return null
})

const familyOf = ({ model, clip }: FeedPost): number =>
  clip?.sources[0]?.poster.family ?? model.avatar.picture?.family ?? 1

const sourceOf = (post: FeedPost, { address }: PostPhoto): PictureSource => ({
  base: String(address),
  placeholder: placeholderOf(familyOf(post)),
  widths: WIDTHS,
})

const Photos = observer(function Photos({
  post,
  photos,
}: {
  readonly post: FeedPost
  readonly photos: readonly PostPhoto[]
}) {
  const texts = useTexts()
  const [openAt, setOpenAt] = useState<number | null>(null)
  const shown = photos.slice(0, SHOWN)
  const more = photos.length - shown.length
  const open = openAt === null ? null : (photos[openAt] ?? null)
  const { title } = post
  return (
    <>
      <ul role="list" className={css['photos']} data-count={shown.length}>
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className={css['open']}
              aria-label={texts.t('feed.photo.open', { position: index + 1, count: photos.length, title })}
              onClick={() => setOpenAt(index)}
            >
              {photo.address === NO_ADDRESS ? (
                <span className={css['coming']} style={{ background: placeholderOf(familyOf(post)) }} />
              ) : (
                <Picture
                  source={sourceOf(post, photo)}
                  alt=""
                  shape="fill"
                  sizes={shown.length === 1 ? '(min-width: 720px) 640px, 100vw' : '(min-width: 720px) 320px, 50vw'}
                />
              )}
              {more > 0 && index === SHOWN - 1 ? (
                <span
                  className={css['rest']}
                  aria-hidden="true"
                  data-rest={texts.t('feed.photo.rest', { count: more })}
                />
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer
        picture={
          open === null || open.address === NO_ADDRESS
            ? null
            : {
                source: sourceOf(post, open),
                alt: texts.t('feed.photo.alt', { position: (openAt ?? 0) + 1, title }),
                shape: 'portrait',
              }
        }
        title={title}
        position={
          photos.length === 1 ? null : (
            <span className="num">
              {texts.t('feed.photo.position', { position: (openAt ?? 0) + 1, count: photos.length })}
            </span>
          )
        }
        isFirst={openAt === 0}
        isLast={openAt === photos.length - 1}
        labels={{
          close: texts.t('feed.photo.close'),
          previous: texts.t('feed.photo.previous'),
          next: texts.t('feed.photo.next'),
        }}
        onStep={(step) => setOpenAt((at) => (at === null ? null : pictureAfter(at, photos.length, step)))}
        onClose={() => setOpenAt(null)}
      />
    </>
  )
})

/** A clip starts at a press: until then it is a picture, so that feeds are quiet. */
const Clip = observer(function Clip({ post, clip }: { readonly post: FeedPost; readonly clip: PostClip }) {
  const texts = useTexts()
  const [isPlaying, setPlaying] = useState(false)
  const [source] = clip.sources
  if (source === undefined) return null
  const poster = pictureOf(source.poster)
  return (
    <div className={css['clip']} style={{ aspectRatio: clip.ratio }}>
      {isPlaying && source.src !== NO_ADDRESS ? (
        <Player
          src={String(source.src)}
          title={post.title}
          language={texts.language}
          poster={poster}
          autoPlay
          takesFocus
          labels={{
            failed: texts.t('feed.clip.failed'),
            failedHint: texts.t('feed.clip.failedHint'),
            retry: texts.t('feed.clip.retry'),
          }}
        />
      ) : (
        <button
          type="button"
          className={css['play']}
          aria-label={texts.t('feed.clip.play', { title: post.title, length: lengthText(clip.length) })}
          onClick={() => setPlaying(true)}
        >
          <Picture source={poster} alt="" shape="fill" sizes="(min-width: 720px) 640px, 100vw" />
          <span className={css['disc']} aria-hidden="true">
            <Play />
          </span>
          <span className={css['length']} aria-hidden="true">
            <span className="num">{lengthText(clip.length)}</span>
          </span>
        </button>
      )}
    </div>
  )
})

/** Minutes and seconds. */
const lengthText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
