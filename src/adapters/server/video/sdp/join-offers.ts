import {
  attributesOf,
  formatsOf,
  readDescription,
  transportOf,
  writeDescription,
  type Description,
  type Format,
  type Section,
} from './description'

/** The answers to two offers that make one connection of them. */
export interface JoinedOffers {
  readonly toViewer: string
  readonly toServer: string
}

/**
 * Returns the parameters of H.264 that have to be the same at both ends: the packetization mode,
 * and the profile.
 */
function variantOf({ codec, parameters }: Format): string {
  if (!/^H264\//iu.test(codec)) return ''
  const mode = /(?:^|;\s*)packetization-mode=(\d)/u.exec(parameters ?? '')?.[1] ?? '0'
  const profile = /(?:^|;\s*)profile-level-id=([0-9a-f]{2})/iu.exec(parameters ?? '')?.[1] ?? '42'
  return `${mode} ${profile.toLowerCase()}`
}

/**
 * Returns the viewer's number for a format that the server sends; the nearest variant if none is
 * the same.
 */
function matchOf(viewer: Section, sent: Format): Format | undefined {
  const same = formatsOf(viewer).filter(({ codec }) => codec.toLowerCase() === sent.codec.toLowerCase())
  return same.find((each) => variantOf(each) === variantOf(sent)) ?? same[0]
}

/** Ways to report losses, used if both ends support them. */
const FEEDBACK = ['nack', 'nack pli', 'ccm fir']

const formatLines = ({ number, codec, parameters }: Format, feedback: readonly string[]): readonly string[] => [
  `a=rtpmap:${number} ${codec}`,
  ...(parameters === null ? [] : [`a=fmtp:${number} ${parameters}`]),
  ...feedback.map((each) => `a=rtcp-fb:${number} ${each}`),
]

const HEAD = ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0']

/** Names of hosts that only the viewer's own network can resolve are of no use to the server. */
const candidatesOf = ({ sections }: Description): readonly string[] => {
  const all = sections.flatMap(({ lines }) => attributesOf(lines, 'candidate'))
  return [...new Set(all)].filter((each) => !/ [\w-]+\.local /u.test(each)).map((each) => `a=candidate:${each}`)
}

const midOf = ({ lines }: Section): string => attributesOf(lines, 'mid')[0] ?? ''

interface Pair {
  readonly server: Section
  readonly viewer: Section
  readonly format: Format
  readonly sent: Format
}

/** Returns which section of the viewer receives each section of the server. */
function pairsOf(viewer: Description, server: Description): readonly Pair[] {
  const taken = new Set<Section>()
  return server.sections.flatMap((section): readonly Pair[] => {
    for (const sent of formatsOf(section))
      for (const each of viewer.sections) {
        if (each.kind !== section.kind || taken.has(each)) continue
        const format = matchOf(each, sent)
        if (format === undefined) continue
        taken.add(each)
        return [{ server: section, viewer: each, format, sent }]
      }
    return []
  })
}

const refusedSection = ({ kind, formats, lines }: Section): readonly string[] => [
  `m=${kind} 0 UDP/TLS/RTP/SAVPF ${formats[0] ?? '0'}`,
  'c=IN IP4 0.0.0.0',
  ...attributesOf(lines, 'mid').map((mid) => `a=mid:${mid}`),
  'a=inactive',
]

/**
 * Joins two offers: a viewer offers to watch (WHEP), and the media server, which knows the sent
 * formats, only ever offers itself. Each is answered with the other's offer. The numbers of formats
 * are the viewer's, and header extensions are left out, so that nothing has to be translated on the
 * way. Returns `null` if one of them is no usable offer, or the viewer can play no sent format.
 */
export function joinOffers(viewerOffer: string, serverOffer: string): JoinedOffers | null {
  const [viewer, server] = [readDescription(viewerOffer), readDescription(serverOffer)]
  const [viewerEnd, serverEnd] = [viewer && transportOf(viewer), server && transportOf(server)]
  if (!viewer || !server || !viewerEnd || !serverEnd) return null
  const pairs = pairsOf(viewer, server)
  if (pairs.length === 0) return null
  const common = ({ format, sent }: Pair): readonly string[] =>
    FEEDBACK.filter((each) => format.feedback.includes(each) && sent.feedback.includes(each))
  const toViewer = viewer.sections.flatMap((section) => {
    const pair = pairs.find((each) => each.viewer === section)
    if (pair === undefined) return refusedSection(section)
    const { number } = pair.format
    return [
      `m=${section.kind} 9 UDP/TLS/RTP/SAVPF ${number}`,
      'c=IN IP4 0.0.0.0',
      `a=mid:${midOf(section)}`,
      'a=sendonly',
      'a=rtcp-mux',
      ...serverEnd,
      'a=setup:passive',
      ...formatLines({ ...pair.sent, number }, common(pair)),
      ...pair.server.lines.filter((line) => /^a=(?:msid|ssrc|ssrc-group):/u.test(line)),
      ...(pair === pairs[0] ? [...candidatesOf(server), 'a=end-of-candidates'] : []),
    ]
  })
  const toServer = server.sections.flatMap((section) => {
    const pair = pairs.find((each) => each.server === section)
    if (pair === undefined) return refusedSection(section)
    const { number } = pair.format
    return [
      `m=${section.kind} 9 UDP/TLS/RTP/SAVPF ${number}`,
      'c=IN IP4 0.0.0.0',
      `a=mid:${midOf(section)}`,
      'a=recvonly',
      'a=rtcp-mux',
      ...viewerEnd,
      'a=setup:active',
      ...formatLines({ ...pair.sent, number }, common(pair)),
      ...(pair === pairs[0] ? candidatesOf(viewer) : []),
    ]
  })
  const bundle = (of: 'viewer' | 'server') => `a=group:BUNDLE ${pairs.map((pair) => midOf(pair[of])).join(' ')}`
  const lite = server.head.includes('a=ice-lite') ? ['a=ice-lite'] : []
  return {
    toViewer: writeDescription([...HEAD, bundle('viewer'), ...lite, 'a=msid-semantic: WMS *', ...toViewer]),
    toServer: writeDescription([...HEAD, bundle('server'), ...toServer]),
  }
}
