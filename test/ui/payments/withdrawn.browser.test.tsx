import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { AlbumOffer } from '@/ui/albums/page/album-offer'
import { PostLock } from '@/ui/feed/post/post-lock'
import { OfferCard } from '@/ui/media/gate/offer-card'
import { Texts } from '@/ui/texts/texts'
import { albumWith } from '#test/support/ui/albums'
import { FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { NAMESPACES } from '#test/support/ui/every-text'
import { guestOver } from '#test/support/ui/guest'
import { postWith } from '#test/support/ui/posts'
import { providers } from '#test/support/ui/providers'
import { videoWith } from '#test/support/ui/videos'

const refused = (): never => {
  throw new Error('Nothing can be bought here')
}

async function inGerman(content: ReactNode) {
  let texts: Texts | null = null
  const wrapper = await providers((container) => (texts = container.get(Texts)))
  const loaded = texts as Texts | null
  await loaded?.setLanguage('de')
  await loaded?.load(...NAMESPACES)
  return render(content, { wrapper })
}

describe('content that was bought and is withdrawn', () => {
  it.each([
    [
      'media.offer.withdrawn',
      'Du hast dieses Video gekauft. Es wurde entfernt und kann zurzeit nicht angesehen werden.',
    ],
    [
      'albums.offer.withdrawn',
      'Du hast dieses Album gekauft. Es wurde entfernt und kann zurzeit nicht angesehen werden.',
    ],
    [
      'feed.lock.withdrawn',
      'Du hast diesen Beitrag freigeschaltet. Er wurde entfernt und kann zurzeit nicht angesehen werden.',
    ],
  ])(
    'states in German that it was removed, leads to the support, and offers nothing to pay for: %s',
    async (key, text) => {
      const need = 'withdrawn'
      const guest = guestOver(
        portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn: true }) }),
        new FakeLive(),
      )
      await guest.open('de')
      const membership = { guest, checkout: { subscribe: refused } }
      const buying = {
        isBuying: false,
        buying: null,
        isAgePending: false,
        buy: refused,
        pass: refused,
        signUp: refused,
        proveAge: refused,
      }
      const contents: Readonly<Record<string, ReactNode>> = {
        'media.offer.withdrawn': (
          <OfferCard
            videoActions={{ ...buying, isReady: false }}
            video={videoWith({ need })}
            isQuiet={false}
            membership={membership}
          />
        ),
        'albums.offer.withdrawn': (
          <AlbumOffer
            actions={{ ...buying, isReady: false }}
            album={albumWith({ need, bought: true })}
            vouchers={0}
            isAgePending={false}
          />
        ),
        'feed.lock.withdrawn': (
          <PostLock
            post={postWith({ need, type: 'photos', priceCoins: 30 })}
            actions={{ ...buying, isReady: () => false }}
          />
        ),
      }
      const screen = await inGerman(contents[key])
      await expect.element(screen.getByText(text, { exact: false })).toBeVisible()
      await expect.element(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/de/kontakt/')
      expect(screen.getByRole('button').elements()).toEqual([])
    },
  )
})
