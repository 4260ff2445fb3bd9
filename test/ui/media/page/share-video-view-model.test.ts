import { describe, expect, it } from 'vitest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { VideoGateway } from '@/application/media/video-gateway'
import { asId, type VideoId } from '@/domain/ids'
import type { Page } from '@/ui/base/page-service'
import { Toasts } from '@/ui/base/toasts'
import type { LinkSharing } from '@/ui/media/page/link-sharing'
import { ShareVideoViewModel } from '@/ui/media/page/share-video-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const URL = 'https://vesper.example/en/videos/watch/7/'

async function setup({ isLoggedIn = false, copies = true }: { isLoggedIn?: boolean; copies?: boolean } = {}) {
  const opened: string[] = []
  const copied: string[] = []
  const mails: string[] = []
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), new FakeLive())
  await guest.open('en')
  const model = new ShareVideoViewModel(
    portOf<VideoGateway>({
      share: async (_id, email) => {
        mails.push(email)
        return { ok: true }
      },
    }),
    guest,
    portOf<Checkout>({
      open: async (flow) => {
        opened.push(flow)
      },
    }),
    new Toasts(),
    portOf<LinkSharing>({
      hasList: false,
      copy: async (url) => {
        copied.push(url)
        return copies
      },
    }),
    portOf<Page>({ origin: () => 'https://vesper.example' }),
  )
  return { model, opened, copied, mails }
}

describe('a video that is shared', () => {
  it('copies its link for a guest without an account, and reports it', async () => {
    const { model, opened, copied } = await setup()
    model.open()
    expect({ isOpen: model.isOpen, isCopied: model.isCopied, canMail: model.canMail, opened }).toEqual({
      isOpen: true,
      isCopied: null,
      canMail: false,
      opened: [],
    })
    await model.copy(model.linkTo('/en/videos/watch/7/'))
    expect({ isCopied: model.isCopied, copied }).toEqual({ isCopied: true, copied: [URL] })
    model.close()
    model.open()
    expect(model.isCopied).toBe(null)
  })

  it('reports where the browser refuses to copy', async () => {
    const { model } = await setup({ copies: false })
    model.open()
    await model.copy(URL)
    expect(model.isCopied).toBe(false)
  })

  it('offers to sign up for a mail, and closes for it', async () => {
    const { model, opened } = await setup()
    model.open()
    await model.signUp()
    expect({ isOpen: model.isOpen, opened }).toEqual({ isOpen: false, opened: ['signup'] })
  })

  it('is mailed by a guest with an account, and not to what is no address', async () => {
    const { model, mails } = await setup({ isLoggedIn: true })
    model.open()
    expect(model.canMail).toBe(true)
    model.write('no address')
    await model.send(asId<VideoId>('7'))
    expect({ isInvalid: model.isInvalid, mails }).toEqual({ isInvalid: true, mails: [] })
    model.write('friend@vesper.example ')
    await model.send(asId<VideoId>('7'))
    expect({ isOpen: model.isOpen, mails }).toEqual({ isOpen: false, mails: ['friend@vesper.example'] })
  })
})
