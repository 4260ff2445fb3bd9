import { Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { lengthText } from '@/domain/media/length'
import type { Video } from '@/domain/media/video'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Picture } from '@/ui/kit/media/picture'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './spotlight.module.css'
import { videoPrice } from './video-tile'

/** One video as large as the page. It reserves its space while loading. */
export const Spotlight = observer(function Spotlight({ video }: { readonly video: Video | null }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <section className={css['spotlight']} data-theme="dark" aria-busy={video === null}>
      {video === null ? (
        <Skeleton shape="block" className={css['coming'] ?? ''} />
      ) : (
        <>
          <Picture
            source={pictureOf(video.cover)}
            alt=""
            shape="fill"
            eager
            sizes="(min-width: 1352px) 1256px, max(100vw, 711px)"
          />
          <span className={css['veil']} />
          <div className={css['words']}>
            <p className={css['over']}>{texts.t('media.spotlight')}</p>
            <h2>{video.title}</h2>
            <p className={css['facts']}>
              <span>{video.actor.name}</span>
              <span className="num">{lengthText(video.duration)}</span>
              <span className={css['price']}>{videoPrice(video, texts)}</span>
            </p>
            <ButtonLink kind="primary" size="l" icon={<Play />} href={href('video', { videoId: video.id })}>
              {texts.t('media.watch')}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  )
})
