import { FeedGateway } from '@/application/feed/feed-gateway'
import { asId, type PostId } from '@/domain/ids'
import { ownTitle, type ItemKind } from '@/ui/library/item-kind'

export const libraryKinds: readonly ItemKind[] = [
  {
    kind: 'post',
    title: ownTitle,
    open: async (postId, services) => {
      const post = await services.get<FeedGateway>(FeedGateway).byId(asId<PostId>(postId))
      const [source] = post?.clip?.sources ?? []
      if (source !== undefined) return { kind: 'clip', src: String(source.src), poster: source.poster }
      const addresses = (post?.photos?.photos ?? []).map(({ address }) => String(address))
      return addresses.length === 0 ? null : { kind: 'pictures', addresses }
    },
  },
]
