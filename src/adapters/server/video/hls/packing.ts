import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { FragmentReader, type Piece } from './fragments'
import { freePorts } from './free-ports'
import { descriptionFor, packingArguments, type CopyTarget } from './packing-command'
import { Loop } from '@/adapters/shared/loop'
import type { Clock } from '@/application/device/clock'
import type { MediaCopy, MediaRoom, MediaServer } from '@/application/chat/media-server'

/**
 * Time between two requests for a whole picture, ms: a part begins with one, and ffmpeg cannot
 * begin without.
 */
const WHOLE_PICTURE_EVERY = 1_000

/** Maximum length of ffmpeg's messages that are stored, characters. */
const REPORT = 2_000

export interface PackerSettings {
  /** The program ffmpeg. */
  readonly program: string
  /** The address at which the media server reaches this one. */
  readonly host: string
}

export interface PackingOptions {
  readonly settings: PackerSettings
  readonly media: Pick<MediaServer, 'forward'>
  readonly clock: Clock
  readonly room: MediaRoom
  readonly onPiece: (piece: Piece) => void
  /** Called once, however it ends; `null`: it was ended, or the sender has gone. */
  readonly onOver: (error: Error | null) => void
  readonly onError: (error: unknown) => void
}

/**
 * The packing of one picture: the copy that the media server sends, and the program that packs it.
 */
export class Packing {
  private isOver = false
  private report = ''
  private hasPieces = false
  private readonly reader = new FragmentReader()
  private readonly requesting: Loop

  private constructor(
    private readonly parts: PackingOptions,
    private readonly copy: MediaCopy,
    private readonly program: ChildProcessWithoutNullStreams,
    target: CopyTarget,
  ) {
    this.requesting = new Loop(
      parts.clock,
      () => WHOLE_PICTURE_EVERY,
      () => this.requestWholePicture(),
      parts.onError,
    )
    this.requesting.start()
    copy.requestWholePicture()
    program.stdin.on('error', () => undefined)
    program.stdin.end(descriptionFor(copy, target))
    program.stderr.on('data', (text: Buffer) => {
      this.report = `${this.report}${text.toString('utf8')}`.slice(-REPORT)
    })
    program.stdout.on('data', (bytes: Buffer) => this.read(bytes))
    program.once('error', (error) => void this.over(error))
    program.once(
      'exit',
      (code) => void this.over(code === 0 ? null : new Error(`ffmpeg ended (${code}): ${this.report}`)),
    )
  }

  /** `null`: nothing is sent. Throws `MediaUnavailable`. */
  static async begin(parts: PackingOptions): Promise<Packing | null> {
    const { media, room, settings } = parts
    const [videoPort = 0, audioPort = 0] = await freePorts(2)
    const target: CopyTarget = { host: settings.host, videoPort, audioPort, key: randomBytes(30).toString('base64') }
    const copy = await media.forward({ room, ...target })
    if (copy === null) return null
    // It gets no environment variables, because they hold secrets.
    const program = spawn(settings.program, packingArguments(copy), { env: {}, stdio: ['pipe', 'pipe', 'pipe'] })
    return new Packing(parts, copy, program, target)
  }

  async end(): Promise<void> {
    await this.over(null)
  }

  private requestWholePicture(): void {
    // If the picture is encoded again, whole pictures are made here once it has begun.
    if (!this.hasPieces || this.copy.video === 'h264') this.copy.requestWholePicture()
  }

  private read(bytes: Buffer): void {
    if (this.isOver) return
    try {
      for (const piece of this.reader.read(bytes)) {
        this.hasPieces = true
        this.parts.onPiece(piece)
      }
    } catch (error) {
      void this.over(error instanceof Error ? error : new Error(String(error)))
    }
  }

  private async over(error: Error | null): Promise<void> {
    if (this.isOver) return
    this.isOver = true
    this.requesting.stop()
    this.program.kill('SIGKILL')
    this.parts.onOver(error)
    await this.copy.end()
  }
}
