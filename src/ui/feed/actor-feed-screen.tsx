import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { ActorId } from '@/domain/ids'
import { useTexts } from '@/ui/texts/use-texts'
import { WHOLE_FEED } from './list/feed-query'
import { PostList } from './list/post-list'
import { useFeed } from './list/use-feed'

/** Posts of a page on a profile. */
const FIRST = 4

/** One actor's posts, on their profile (FEE-001). */
export const ActorFeed = observer(function ActorFeed({
  actorId,
  name,
}: {
  readonly actorId: ActorId
  readonly name: string
}) {
  const texts = useTexts()
  const { feed, services } = useFeed(actorId, WHOLE_FEED, { first: FIRST })
  useEffect(() => {
    texts.load('feed').catch(otherwise())
  }, [texts])
  if (!texts.has('feed')) return null
  return (
    <section aria-labelledby="actor-feed">
      <h2 id="actor-feed">{texts.t('feed.ofActor', { name })}</h2>
      <PostList feed={feed} services={services} isOfProfile empty={<p>{texts.t('feed.none.ofActor', { name })}</p>} />
    </section>
  )
})
