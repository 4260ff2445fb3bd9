import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { FeedGateway } from '@/application/feed/feed-gateway'
import { MessageMediaGateway } from '@/application/messenger/message-media-gateway'
import type { FeedPost } from '@/domain/feed/post'
import type { MessageMediaFile } from '@/domain/messenger/message-media'
import { OpenedViewModel } from '@/ui/account/library/opened-view-model'
import { portOf } from '#test/support/ui/doubles'
import { itemWith } from '#test/support/ui/library'
import { postWith } from '#test/support/ui/posts'
import { servicesOf } from '#test/support/ui/services'
import { grantedAddress } from '@/domain/media/granted-address'

const PHOTOS = {
  photos: { count: 1, photos: [{ id: '1', address: grantedAddress('/p'), avsRequired: false }], contestId: null },
} as const

function setup(over: { readonly post?: FeedPost | null; readonly file?: () => Promise<MessageMediaFile | null> }) {
  const { post = null, file = () => Promise.resolve(null) } = over
  return new OpenedViewModel(
    servicesOf(
      [FeedGateway, portOf<FeedGateway>({ byId: async () => post })],
      [MessageMediaGateway, portOf<MessageMediaGateway>({ file: () => file() })],
    ),
  )
}

describe('what is open over the library', () => {
  it('is a bought post with its media, and nothing of one whose media the guest may not see', async () => {
    const open = setup({ post: postWith(PHOTOS) })
    await open.open(itemWith({ kind: 'post' }))
    expect(open.content).toEqual({ kind: 'pictures', addresses: ['/p'] })
    const locked = setup({ post: postWith({ photos: { count: 1, photos: [], contestId: null } }) })
    await locked.open(itemWith({ kind: 'post' }))
    expect(locked.content).toEqual({ kind: 'locked' })
  })

  it('is the file of a message, and locked where none is granted', async () => {
    const open = setup({ file: () => Promise.resolve({ kind: 'picture', address: grantedAddress('/a') }) })
    await open.open(itemWith({ kind: 'message' }))
    expect(open.content).toEqual({ kind: 'pictures', addresses: ['/a'] })
    open.close()
    expect({ item: open.item, content: open.content }).toEqual({ item: null, content: null })
    const locked = setup({})
    await locked.open(itemWith({ kind: 'message' }))
    expect(locked.content).toEqual({ kind: 'locked' })
  })

  it('can be tried again after a failure', async () => {
    let isBroken = true
    const model = setup({
      file: () =>
        isBroken
          ? Promise.reject(new BackendError('offline'))
          : Promise.resolve({ kind: 'video', playlistUrl: grantedAddress('/v.m3u8'), seconds: 3 }),
    })
    await model.open(itemWith({ kind: 'message' }))
    expect({ isFailed: model.isFailed, content: model.content }).toEqual({ isFailed: true, content: null })
    isBroken = false
    await model.retry()
    expect(model.isFailed).toBe(false)
    expect(model.content).toEqual({ kind: 'clip', src: '/v.m3u8', poster: null })
  })
})
