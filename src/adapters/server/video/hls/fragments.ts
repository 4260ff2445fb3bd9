import { bodyAt, boxesIn, firstBox } from './boxes'

/** The piece before all parts of a picture, or one part of it. */
export type Piece =
  | { readonly kind: 'init'; readonly bytes: Buffer }
  | { readonly kind: 'fragment'; readonly bytes: Buffer; readonly seconds: number }

/** Flags of `tfhd` and `trun` by which fields are there. */
const TFHD = { offset: 0x1, description: 0x2, duration: 0x8 } as const
const TRUN = { offset: 0x1, first: 0x4, duration: 0x100, size: 0x200, flags: 0x400, composition: 0x800 } as const

const flagsOf = (body: Buffer): number => body.readUInt32BE(0) & 0xff_ffff

/** Ticks a second of the first track, which is the picture. */
function timescaleOf(moov: Buffer): number {
  const header = bodyAt(moov, 'trak', 'mdia', 'mdhd')
  return header.readUInt32BE(header[0] === 1 ? 20 : 12)
}

/** Returns the duration of the picture of a fragment, in ticks. */
function ticksOf(moof: Buffer): number {
  const track = bodyAt(moof, 'traf')
  const header = bodyAt(track, 'tfhd')
  const set = flagsOf(header)
  const at = 8 + ((set & TFHD.offset) === 0 ? 0 : 8) + ((set & TFHD.description) === 0 ? 0 : 4)
  const usual = (set & TFHD.duration) === 0 ? 0 : header.readUInt32BE(at)
  let ticks = 0
  for (const { type, body } of boxesIn(track)) {
    if (type !== 'trun') continue
    const flags = flagsOf(body)
    const samples = body.readUInt32BE(4)
    const width = [TRUN.duration, TRUN.size, TRUN.flags, TRUN.composition].filter((flag) => (flags & flag) !== 0).length
    const start = 8 + ((flags & TRUN.offset) === 0 ? 0 : 4) + ((flags & TRUN.first) === 0 ? 0 : 4)
    for (let sample = 0; sample < samples; sample += 1)
      ticks += (flags & TRUN.duration) === 0 ? usual : body.readUInt32BE(start + sample * width * 4)
  }
  return ticks
}

/**
 * Divides a fragmented MP4 as it is written: the beginning, then each fragment as soon as it is
 * complete.
 */
export class FragmentReader {
  private rest: Buffer = Buffer.alloc(0)
  private collected: Buffer[] = []
  private timescale = 0
  private ticks = 0

  /** Throws where the bytes are none. */
  read(bytes: Buffer): readonly Piece[] {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes])
    const pieces: Piece[] = []
    for (let box = firstBox(this.rest); box !== null; box = firstBox(this.rest)) {
      const whole = this.rest.subarray(0, box.size)
      this.rest = this.rest.subarray(box.size)
      this.collected.push(whole)
      if (box.type === 'moov') {
        this.timescale = timescaleOf(box.body)
        pieces.push({ kind: 'init', bytes: this.collect() })
      } else if (box.type === 'moof') this.ticks = ticksOf(box.body)
      else if (box.type === 'mdat')
        pieces.push({ kind: 'fragment', bytes: this.collect(), seconds: this.ticks / this.timescale })
    }
    return pieces
  }

  private collect(): Buffer {
    const bytes = Buffer.concat(this.collected)
    this.collected = []
    return bytes
  }
}
