import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatsOf, readDescription, transportOf } from '@/adapters/server/video/sdp/description'
import { joinOffers } from '@/adapters/server/video/sdp/join-offers'

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\r\n`).join('')

const VIEWER_END = ['a=ice-ufrag:view', 'a=ice-pwd:viewerviewerviewerviewer', 'a=fingerprint:sha-256 AA:BB']
const SERVER_END = ['a=ice-ufrag:jans', 'a=ice-pwd:januserverjanusserverjan', 'a=fingerprint:sha-256 CC:DD']

/** As a browser offers to watch. `number`: under which it plays VP8. */
const viewer = (number = '96', ...more: readonly string[]): string =>
  lines(
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0 1',
    `m=video 9 UDP/TLS/RTP/SAVPF ${number} 97 102`,
    'c=IN IP4 0.0.0.0',
    ...VIEWER_END,
    'a=setup:actpass',
    'a=mid:0',
    'a=recvonly',
    'a=extmap:1 urn:ietf:params:rtp-hdrext:sdes:mid',
    `a=rtpmap:${number} VP8/90000`,
    `a=rtcp-fb:${number} nack`,
    `a=rtcp-fb:${number} nack pli`,
    `a=rtcp-fb:${number} transport-cc`,
    'a=rtpmap:97 rtx/90000',
    'a=fmtp:97 apt=96',
    'a=rtpmap:102 H264/90000',
    'a=fmtp:102 level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f',
    ...more,
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 0.0.0.0',
    ...VIEWER_END,
    'a=setup:actpass',
    'a=mid:1',
    'a=recvonly',
    'a=rtpmap:111 opus/48000/2',
  )

/** As Janus offers what is sent: sound first. */
const server = (...picture: readonly string[]): string =>
  lines(
    'v=0',
    'o=- 3 4 IN IP4 192.0.2.1',
    's=VideoRoom 1',
    't=0 0',
    'a=group:BUNDLE 0 1',
    'a=ice-lite',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 192.0.2.1',
    'a=sendonly',
    'a=mid:0',
    ...SERVER_END,
    'a=setup:actpass',
    'a=rtpmap:111 opus/48000/2',
    'a=ssrc:11 cname:janus',
    'a=candidate:1 1 udp 2015363327 192.0.2.1 40000 typ host',
    ...(picture.length > 0
      ? picture
      : ['m=video 9 UDP/TLS/RTP/SAVPF 96', 'a=rtpmap:96 VP8/90000', 'a=rtcp-fb:96 nack', 'a=rtcp-fb:96 nack pli']),
    'c=IN IP4 192.0.2.1',
    'a=sendonly',
    'a=mid:1',
    'a=ssrc:22 cname:janus',
    ...SERVER_END,
    'a=setup:actpass',
  )

describe('two offers that are joined', () => {
  it('answer the viewer in the order of their offer, with the ends of the server, and the server with those of the viewer', () => {
    const joined = joinOffers(viewer(), server())
    const [toViewer, toServer] = [readDescription(joined?.toViewer ?? ''), readDescription(joined?.toServer ?? '')]
    expect(toViewer?.sections.map(({ kind }) => kind)).toEqual(['video', 'audio'])
    expect(toServer?.sections.map(({ kind }) => kind)).toEqual(['audio', 'video'])
    expect(toViewer && transportOf(toViewer)).toEqual(SERVER_END)
    expect(toServer && transportOf(toServer)).toEqual(VIEWER_END)
    expect(joined?.toViewer).toContain('a=ice-lite')
    expect(joined?.toViewer.match(/a=sendonly/gu)).toHaveLength(2)
    expect(joined?.toServer.match(/a=recvonly/gu)).toHaveLength(2)
    expect(joined?.toViewer).toContain('a=setup:passive')
    expect(joined?.toServer).toContain('a=setup:active')
    // Names of sections differ at the two ends, so packets must not carry them.
    expect(joined?.toViewer).not.toContain('extmap')
    // What only one of them knows is not agreed on.
    expect(joined?.toViewer).not.toContain('transport-cc')
    expect(joined?.toViewer).toContain('a=rtcp-fb:96 nack pli')
  })

  it('use the numbers of the viewer, which differ by browser', () => {
    fc.assert(
      fc.property(fc.integer({ min: 103, max: 110 }), (number) => {
        const joined = joinOffers(viewer(String(number)), server())
        for (const side of [joined?.toViewer, joined?.toServer]) {
          const video = readDescription(side ?? '')?.sections.find(({ kind }) => kind === 'video')
          expect(video?.formats).toEqual([String(number)])
          expect(video && formatsOf(video).map(({ codec }) => codec)).toEqual(['VP8/90000'])
        }
      }),
    )
  })

  it('choose the variant of H.264 that is sent', () => {
    const other = ['a=rtpmap:103 H264/90000', 'a=fmtp:103 packetization-mode=0;profile-level-id=42e01f']
    const sent = [
      'm=video 9 UDP/TLS/RTP/SAVPF 120',
      'a=rtpmap:120 H264/90000',
      'a=fmtp:120 profile-level-id=42e01f;packetization-mode=1',
    ]
    const offer = viewer('96', ...other).replace('96 97 102', '96 97 103 102')
    expect(joinOffers(offer, server(...sent))?.toViewer).toContain('m=video 9 UDP/TLS/RTP/SAVPF 102')
  })

  it('are none where the viewer can play nothing of what is sent, or one of them is no offer', () => {
    const unknown = viewer().replaceAll('VP8', 'XYZ').replaceAll('opus', 'speex')
    expect(joinOffers(unknown, server())).toBeNull()
    expect(joinOffers(viewer().replaceAll(/a=fingerprint.*\r\n/gu, ''), server())).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(joinOffers(text, server())).toBeNull()
        expect(joinOffers(`v=0\r\n${text}`, server())).toBeNull()
      }),
    )
  })

  it('drop candidates that only the network of the viewer can resolve', () => {
    const names = [
      'a=candidate:1 1 udp 1 abc-def.local 5000 typ host',
      'a=candidate:2 1 udp 1 198.51.100.7 5001 typ srflx',
    ]
    const toServer = joinOffers(viewer('96', ...names), server())?.toServer ?? ''
    expect(toServer).not.toContain('.local')
    expect(toServer).toContain('198.51.100.7')
  })
})
