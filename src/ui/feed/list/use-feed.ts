import { useCallback, useEffect, useMemo } from 'react'
import type { ActorId } from '@/domain/ids'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { useShown, useViewModel } from '@/ui/base/container'
import { PostActionsViewModel } from '@/ui/feed/post/post-actions-view-model'
import type { PostServices } from '@/ui/feed/post/post-services'
import { ThreadViewModel } from '@/ui/feed/talk/thread-view-model'
import type { FeedListQuery } from './feed-query'
import { FeedViewModel } from './feed-view-model'

/** A feed for a screen, with what its posts need. `actorId`: `null` for the posts of all; `first`: posts of a page. */
export function useFeed(
  actorId: ActorId | null,
  query: FeedListQuery,
  first?: number,
): { readonly feed: FeedViewModel; readonly services: PostServices } {
  const feed = useViewModel(FeedViewModel)
  const actions = useViewModel(PostActionsViewModel)
  const thread = useViewModel(ThreadViewModel)
  const actors = useActorServices()
  useShown(
    feed,
    useCallback(
      () => feed.show({ actorId, query, ...(first === undefined ? {} : { first }) }),
      [feed, actorId, query, first],
    ),
  )
  useEffect(() => {
    actions.about(feed)
    thread.about(feed)
  }, [actions, thread, feed])
  const services = useMemo(() => ({ feed, actions, thread, actors }), [feed, actions, thread, actors])
  return { feed, services }
}
