import { availableParallelism } from 'node:os'
import { LiveWindow } from './live-window'
import { Packing, type PackerSettings } from './packing'
import { PART_SECONDS } from './packing-command'
import { Loop } from '@/adapters/shared/loop'
import type { LiveFile, LivePlaylists } from '@/application/chat/live-playlists'
import { MediaUnavailable, type MediaServer } from '@/application/chat/media-server'
import type { Clock } from '@/application/device/clock'
import type { ActorId } from '@/domain/ids'

/** A picture that is requested no more for so long is packed no longer, ms. */
const IDLE = 5_000

/**
 * Time without a part after which the next request begins a picture again, ms: its studio has
 * connected again.
 */
const SILENT = 4_000

/** Time for which a request waits for the first parts, and for the next one, ms. */
const FIRST_PARTS = 10_000
const NEXT_PART = 3_000

/** Number of parts with which a player can begin. */
const ENOUGH = 2

const LOOK_EVERY = 1_000

/** Pictures that one server packs at once: encoding one again takes up to half a processor. */
const MAX_PACKED = 2 * availableParallelism()

interface Packed {
  readonly window: LiveWindow
  readonly waiting: Set<() => void>
  /** `null`: nothing packs it at the moment. */
  packing: Packing | null
  beginning: Promise<void> | null
  requestedAt: number
  /** Time of the last part, or of the beginning of packing. */
  movedAt: number
}

/** Packs pictures with ffmpeg into memory, each while it is requested. */
export class LivePackager implements LivePlaylists {
  private readonly packed = new Map<ActorId, Packed>()
  private readonly looking: Loop
  private isClosed = false

  constructor(
    private readonly settings: PackerSettings,
    private readonly media: Pick<MediaServer, 'forward'>,
    private readonly clock: Clock,
    private readonly onError: (error: unknown) => void,
  ) {
    this.looking = new Loop(
      clock,
      () => LOOK_EVERY,
      () => this.look(),
      onError,
    )
  }

  async playlist(actorId: ActorId, after: number | null): Promise<string | null> {
    const packed = this.packed.get(actorId) ?? this.add(actorId)
    if (packed === null) return null
    packed.requestedAt = this.clock.now()
    await this.begin(actorId, packed)
    const { window } = packed
    const isThere = (): boolean => window.count >= ENOUGH && (after === null || window.has(after))
    await this.until(packed, window.count < ENOUGH ? FIRST_PARTS : NEXT_PART, isThere)
    packed.requestedAt = this.clock.now()
    return window.count < ENOUGH ? null : window.playlist()
  }

  file(actorId: ActorId, name: string): LiveFile | null {
    const packed = this.packed.get(actorId)
    if (packed === undefined) return null
    packed.requestedAt = this.clock.now()
    return packed.window.file(name)
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.looking.stop()
    await Promise.all([...this.packed.keys()].map((actorId) => this.remove(actorId)))
  }

  private add(actorId: ActorId): Packed | null {
    if (this.isClosed || this.packed.size >= MAX_PACKED) return null
    const now = this.clock.now()
    // Twice as fast as parts are made.
    const window = new LiveWindow(Math.floor(now / (PART_SECONDS * 500)))
    const packed = {
      window,
      waiting: new Set<() => void>(),
      packing: null,
      beginning: null,
      requestedAt: now,
      movedAt: now,
    }
    this.packed.set(actorId, packed)
    this.looking.start()
    return packed
  }

  private async begin(actorId: ActorId, packed: Packed): Promise<void> {
    if (packed.packing !== null) {
      if (this.clock.now() - packed.movedAt < Math.max(SILENT, packed.window.count === 0 ? FIRST_PARTS : 0)) return
      await packed.packing.end()
    }
    packed.beginning ??= this.pack(actorId, packed).finally(() => {
      packed.beginning = null
    })
    await packed.beginning
  }

  private async pack(actorId: ActorId, packed: Packed): Promise<void> {
    packed.movedAt = this.clock.now()
    let isOver = false
    const packing = await Packing.begin({
      settings: this.settings,
      media: this.media,
      clock: this.clock,
      room: `actor-${actorId}`,
      onPiece: (piece) => {
        packed.window.add(piece)
        packed.movedAt = this.clock.now()
        wake(packed)
      },
      onOver: (error) => {
        isOver = true
        packed.packing = null
        wake(packed)
        if (error !== null) this.onError(error)
      },
      onError: this.onError,
    })
    // All who waited for it may have left before it began.
    if (this.packed.get(actorId) !== packed) await packing?.end()
    else if (!isOver) packed.packing = packing
  }

  /** Waits until a part makes it true, for so long at most, or until nothing packs the picture. */
  private async until(packed: Packed, patience: number, isTrue: () => boolean): Promise<void> {
    if (isTrue() || packed.packing === null) return
    await new Promise<void>((resolve) => {
      const end = (): void => {
        cancel()
        packed.waiting.delete(look)
        resolve()
      }
      const look = (): void => {
        if (isTrue() || packed.packing === null) end()
      }
      const cancel = this.clock.after(patience, end)
      packed.waiting.add(look)
    })
  }

  private async look(): Promise<void> {
    const now = this.clock.now()
    for (const [actorId, { requestedAt, waiting }] of this.packed)
      if (waiting.size === 0 && now - requestedAt > IDLE) await this.remove(actorId)
    if (this.packed.size === 0) this.looking.stop()
  }

  private async remove(actorId: ActorId): Promise<void> {
    const packed = this.packed.get(actorId)
    this.packed.delete(actorId)
    await packed?.beginning?.catch((error: unknown) => {
      if (!(error instanceof MediaUnavailable)) this.onError(error)
    })
    await packed?.packing?.end()
  }
}

const wake = ({ waiting }: Packed): void => {
  for (const look of waiting) look()
}
