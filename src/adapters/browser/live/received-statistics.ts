import type { LiveQuality } from '@/application/chat/live-player'

/** What a browser counts of a picture it receives (RTCInboundRtpStreamStats), as much as is looked at. */
export interface Received {
  /** ms */
  readonly timestamp: number
  readonly bytes: number
  readonly frames: number
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number | null
  /** How long frames waited in all before they were shown, s, and how many did. */
  readonly buffered: number
  readonly emitted: number
  /** To the media server and back, s. */
  readonly roundTrip: number | null
}

const numberIn = (report: Readonly<Record<string, unknown>> | undefined, name: string): number | null => {
  const value = report?.[name]
  return typeof value === 'number' ? value : null
}

/** What is received at the moment; `null` where nothing is yet. */
export async function receivedBy(connection: Pick<RTCPeerConnection, 'getStats'>): Promise<Received | null> {
  const reports: Readonly<Record<string, unknown>>[] = []
  for (const report of (await connection.getStats()).values()) reports.push(report as Record<string, unknown>)
  const picture = reports.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'video')
  const path = reports.find(({ type, nominated, state }) => {
    return type === 'candidate-pair' && nominated === true && state === 'succeeded'
  })
  if (picture === undefined) return null
  return {
    timestamp: numberIn(picture, 'timestamp') ?? 0,
    bytes: numberIn(picture, 'bytesReceived') ?? 0,
    frames: numberIn(picture, 'framesReceived') ?? 0,
    width: numberIn(picture, 'frameWidth') ?? 0,
    height: numberIn(picture, 'frameHeight') ?? 0,
    framesPerSecond: numberIn(picture, 'framesPerSecond'),
    buffered: numberIn(picture, 'jitterBufferDelay') ?? 0,
    emitted: numberIn(picture, 'jitterBufferEmittedCount') ?? 0,
    roundTrip: numberIn(path, 'currentRoundTripTime'),
  }
}

/** How good the picture was between two readings. */
export function qualityBetween(before: Received | null, now: Received): LiveQuality {
  const passed = before === null ? 0 : now.timestamp - before.timestamp
  const emitted = now.emitted - (before?.emitted ?? 0)
  const buffered = now.buffered - (before?.buffered ?? 0)
  return {
    width: now.width,
    height: now.height,
    framesPerSecond: now.framesPerSecond,
    rate: before === null || passed <= 0 ? null : Math.round(((now.bytes - before.bytes) * 8) / passed),
    latency: emitted <= 0 ? null : Math.round((buffered / emitted + (now.roundTrip ?? 0) / 2) * 1_000),
  }
}
