import { createSocket } from 'node:dgram'
import * as z from 'zod/mini'
import type { JanusConnection, JanusFrame } from './janus-connection'
import { MediaUnavailable, type MediaCopy, type MediaForward } from '@/application/chat/media-server'

/** A sender in a room of the plugin. */
interface Feed {
  readonly room: number
  readonly id: number
}

const joined = z.object({
  streams: z.array(z.object({ type: z.string(), feed_mid: z.optional(z.string()), codec: z.optional(z.string()) })),
})

const forwarded = z.object({
  forwarders: z.array(z.object({ stream_id: z.number(), type: z.string(), local_rtcp_port: z.optional(z.number()) })),
})

/** AES-128 with HMAC-SHA1-80, as Janus names it. */
const SUITE = 80

/** Numbers of the formats in a copy. */
const PAYLOADS = { video: 96, audio: 97 } as const

/**
 * A request for a whole picture (PLI, RFC 4585); both sources are left open, because Janus knows
 * the picture.
 */
const PLI = Buffer.from([0x81, 206, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0])

const dataOf = (frame: JanusFrame): unknown => frame.plugindata?.data ?? {}

/** Returns the streams of a sender, looked up as a viewer who never begins to watch. */
async function streamsOf(janus: JanusConnection, { room, id }: Feed) {
  const handle = await janus.attach(() => undefined)
  try {
    const answer = await janus.message(handle, { request: 'join', ptype: 'subscriber', room, streams: [{ feed: id }] })
    const { streams } = joined.safeParse(dataOf(answer)).data ?? { streams: [] }
    const of = (kind: string, codecs: readonly string[]) =>
      streams.find(
        ({ type, codec = '', feed_mid: mid }) => type === kind && mid !== undefined && codecs.includes(codec),
      )
    return { video: of('video', ['vp8', 'h264']), audio: of('audio', ['opus']) }
  } finally {
    await janus.detach(handle).catch(() => undefined)
  }
}

/**
 * Makes the plugin send a copy of a sender's picture and sound; `null` if it sends no picture that
 * can be packed.
 */
export async function copyOf(
  janus: JanusConnection,
  control: number,
  feed: Feed,
  { host, videoPort, audioPort, key }: MediaForward,
  mediaHost: string,
): Promise<MediaCopy | null> {
  const { video, audio } = await streamsOf(janus, feed)
  if (video === undefined) return null
  // Set in the request itself: Janus 1.1 ignores it in a stream, and would send the copy
  // unencrypted.
  const encrypted = { srtp_suite: SUITE, srtp_crypto: key }
  const picture = { mid: video.feed_mid, port: videoPort, pt: PAYLOADS.video, rtcp_port: videoPort + 1 }
  const sound = audio === undefined ? [] : [{ mid: audio.feed_mid, port: audioPort, pt: PAYLOADS.audio }]
  const about = { room: feed.room, publisher_id: feed.id }
  const answer = await janus.message(control, {
    request: 'rtp_forward',
    ...about,
    host,
    ...encrypted,
    streams: [picture, ...sound],
  })
  const forwarders = forwarded.safeParse(dataOf(answer)).data?.forwarders ?? []
  if (forwarders.length === 0) throw new MediaUnavailable(`no copy: ${JSON.stringify(dataOf(answer)).slice(0, 200)}`)
  const feedback = forwarders.find(({ local_rtcp_port: port }) => port !== undefined && port !== 0)?.local_rtcp_port
  const socket = createSocket('udp4')
  // A request that is lost is repeated.
  socket.on('error', () => undefined)
  socket.unref()
  let isOver = false
  return {
    video: video.codec === 'h264' ? 'h264' : 'vp8',
    hasSound: audio !== undefined,
    requestWholePicture: () => {
      if (feedback !== undefined && !isOver) socket.send(PLI, feedback, mediaHost, () => undefined)
    },
    end: async () => {
      if (isOver) return
      isOver = true
      socket.close()
      for (const { stream_id: stream } of forwarders)
        await janus
          .message(control, { request: 'stop_rtp_forward', ...about, stream_id: stream })
          // It has ended with its sender, or with the connection to the media server.
          .catch(() => undefined)
    },
  }
}
