import { ArrowUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ListContent } from '@/ui/base/list-content'
import { Button } from '@/ui/kit/actions/button'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { PostCard } from '@/ui/feed/post/post-card'
import type { PostServices } from '@/ui/feed/post/post-services'
import { TipSheet } from '@/ui/feed/talk/tip-sheet'
import type { FeedViewModel } from './feed-view-model'
import css from './post-list.module.css'

/** Number of placeholders shown before the first posts. */
const COMING = 3

/** Lets keyboard users skip the posts (six tab stops each) to the rest of the profile. */
const BEHIND = 'behind-posts'

/** The posts of a feed; new ones are announced, and shown at the guest's request. */
export const PostList = observer(function PostList({
  feed,
  services,
  empty,
  isOfProfile = false,
  heading = 'h3',
}: {
  readonly feed: Pick<FeedViewModel, 'list' | 'arrived' | 'reload' | 'postOf'>
  readonly services: PostServices
  readonly empty: ReactNode
  readonly isOfProfile?: boolean
  readonly heading?: 'h2' | 'h3'
}) {
  const texts = useTexts()
  const { list, arrived } = feed
  const { actions } = services
  return (
    <div className={css['feed']} data-profile={isOfProfile || undefined}>
      <div className={css['news']} role="status">
        {arrived.length === 0 ? null : (
          <Button kind="ink" size="s" icon={<ArrowUp />} onClick={() => void feed.reload()}>
            {texts.t('feed.arrived', { count: arrived.length })}
          </Button>
        )}
      </div>
      {isOfProfile && list.items.length > 0 ? (
        <a className="skip-link" href={`#${BEHIND}`}>
          {texts.t('feed.skip')}
        </a>
      ) : null}
      <ListContent list={list} empty={empty} skeleton={<Coming />}>
        <ul role="list" className={css['posts']} aria-busy={list.isLoading}>
          {list.items.map((post) => (
            <li key={post.id}>
              <PostCard post={post} services={services} isOfProfile={isOfProfile} heading={heading} />
            </li>
          ))}
        </ul>
      </ListContent>
      {isOfProfile ? <div id={BEHIND} tabIndex={-1} /> : null}
      <TipSheet post={actions.tipped === null ? null : feed.postOf(actions.tipped)} actions={actions} />
    </div>
  )
})

const Coming = () => Array.from({ length: COMING }, (_, index) => <PostSkeleton key={index} />)

const PostSkeleton = () => (
  <div className={css['skeleton']} aria-busy="true">
    <div className={css['skeletonHead']}>
      <Skeleton shape="pill" width="44px" height="44px" />
      <Skeleton width="8rem" />
    </div>
    <Skeleton width="60%" height="1.4rem" />
    <Skeleton width="90%" />
    <Skeleton shape="landscape" />
  </div>
)
