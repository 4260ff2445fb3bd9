import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { VideoId } from '@/domain/ids'
import { resumeAt, withPosition } from '@/domain/media/resume'

const KEY = 'video-positions'

/**
 * The positions where this device stopped videos, from which they resume. Each key begins with a
 * letter, since numeric keys would lose their order.
 */
@injectable()
export class WatchPositions {
  constructor(@inject(KeyValueStorage) private readonly storage: KeyValueStorage) {}

  /** Returns the position in whole seconds; 0: from the start. */
  of(id: VideoId): number {
    return this.read()[`v${id}`] ?? 0
  }

  store(id: VideoId, seconds: number, duration: number): void {
    const positions = withPosition(this.read(), `v${id}`, resumeAt(seconds, duration))
    this.storage.write(KEY, JSON.stringify(positions))
  }

  /** Treats an invalid stored value as no value. */
  private read(): Readonly<Record<string, number>> {
    try {
      const stored: unknown = JSON.parse(this.storage.read(KEY) ?? '{}')
      if (typeof stored !== 'object' || stored === null) return {}
      return Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
      )
    } catch {
      return {}
    }
  }
}
