import { inject, injectable } from 'inversify'
import { GalleryGateway } from '@/application/albums/gallery-gateway'
import { TileGridGateway } from '@/application/albums/tile-grid-gateway'
import { Clock } from '@/application/device/clock'
import { match } from '@/domain/routes/match'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** Time of pointing at a tile before its frames load, ms: the pointer crosses many tiles. */
const INTENT = 350

/** Time for which a frame is shown, ms. */
const STEP = 600

/** Maximum number of tiles with cached frames; granted addresses end with the session. */
const MAX_CACHED = 60

/** The target of a tile, from its address. */
type Subject = { readonly kind: 'video' | 'album'; readonly id: string }

function subjectOf(href: string): Subject | null {
  const page = match(href)
  if (page.kind !== 'route') return null
  if (page.route === 'video' || page.route === 'actorVideo') return { kind: 'video', id: page.params.videoId }
  if (page.route === 'album' || page.route === 'actorAlbum') return { kind: 'album', id: page.params.albumId }
  return null
}

/**
 * Shows frames of a video, or the open pictures of an album, on its tile while a guest points at it
 * (MED-005, MED-032, MED-066). It identifies tiles by their link, so that lists load nothing for
 * it; with reduced motion there are none.
 */
@injectable()
export class TileFrames implements ViewModel {
  readonly #cache = new Map<string, Promise<readonly string[]>>()
  readonly #disposables = new Disposables()
  #leave: () => void = () => undefined
  #over: Element | null = null
  readonly #tiles: TileGridGateway
  readonly #gallery: GalleryGateway
  readonly #clock: Clock

  constructor(
    @inject(TileGridGateway) tiles: TileGridGateway,
    @inject(GalleryGateway) gallery: GalleryGateway,
    @inject(Clock) clock: Clock,
  ) {
    this.#tiles = tiles
    this.#gallery = gallery
    this.#clock = clock
  }

  start(): void {
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.target instanceof Element)
        this.pointAt(event.target.closest('article'))
    }
    document.addEventListener('pointerover', point)
    this.#disposables.add(() => document.removeEventListener('pointerover', point))
  }

  dispose(): void {
    this.#leave()
    this.#disposables.dispose()
  }

  private pointAt(tile: Element | null): void {
    if (tile === this.#over) return
    this.#leave()
    this.#over = tile
    const link = tile?.querySelector<HTMLAnchorElement>('a[href]') ?? null
    const picture = tile?.querySelector('img')?.parentElement ?? null
    const subject = link === null ? null : subjectOf(new URL(link.href).pathname)
    if (picture === null || subject === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let isOver = true
    let end: () => void = () => undefined
    const begin = async (): Promise<void> => {
      const frames = await this.framesOf(subject)
      if (isOver && frames.length > 1) end = this.show(picture, frames)
    }
    const cancel = this.#clock.after(INTENT, () => void begin())
    this.#leave = () => {
      isOver = false
      cancel()
      end()
    }
  }

  private framesOf({ kind, id }: Subject): Promise<readonly string[]> {
    const key = `${kind} ${id}`
    const known = this.#cache.get(key)
    if (known !== undefined) return known
    const [oldest] = this.#cache.keys()
    if (this.#cache.size >= MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest)
    const loading = this.load(kind, id).catch(() => {
      this.#cache.delete(key)
      return []
    })
    this.#cache.set(key, loading)
    return loading
  }

  private async load(kind: Subject['kind'], id: string): Promise<readonly string[]> {
    const pictures =
      kind === 'video'
        ? await this.#tiles.videoPictures(id as Parameters<TileGridGateway['videoPictures']>[0])
        : ((await this.#gallery.preview(id as Parameters<GalleryGateway['preview']>[0]))?.pictures ?? [])
    return pictures.map(({ address }) => `${address.toString()}-w320.webp`)
  }

  /** Lays frame after frame over a tile's picture. Returns the function that removes them. */
  private show(picture: Element, frames: readonly string[]): () => void {
    const image = document.createElement('img')
    image.alt = ''
    image.dataset['frames'] = String(frames.length)
    image.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;object-fit:cover;opacity:0'
    image.addEventListener('load', () => {
      image.style.opacity = '1'
    })
    let at = 0
    let cancel: () => void = () => undefined
    const next = () => {
      image.src = frames[at % frames.length] ?? ''
      at += 1
      cancel = this.#clock.after(STEP, next)
    }
    picture.append(image)
    next()
    return () => {
      cancel()
      image.remove()
    }
  }
}
