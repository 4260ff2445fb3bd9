import { EllipsisVertical, EyeOff, Flag, User } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ActorState } from '@/domain/actors/actor'
import { AWAY } from '@/domain/actors/away'
import { onlineStateOf, type FeedPost, type PostAuthor } from '@/domain/feed/post'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useAlive } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Menu } from '@/ui/kit/actions/menu'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Avatar } from '@/ui/kit/media/avatar'
import { reportQuery } from '@/ui/support/contact-draft'
import { useTexts } from '@/ui/texts/use-texts'
import { ageText } from './post-age'
import css from './post-head.module.css'
import type { PostServices } from './post-services'

/** Returns an author's state as far as a post knows it: updates complete it. */
const stateOf = ({ online, onlineState }: PostAuthor): ActorState => ({
  ...AWAY,
  isOnline: online,
  isBusy: onlineState === 'busy',
  freeChat: onlineState === 'freeChat',
})

/** A post's author, whether they are live, the time, and a menu of further actions. */
export const PostHead = observer(function PostHead({
  post,
  services,
  isOfProfile,
}: {
  readonly post: FeedPost
  readonly services: PostServices
  readonly isOfProfile: boolean
}) {
  const texts = useTexts()
  const href = useHref()
  const isAlive = useAlive()
  const { model, published } = post
  const { actors, feed } = services
  const online = onlineStateOf(actors.live.stateOf({ id: model.id, state: stateOf(model) }))
  const isLive = online !== 'offline'
  return (
    <header className={css['head']}>
      <Link
        className={css['author']}
        href={href(isLive ? 'actorChat' : 'actor', { actorName: model.name })}
        aria-label={texts.t(isLive ? 'feed.visitLive' : 'feed.visit', { name: model.name })}
      >
        {model.avatar.picture === null ? (
          <span className={css['nobody']}>
            <User />
          </span>
        ) : (
          <Avatar source={pictureOf(model.avatar.picture)} alt="" size="m" ring={isLive ? 'live' : 'none'} />
        )}
      </Link>
      <div id={`post-${post.id}-facts`} className={css['words']}>
        <Link className={css['name']} href={href('actor', { actorName: model.name })}>
          {model.name}
        </Link>
        <p className={css['facts']}>
          {isLive ? (
            <span className={css['state']} data-state={online}>
              <LiveDot state={online === 'busy' ? 'busy' : 'live'} />
              {texts.t(`feed.online.${online}`)}
            </span>
          ) : null}
          <time dateTime={new Date(published).toISOString()}>
            {isAlive ? ageText(published, feed.now, texts) : texts.date(published)}
          </time>
        </p>
      </div>
      {isOfProfile ? null : <Follow post={post} services={services} />}
      <More post={post} services={services} />
    </header>
  )
})

interface Part {
  readonly post: FeedPost
  readonly services: PostServices
}

const Follow = observer(function Follow({ post: { model, guestState }, services: { actors } }: Part) {
  const texts = useTexts()
  const actor = { id: model.id, name: model.name, isFavorite: guestState.following }
  const isFollowed = actors.live.isFavorite(actor)
  return (
    <Button
      size="s"
      kind={isFollowed ? 'ghost' : 'glass'}
      aria-pressed={isFollowed}
      aria-label={texts.t(isFollowed ? 'feed.unfollow' : 'feed.follow', { name: model.name })}
      onClick={() => void actors.pins.toggle(actor)}
    >
      {texts.t(isFollowed ? 'feed.following' : 'feed.followShort')}
    </Button>
  )
})

const More = observer(function More({ post, services: { actions } }: Part) {
  const texts = useTexts()
  const href = useHref()
  const { id, title, model } = post
  return (
    <Menu
      trigger={
        <IconButton label={texts.t('feed.menu', { title })}>
          <EllipsisVertical />
        </IconButton>
      }
      items={[
        {
          id: 'hide',
          label: texts.t('feed.hide'),
          icon: <EyeOff />,
          onSelect: () => void actions.hide(post),
        },
        {
          kind: 'link',
          id: 'report',
          label: texts.t('feed.report'),
          icon: <Flag />,
          href: href('contact', {}, reportQuery({ kind: 'post', id, name: `${model.name}: ${title}` })),
        },
      ]}
    />
  )
})
