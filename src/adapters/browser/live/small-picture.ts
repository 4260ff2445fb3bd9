import type { Brightness } from '@/domain/chat/camera-sign'

/** As many points as are enough to find out whether a guest moves, and too few to recognize them. */
const SIZE = { width: 16, height: 12 } as const

/** Parts of red, green and blue in the brightness that an eye sees (ITU-R BT.601). */
const WEIGHTS = [0.299, 0.587, 0.114] as const

/** Looks at what a screen shows. Nothing of it is stored. */
export class SmallPicture {
  private readonly canvas = Object.assign(document.createElement('canvas'), SIZE)
  private readonly context = this.canvas.getContext('2d', { willReadFrequently: true })

  of(screen: HTMLVideoElement): Brightness | null {
    if (this.context === null || screen.videoWidth === 0) return null
    this.context.drawImage(screen, 0, 0, SIZE.width, SIZE.height)
    const { data } = this.context.getImageData(0, 0, SIZE.width, SIZE.height)
    return Array.from({ length: SIZE.width * SIZE.height }, (_, point) =>
      WEIGHTS.reduce((sum, weight, part) => sum + weight * (data[point * 4 + part] ?? 0), 0),
    )
  }
}
