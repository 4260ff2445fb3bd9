import { observer } from 'mobx-react-lite'
import type { ActorCollection } from '@/domain/actors/top-cam'
import { pictureOf } from '@/ui/artwork/picture-of'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { ScrollRow } from '@/ui/kit/lists/scroll-row'
import { Avatar } from '@/ui/kit/media/avatar'
import { useTexts } from '@/ui/texts/use-texts'
import css from './collections-row.module.css'

/** The collections that actors recommend, each named after one (ACT-030). */
export const CollectionsRow = observer(function CollectionsRow({
  collections,
  current,
}: {
  readonly collections: readonly ActorCollection[]
  /** The id of the collection that is shown; `null`: none is. */
  readonly current: string | null
}) {
  const texts = useTexts()
  if (collections.length === 0) return null
  const title = texts.t('discovery.collections.title')
  return (
    <section className={css['collections']}>
      <h2>{title}</h2>
      <ScrollRow label={title} className={css['row'] ?? ''}>
        {collections.map((one) => (
          <CollectionCard key={one.id} collection={one} isCurrent={one.id === current} />
        ))}
      </ScrollRow>
    </section>
  )
})

const CollectionCard = observer(function CollectionCard({
  collection: { actor, avatars, count, onlineCount },
  isCurrent,
}: {
  readonly collection: ActorCollection
  readonly isCurrent: boolean
}) {
  const texts = useTexts()
  const href = useHref()
  return (
    <Link
      className={css['card']}
      href={href('topCamsOf', { topList: actor.name.toLowerCase() })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {actor.avatar === null ? (
        <span className={css['shape']}>
          <ShapeIcon seed={Number(actor.id)} />
        </span>
      ) : (
        <Avatar source={pictureOf(actor.avatar)} alt="" size="l" />
      )}
      <span className={css['words']}>
        <strong>{texts.t('discovery.collections.of', { name: actor.name })}</strong>
        <span className="num">
          {texts.t('discovery.collections.count', { count })} · {texts.t('actors.categoryLive', { count: onlineCount })}
        </span>
        <span className={css['avatars']}>
          {avatars.map((avatar) => (
            <Avatar key={avatar.family} source={pictureOf(avatar)} alt="" size="xs" />
          ))}
        </span>
      </span>
    </Link>
  )
})
