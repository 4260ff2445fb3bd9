import { describe, expect, it } from 'vitest'
import type { GalleryGateway, PinResult, TagSuggestionResult } from '@/application/albums/gallery-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { RatingResult } from '@/application/media/rating-result'
import type { AlbumDetails } from '@/domain/albums/album'
import type { PinTarget } from '@/domain/albums/pins'
import { NO_LIKES, type RatingChange } from '@/domain/media/rating'
import { AlbumOpinionsViewModel } from '@/ui/albums/opinions/album-opinions-view-model'
import { GalleryOpinions } from '@/ui/albums/opinions/gallery-opinions'
import { SuggestedTags } from '@/ui/albums/opinions/suggested-tags'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { albumWith } from '#test/support/ui/albums'
import { FakeStorage, portOf } from '#test/support/ui/doubles'

function setUp() {
  const rated: (readonly [string, RatingChange])[] = []
  const pinned: (readonly [PinTarget, boolean])[] = []
  const answers = {
    rating: { ok: true, likes: { ...NO_LIKES, guestRatingLikes: 8, isLiked: true } } as RatingResult | BackendError,
    pin: { ok: true } as PinResult | BackendError,
    tag: { ok: true } as TagSuggestionResult,
  }
  const answered = async <T>(answer: T | BackendError): Promise<T> => {
    if (answer instanceof BackendError) throw answer
    return answer
  }
  const gallery = portOf<GalleryGateway>({
    rate: (id, rating) => {
      rated.push([id, rating])
      return answered(answers.rating)
    },
    ratePicture: (id, rating) => {
      rated.push([id, rating])
      return answered(answers.rating)
    },
    pin: (target, on) => {
      pinned.push([target, on])
      return answered(answers.pin)
    },
    suggestTag: async () => answers.tag,
  })
  const opened: string[] = []
  const checkout = portOf<Checkout>({ open: async (flow) => void opened.push(flow) })
  const toasts = new Toasts()
  const modals = new Modals()
  const opinions = new AlbumOpinionsViewModel(
    gallery,
    new GalleryOpinions(gallery, checkout, toasts),
    checkout,
    toasts,
    modals,
    new SuggestedTags(new FakeStorage()),
  )
  const page = {
    album: albumWith({ guestRatingLikes: 3 }) as AlbumDetails | null,
    update(album: AlbumDetails) {
      this.album = album
    },
  }
  opinions.about(page)
  const reported = () => toasts.waiting.map(({ text }) => text)
  return { opinions, page, rated, pinned, answers, opened, reported, toasts, modals }
}

const first = ({ album }: { readonly album: AlbumDetails | null }) => {
  const picture = album?.pictures[0]
  if (picture === undefined) throw new Error('no picture')
  return picture
}

describe('what a guest thinks of an album', () => {
  it('is shown at once and then as the platform has it; the same press again takes it back', async () => {
    const { opinions, page, rated } = setUp()
    const rating = opinions.rate(5)
    expect(page.album).toMatchObject({ guestRatingLikes: 4, isLiked: true })
    await rating
    expect(page.album).toMatchObject({ guestRatingLikes: 8, isLiked: true })
    await opinions.rate(5)
    expect(rated.map(([, sent]) => sent)).toEqual([5, null])
  })

  it('is sent once for a double click', async () => {
    const { opinions, rated, pinned } = setUp()
    await Promise.all([opinions.rate(1), opinions.rate(1), opinions.togglePin(), opinions.togglePin()])
    expect({ ratedCount: rated.length, pinnedCount: pinned.length }).toEqual({ ratedCount: 1, pinnedCount: 1 })
  })

  it('is taken back where the platform refuses or cannot be reached [MED-010][MED-012]', async () => {
    const { opinions, page, answers, opened, reported } = setUp()
    answers.rating = { ok: false, reason: 'login-required' }
    await opinions.rate(5)
    expect({ isLiked: page.album?.isLiked, guestRatingLikes: page.album?.guestRatingLikes, opened }).toEqual({
      isLiked: false,
      guestRatingLikes: 3,
      opened: ['signup'],
    })
    answers.pin = { ok: false, reason: 'too-many' }
    const pin = opinions.togglePin()
    expect(page.album?.isFavorite).toBe(true)
    await pin
    expect({ isFavorite: page.album?.isFavorite, reported: reported() }).toEqual({
      isFavorite: false,
      reported: ['albums.opinions.refused.too-many'],
    })
    answers.pin = new BackendError('offline')
    await opinions.togglePicturePin(first(page))
    expect({ isFavorite: first(page).isFavorite, lastReported: reported().at(-1) }).toEqual({
      isFavorite: false,
      lastReported: 'errors.offline',
    })
  })

  it('is of one picture where it is about a picture [MED-012][MED-063]', async () => {
    const { opinions, page, rated, pinned } = setUp()
    await opinions.ratePicture(first(page), 5)
    await opinions.togglePicturePin(first(page))
    expect(first(page)).toMatchObject({ likes: { guestRatingLikes: 8 }, isFavorite: true })
    expect(page.album).toMatchObject({ guestRatingLikes: 3, isFavorite: false })
    const id = first(page).pictureId
    expect({ rated, pinned }).toEqual({ rated: [[id, 5]], pinned: [[{ kind: 'picture', id }, true]] })
  })

  it('is a tag as well, which is gone from the form once it is sent [MED-039]', async () => {
    const { opinions, answers, reported } = setUp()
    opinions.writeTag('night train')
    answers.tag = { ok: false, reason: 'too-many' }
    await opinions.suggestTag()
    expect({ tag: opinions.tag, reported: reported() }).toEqual({
      tag: 'night train',
      reported: ['albums.tags.refused.too-many'],
    })
    answers.tag = { ok: true }
    await opinions.suggestTag()
    expect({ tag: opinions.tag, lastReported: reported().at(-1) }).toEqual({
      tag: '',
      lastReported: 'albums.tags.thanks',
    })
  })

  it('is thanked with a level at the first, the tenth and the fiftieth tag, in a box that a press opens [MOD-008][MOD-009][MOD-010]', async () => {
    const { opinions, toasts, modals } = setUp()
    for (let count = 1; count <= 60; count++) {
      opinions.writeTag(`tag ${count}`)
      await opinions.suggestTag()
    }
    const opened = toasts.waiting.flatMap(({ action }, index) => {
      if (action === undefined) return []
      action.onAct()
      return [{ tag: index + 1, box: modals.open?.id }]
    })
    expect(opened).toEqual([
      { tag: 1, box: 'tag-reward-basic' },
      { tag: 10, box: 'tag-reward-advanced' },
      { tag: 50, box: 'tag-reward-pro' },
    ])
  })
})
