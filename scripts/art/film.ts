import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import ffmpeg from '@ffmpeg-installer/ffmpeg'
import { createCanvas } from '@napi-rs/canvas'
import { momentAt } from '../../src/ui/artwork/cycle.ts'
import { paintGround } from '../../src/ui/artwork/backdrop.ts'
import { paintHead } from '../../src/ui/artwork/head.ts'
import { paintContour } from '../../src/ui/artwork/contour.ts'
import { lineOf } from '../../src/ui/artwork/paint.ts'
import { pad, sampleRate } from './pad.ts'

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

/** Raw RGBA frames of a figure that draws itself and fades, the last as dark as the first. */
function* draw(seed: number): Generator<Buffer> {
  const sheet = { width: film.width, height: film.height }
  const line = lineOf(seed, 'l2', 1.25)
  const ground = createCanvas(sheet.width, sheet.height)
  paintGround(ground.getContext('2d'), sheet, seed, 'l2')
  const trace = createCanvas(sheet.width, sheet.height)
  const frame = createCanvas(sheet.width, sheet.height)
  const canvas = frame.getContext('2d')
  let before = 0
  for (let i = 0; i < frames; i++) {
    const { drawn, light } = momentAt(i / frames)
    if (drawn > before) paintContour(trace.getContext('2d'), sheet, line, before, drawn)
    before = drawn
    canvas.globalCompositeOperation = 'source-over'
    canvas.drawImage(ground, 0, 0)
    canvas.globalCompositeOperation = 'lighter'
    canvas.globalAlpha = light
    canvas.drawImage(trace, 0, 0)
    canvas.globalAlpha = 1
    paintHead(canvas, sheet, line, drawn, light)
    yield frame.data()
  }
}

const inputs = [
  '-y -loglevel error -threads 1',
  `-f rawvideo -pix_fmt rgba -s ${film.width}x${film.height} -r ${film.fps} -i pipe:0`,
  `-f s16le -ar ${sampleRate} -ac 1 -i pipe:3`,
]

function outputOf(folder: string, rendition: RenditionSettings): readonly string[] {
  const { width, height, crf, maxKbit, init, segments, playlist } = rendition
  const { fps, segmentSeconds, audioKbit } = film
  const key = fps * segmentSeconds
  const fixed = [
    `-map 0:v -map 1:a -s ${width}x${height}`,
    `-c:v libx264 -preset veryfast -crf ${crf} -maxrate ${maxKbit}k -bufsize ${maxKbit * 2}k -pix_fmt yuv420p -profile:v main`,
    `-g ${key} -keyint_min ${key} -sc_threshold 0 -x264-params aq-mode=3:aq-strength=1.1`,
    `-c:a aac -b:a ${audioKbit}k -shortest -map_metadata -1 -fflags +bitexact`,
    `-f hls -hls_time ${segmentSeconds} -hls_playlist_type vod`,
    `-hls_segment_type fmp4 -hls_fmp4_init_filename ${init}`,
  ]
  return [...fixed.join(' ').split(' '), '-hls_segment_filename', join(folder, segments), join(folder, playlist)]
}

const options = (folder: string): readonly string[] => [
  ...inputs.join(' ').split(' '),
  ...renditions.flatMap((rendition) => outputOf(folder, rendition)),
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
export async function renderClip(folder: string, clip: number): Promise<void> {
  const encoder = spawn(ffmpeg.path, options(folder), { stdio: ['pipe', 'ignore', 'pipe', 'pipe'] })
  const [picture, , errors, sound] = encoder.stdio as unknown as readonly [Writable, null, Readable, Writable]
  let complaint = ''
  errors.on('data', (text: Buffer) => {
    complaint += text.toString()
  })
  const ended = once(encoder, 'close')
  await Promise.all([
    pipeline(Readable.from(draw(clip)), picture),
    pipeline(Readable.from([pad(clip, film.seconds)]), sound),
  ])
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`the encoder of clip ${clip} ended with code ${code}: ${complaint}`)
  const segments = await segmentsOf(folder)
  const duration = segments.reduce((sum, segment) => sum + segment.duration, 0)
  const { width, height } = film
  const description = { clip, seed: clip, playlist: 'index.m3u8', init: 'init.mp4', width, height, duration, segments }
  await writeFile(join(folder, 'clip.json'), JSON.stringify(description))
}
