import { ArrowRight, ExternalLink, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { bannerPicture, type Banner } from '@/domain/promo/banner'
import { bannerTarget } from '@/domain/promo/banner-target'
import { pictureOf } from '@/ui/artwork/picture-of'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { cx } from '@/ui/kit/class-names'
import { Picture } from '@/ui/kit/media/picture'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { useTexts } from '@/ui/texts/use-texts'
import css from './banner-card.module.css'

/** One banner: picture and title, marked as a promotion, with link and close button (OTH-001). */
export const BannerCard = observer(function BannerCard({
  banner,
  onClose,
}: {
  readonly banner: Banner
  readonly onClose: () => void
}) {
  const texts = useTexts()
  const { title, containerClassSuffix } = banner
  const picture = bannerPicture(banner.imagePath)
  return (
    <section
      className={cx(css['card'], css[containerClassSuffix])}
      data-theme="dark"
      aria-label={texts.t('incentives.banner.label')}
    >
      {picture === null ? null : (
        <Picture
          source={pictureOf(picture)}
          alt=""
          shape="fill"
          sizes="(min-width: 1352px) 1256px, max(100vw, 711px)"
        />
      )}
      <span className={css['veil']} />
      <div className={css['words']}>
        <p className={css['label']}>{texts.t('incentives.banner.label')}</p>
        <Title banner={banner} />
      </div>
      <div className={css['close']}>
        <IconButton kind="veil" size="s" label={texts.t('incentives.close', { title })} onClick={onClose}>
          <X />
        </IconButton>
      </div>
    </section>
  )
})

const Title = observer(function Title({ banner }: { readonly banner: Banner }) {
  const texts = useTexts()
  const target = bannerTarget(banner)
  if (target === null || target === 'unsafe') return <p className={css['title']}>{banner.title}</p>
  if (target.kind === 'page')
    return (
      <Link className={css['title']} href={target.address}>
        {banner.title} <ArrowRight aria-hidden="true" />
      </Link>
    )
  return (
    <a className={css['title']} href={target.address} target="_blank" rel="noopener noreferrer">
      {banner.title} <ExternalLink aria-hidden="true" />
      <VisuallyHidden>{texts.t('incentives.banner.newTab')}</VisuallyHidden>
    </a>
  )
})
