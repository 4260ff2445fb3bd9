import { MessageMediaGateway } from '@/application/messenger/message-media-gateway'
import { asId, type MessageId } from '@/domain/ids'
import { untitled, type ItemKind } from '@/ui/library/item-kind'

export const libraryKinds: readonly ItemKind[] = [
  {
    kind: 'message',
    title: untitled,
    open: async (messageId, services) => {
      const file = await services.get<MessageMediaGateway>(MessageMediaGateway).file(asId<MessageId>(messageId))
      if (file === null) return null
      return file.kind === 'picture'
        ? { kind: 'pictures', addresses: [String(file.address)] }
        : { kind: 'clip', src: String(file.playlistUrl), poster: null }
    },
  },
]
