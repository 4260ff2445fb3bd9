import type { MediaCopy } from '@/application/chat/media-server'

/** Length of a part of a picture, s: a guest sees it that much later at least. */
export const PART_SECONDS = 0.5

/** Frames a second that are written where the picture is encoded again. */
const RATE = 30

/** The address at which a copy arrives, and the key that decrypts it. */
export interface CopyTarget {
  readonly host: string
  readonly videoPort: number
  readonly audioPort: number
  readonly key: string
}

type Sent = Pick<MediaCopy, 'video' | 'hasSound'>

/** Returns the description of the streams that ffmpeg receives (SDP). */
export function descriptionFor({ video, hasSound }: Sent, { host, videoPort, audioPort, key }: CopyTarget): string {
  const crypto = `a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:${key}`
  const format =
    video === 'vp8' ? ['a=rtpmap:96 VP8/90000'] : ['a=rtpmap:96 H264/90000', 'a=fmtp:96 packetization-mode=1']
  const lines = ['v=0', `o=- 0 0 IN IP4 ${host}`, 's=-', `c=IN IP4 ${host}`, 't=0 0']
  lines.push(`m=video ${videoPort} RTP/SAVP 96`, ...format, crypto)
  if (hasSound) lines.push(`m=audio ${audioPort} RTP/SAVP 97`, 'a=rtpmap:97 opus/48000/2', crypto)
  return lines.map((line) => `${line}\r\n`).join('')
}

/**
 * Returns arguments with which ffmpeg reads a description on the standard input and writes a
 * fragmented MP4 on the standard output. H.264 is only packed, VP8 encoded again, because not every
 * browser plays it from a playlist; sound becomes AAC for the same reason.
 */
export function packingArguments({ video, hasSound }: Sent): readonly string[] {
  const encoded = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-tune',
    'zerolatency',
    '-pix_fmt',
    'yuv420p',
    '-r',
    String(RATE),
    '-vf',
    'scale=trunc(iw/2)*2:trunc(ih/2)*2',
    '-crf',
    '24',
    '-maxrate',
    '2500k',
    '-bufsize',
    '2500k',
    '-sc_threshold',
    '0',
    '-force_key_frames',
    `expr:gte(t,n_forced*${PART_SECONDS})`,
  ]
  return [
    '-hide_banner',
    '-nostdin',
    '-loglevel',
    'error',
    '-protocol_whitelist',
    'pipe,udp,rtp',
    // Packets that arrive in another order are waited for, µs.
    '-fflags',
    'nobuffer',
    '-max_delay',
    '150000',
    '-analyzeduration',
    '5000000',
    '-probesize',
    '500000',
    '-fpsprobesize',
    '0',
    '-f',
    'sdp',
    '-i',
    'pipe:0',
    '-map',
    '0:v:0',
    ...(hasSound ? ['-map', '0:a:0'] : []),
    ...(video === 'h264' ? ['-c:v', 'copy'] : encoded),
    ...(hasSound ? ['-c:a', 'aac', '-b:a', '96k', '-ar', '48000', '-ac', '2', '-af', 'aresample=async=1'] : []),
    // Silence of one track holds the other one back for no longer than this, µs.
    '-max_interleave_delta',
    '300000',
    '-flush_packets',
    '1',
    '-f',
    'mp4',
    '-movflags',
    'frag_keyframe+empty_moov+default_base_moof',
    'pipe:1',
  ]
}
