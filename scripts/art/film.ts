import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import ffmpeg from '@ffmpeg-installer/ffmpeg'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { momentAt } from '../../src/ui/artwork/cycle.ts'
import { compositionOf, paintComposition } from '../../src/ui/artwork/composition.ts'
import { paintHead } from '../../src/ui/artwork/head.ts'
import { paintContour } from '../../src/ui/artwork/contour.ts'
import { pad, sampleRate } from './pad.ts'
import { subjectOfClip } from './subject-of.ts'

/** How a clip is drawn and packed: in segments of four seconds, each beginning with a key frame. */
export const film = {
  width: 854,
  height: 480,
  fps: 25,
  seconds: 12,
  segmentSeconds: 4,
  audioKbit: 48,
} as const

/** One version of a clip, in files of its own. */
interface RenditionSettings {
  readonly width: number
  readonly height: number
  readonly crf: number
  readonly maxKbit: number
  readonly init: string
  readonly segments: string
  readonly playlist: string
}

/** What is paid for, and what may be seen before, smaller; the names are those of `clipFormats` in src/domain/media/playlist. */
const renditions: readonly RenditionSettings[] = [
  {
    width: 854,
    height: 480,
    crf: 24,
    maxKbit: 900,
    init: 'init.mp4',
    segments: 'segment%d.m4s',
    playlist: 'index.m3u8',
  },
  {
    width: 480,
    height: 270,
    crf: 28,
    maxKbit: 300,
    init: 'previewinit.mp4',
    segments: 'preview%d.m4s',
    playlist: 'preview.m3u8',
  },
]

const frames = film.fps * film.seconds

const turn = Math.PI * 2

/** How far the camera moves, as shares of the sheet; a whole number of swings fit into the clip, so that it repeats without a seam. */
const camera = { zoom: 0.03, across: 0.016, along: 0.009 } as const

/** Draws as the camera sees it at a share of the clip; `near` is 1 for the setting and more for what is before it. */
function underCamera(canvas: SKRSContext2D, share: number, near: number, draw: () => void): void {
  const { width, height } = film
  const zoom = 1 + camera.zoom * near * (1.15 - Math.cos(share * turn))
  const x = camera.across * near * Math.sin(share * turn) - (zoom - 1) / 2
  const y = camera.along * near * Math.sin(share * turn * 2) - (zoom - 1) / 2
  canvas.setTransform(zoom, 0, 0, zoom, width * x, height * y)
  draw()
  canvas.setTransform(1, 0, 0, 1, 0, 0)
}

/**
 * Raw RGBA frames of a clip: the setting of the cover, and before it the actor's figure, which draws itself, passes the
 * state that the cover shows, and fades. `step`: every how many of them.
 */
export function* draw(clip: number, step = 1): Generator<Buffer> {
  const sheet = { width: film.width, height: film.height }
  const { seed, variant, ground, parts } = compositionOf(subjectOfClip(clip), sheet, 1.25)
  const figure = parts.at(-1)?.line
  if (figure === undefined) throw new Error(`clip ${clip} has no figure`)
  const setting = createCanvas(sheet.width, sheet.height)
  paintComposition(setting.getContext('2d'), sheet, { seed, variant, ground, parts: parts.slice(0, -1) })
  const trace = createCanvas(sheet.width, sheet.height)
  const frame = createCanvas(sheet.width, sheet.height)
  const canvas = frame.getContext('2d')
  let before = 0
  for (let i = 0; i < frames; i += step) {
    const share = i / frames
    const { drawn, light } = momentAt(share)
    const pen = trace.getContext('2d')
    if (drawn > before) paintContour(pen, sheet, figure, before, drawn)
    before = drawn
    canvas.globalCompositeOperation = 'source-over'
    underCamera(canvas, share, 1, () => canvas.drawImage(setting, 0, 0))
    underCamera(canvas, share, 1.7, () => {
      canvas.globalCompositeOperation = 'lighter'
      canvas.globalAlpha = light
      canvas.drawImage(trace, 0, 0)
      canvas.globalAlpha = 1
      paintHead(canvas, sheet, figure, drawn, light)
    })
    yield frame.data()
  }
}

/** Every how many frames of a clip are drawn; each is shown until the next one. */
const stepOf = (isSketch: boolean): number => (isSketch ? film.fps : 1)

const inputsOf = (isSketch: boolean): readonly string[] => [
  '-y -loglevel error -threads 1',
  `-f rawvideo -pix_fmt rgba -s ${film.width}x${film.height} -r ${film.fps / stepOf(isSketch)} -i pipe:0`,
  `-f s16le -ar ${sampleRate} -ac 1 -i pipe:3`,
]

function outputOf(folder: string, rendition: RenditionSettings, isSketch: boolean): readonly string[] {
  const { width, height, crf, maxKbit, init, segments, playlist } = rendition
  const { fps, segmentSeconds, audioKbit } = film
  const key = fps * segmentSeconds
  const fixed = [
    `-map 0:v -map 1:a -s ${width}x${height}`,
    `-r ${fps} -c:v libx264 -preset ${isSketch ? 'ultrafast' : 'veryfast'} -crf ${crf} -maxrate ${maxKbit}k -bufsize ${maxKbit * 2}k -pix_fmt yuv420p -profile:v main`,
    `-g ${key} -keyint_min ${key} -sc_threshold 0 -x264-params aq-mode=3:aq-strength=1.1`,
    `-c:a aac -b:a ${audioKbit}k -shortest -map_metadata -1 -fflags +bitexact`,
    `-f hls -hls_time ${segmentSeconds} -hls_playlist_type vod`,
    `-hls_segment_type fmp4 -hls_fmp4_init_filename ${init}`,
  ]
  return [...fixed.join(' ').split(' '), '-hls_segment_filename', join(folder, segments), join(folder, playlist)]
}

const options = (folder: string, isSketch: boolean): readonly string[] => [
  ...inputsOf(isSketch).join(' ').split(' '),
  ...renditions.flatMap((rendition) => outputOf(folder, rendition, isSketch)),
]

/** One piece of a clip, as its playlist names it; the duration is in seconds. */
export interface Segment {
  readonly name: string
  readonly duration: number
}

async function segmentsOf(folder: string): Promise<readonly Segment[]> {
  const playlist = await readFile(join(folder, 'index.m3u8'), 'utf8')
  return [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n([^\n#]+)/g)].map(([, duration = '0', name = '']) => ({
    name,
    duration: Number(duration),
  }))
}

/**
 * Renders one clip into an empty folder: playlist, initialisation part and segments, with a description beside them.
 * @throws where the encoder fails
 */
export async function renderClip(folder: string, clip: number, isSketch: boolean): Promise<void> {
  const encoder = spawn(ffmpeg.path, options(folder, isSketch), { stdio: ['pipe', 'ignore', 'pipe', 'pipe'] })
  const [picture, , errors, sound] = encoder.stdio as unknown as readonly [Writable, null, Readable, Writable]
  let complaint = ''
  errors.on('data', (text: Buffer) => {
    complaint += text.toString()
  })
  const ended = once(encoder, 'close')
  await Promise.all([
    pipeline(Readable.from(draw(clip, stepOf(isSketch))), picture),
    pipeline(Readable.from([pad(clip, film.seconds)]), sound),
  ])
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`the encoder of clip ${clip} ended with code ${code}: ${complaint}`)
  const segments = await segmentsOf(folder)
  const duration = segments.reduce((sum, segment) => sum + segment.duration, 0)
  const { width, height } = film
  const description = { clip, playlist: 'index.m3u8', init: 'init.mp4', width, height, duration, segments }
  await writeFile(join(folder, 'clip.json'), JSON.stringify(description))
}
