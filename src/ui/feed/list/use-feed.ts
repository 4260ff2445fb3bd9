import { useCallback, useEffect, useMemo } from 'react'
import { asId, type ActorId, type PostId } from '@/domain/ids'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { useShown, useViewModel } from '@/ui/base/container'
import { PostActionsViewModel } from '@/ui/feed/post/post-actions-view-model'
import type { PostServices } from '@/ui/feed/post/post-services'
import { ThreadViewModel } from '@/ui/feed/talk/thread-view-model'
import type { FeedListQuery } from './feed-query'
import { FeedViewModel } from './feed-view-model'

/**
 * Returns a feed for a screen, with its posts' services. `actorId`: `null` for all posts; `first`:
 * posts per page; `top`: id of a post above the others, with its conversation open.
 */
export function useFeed(
  actorId: ActorId | null,
  query: FeedListQuery,
  { first, top = null }: { readonly first?: number; readonly top?: string | null } = {},
): { readonly feed: FeedViewModel; readonly services: PostServices } {
  const feed = useViewModel(FeedViewModel)
  const actions = useViewModel(PostActionsViewModel)
  const thread = useViewModel(ThreadViewModel)
  const actors = useActorServices()
  useShown(
    feed,
    useCallback(
      () =>
        feed.show({
          actorId,
          query,
          ...(first === undefined ? {} : { first }),
          ...(top === null ? {} : { top: asId<PostId>(top) }),
        }),
      [feed, actorId, query, first, top],
    ),
  )
  useEffect(() => {
    actions.about(feed)
    thread.about(feed)
    return top === null ? undefined : thread.lead(asId<PostId>(top))
  }, [actions, thread, feed, top])
  const services = useMemo(() => ({ feed, actions, thread, actors }), [feed, actions, thread, actors])
  return { feed, services }
}
