import { LibraryGateway } from '@/application/library/library-gateway'
import { SaveVideo } from '@/application/library/save-video'
import { asId, type VideoId } from '@/domain/ids'
import { ownTitle, type ItemKind } from '@/ui/library/item-kind'

export const libraryKinds: readonly ItemKind[] = [
  {
    kind: 'video',
    address: ({ subjectId }, href) => href('video', { videoId: asId<VideoId>(subjectId) }),
    title: ownTitle,
    save: async (subjectId, wanted, guest, services) => {
      const id = asId<VideoId>(subjectId)
      if (!wanted) return services.get(SaveVideo).save(guest, id, false)
      return (await services.get<LibraryGateway>(LibraryGateway).watchLater(id, true)).ok
    },
  },
]
