import { observer } from 'mobx-react-lite'
import { VIDEO_ORDERS } from '@/domain/media/video-lists'
import { useHref } from '@/ui/base/use-href'
import type { ListAddress } from '@/ui/base/use-list-address'
import { Link } from '@/ui/kit/actions/link'
import { Select } from '@/ui/kit/forms/select'
import { LinkRow } from '@/ui/kit/lists/link-row'
import { TILE_SIZES_ATTRIBUTE, TileGridView } from '@/ui/media/list/tile-grid'
import { VideoTile } from '@/ui/media/list/video-tile'
import { ActorSeo } from '@/ui/seo/actor-seo-screen'
import { useTexts } from '@/ui/texts/use-texts'
import css from './videos-tab.module.css'
import type { ProfileVideosQuery, VideoChoice } from './profile-videos-query'
import type { ProfileVideosViewModel } from './profile-videos-view-model'

/** The videos of an actor: all, the classics, or a tag's (ACT-023, ACT-024). */
export const VideosTab = observer(function VideosTab({
  actorName,
  choice,
  videos: { list, tags },
  address: { query, change },
}: {
  readonly actorName: string
  readonly choice: VideoChoice
  readonly videos: Pick<ProfileVideosViewModel, 'list' | 'tags'>
  readonly address: ListAddress<ProfileVideosQuery>
}) {
  const texts = useTexts()
  const href = useHref()
  const tag = choice.kind === 'tag' ? choice.tag : null
  const actorId = list.items[0]?.actor.id
  const label = tags.find(({ id }) => id === tag)?.label
  const heading = {
    all: texts.t('discovery.profile.videos'),
    classic: texts.t('discovery.profile.classicsOf', { name: actorName }),
    tag:
      label === undefined ? texts.t('discovery.profile.videos') : texts.t('discovery.profile.tagged', { tag: label }),
  }[choice.kind]
  return (
    <>
      <h2 className={choice.kind === 'all' ? 'visually-hidden' : ''}>{heading}</h2>
      {choice.kind === 'classic' ? (
        <p className={css['lead']}>{texts.t('discovery.profile.classicsLead')}</p>
      ) : (
        <TagLinks actorName={actorName} tag={tag} tags={tags} />
      )}
      <div className={css['bar']}>
        <p role="status">{list.total === null ? null : texts.t('media.lists.count', { count: list.total })}</p>
        <Select
          label={texts.t('media.sort.label')}
          hideLabel
          inline
          value={query.sort}
          options={VIDEO_ORDERS.map((order) => ({ value: order, label: texts.t(`media.sort.${order}`) }))}
          onChange={(sort) => change(() => ({ sort }))}
        />
      </div>
      <TileGridView
        label={heading}
        list={list}
        empty={<p className={css['none']}>{texts.t('discovery.profile.noVideos')}</p>}
      >
        {(tile) =>
          tile.type === 'video' ? (
            <VideoTile
              video={tile}
              sizes={TILE_SIZES_ATTRIBUTE.small}
              to={href('actorVideo', { actorName, videoId: tile.id })}
            />
          ) : null
        }
      </TileGridView>
      {tag === null || actorId === undefined ? null : <ActorSeo actorId={actorId} tagGroup={tag} />}
    </>
  )
})

const TagLinks = observer(function TagLinks({
  actorName,
  tag,
  tags,
}: {
  readonly actorName: string
  readonly tag: string | null
  readonly tags: ProfileVideosViewModel['tags']
}) {
  const texts = useTexts()
  const href = useHref()
  if (tags.length === 0 && tag === null) return null
  return (
    <LinkRow label={texts.t('media.filter.tags')} current={tag} className={css['tags'] ?? ''}>
      <Link href={href('actorVideos', { actorName })} data-still aria-current={tag === null ? 'page' : undefined}>
        {texts.t('actors.filter.all')}
      </Link>
      {tags.map(({ id, label }) => (
        <Link
          key={id}
          href={href('actorVideosByTag', { actorName, tagGroup: id })}
          data-still
          aria-current={id === tag ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </LinkRow>
  )
})
