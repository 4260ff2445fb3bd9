import { observer } from 'mobx-react-lite'
import { nextTagLevel, TAGS_FOR, type TagLevel } from '@/domain/albums/tag-level'
import { MAX_SUGGESTED_TAGS } from '@/domain/albums/tag-suggestion'
import { useHref } from '@/ui/base/use-href'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { Points } from '@/ui/boxes/parts/points'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'

/** Thanks for suggested tags: what they do, how to go on, and when the next thanks come. */
export const TagReward = observer(function TagReward({
  level,
  onClose,
}: {
  readonly level: TagLevel
  readonly onClose: () => void
}) {
  const texts = useTexts()
  const href = useHref()
  const next = nextTagLevel(level)
  return (
    <BoxDialog
      title={texts.t(`boxes.tags.${level}`)}
      text={texts.t('boxes.tags.text')}
      later={texts.t('boxes.later')}
      action={
        <ButtonLink kind="primary" href={href('albums', {})} onClick={onClose}>
          {texts.t('boxes.tags.albums')}
        </ButtonLink>
      }
      onClose={onClose}
    >
      <Points
        lines={[
          level === 'basic' ? texts.t('boxes.tags.good') : texts.t('boxes.tags.thanks'),
          texts.t('boxes.tags.most', { count: MAX_SUGGESTED_TAGS }),
          next === null ? texts.t('boxes.tags.last') : texts.t('boxes.tags.next', { count: TAGS_FOR[next] }),
        ]}
      />
      <p>
        <Link href={href('actorSearch', {})} onClick={onClose}>
          {texts.t('boxes.tags.search')}
        </Link>
      </p>
    </BoxDialog>
  )
})
