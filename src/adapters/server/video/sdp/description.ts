/** A part of a description that concerns one picture or one sound. */
export interface Section {
  readonly kind: string
  /** The numbers of the formats on offer, from the first line. */
  readonly formats: readonly string[]
  /** All lines, the first one included. */
  readonly lines: readonly string[]
}

/** The fields of a session description (SDP, RFC 8866) that are read. */
export interface Description {
  readonly head: readonly string[]
  readonly sections: readonly Section[]
}

/** More than any browser has; a description that goes on for longer is not read. */
const MAX_SECTIONS = 8
const MAX_LINES = 1_000

const MEDIA = /^m=(?<kind>[a-z]{1,20}) \d{1,5} [A-Z/]{1,40}(?<formats>(?: [\w.-]{1,40})+)$/u

/** Reads a description; `null` where it is none. */
export function readDescription(text: string): Description | null {
  const lines = text.split(/\r?\n/u).filter((line) => line !== '')
  if (lines[0] !== 'v=0' || lines.length > MAX_LINES) return null
  if (!lines.every((line) => /^[a-z]=\P{Cc}*$/u.test(line))) return null
  const starts = lines.flatMap((line, at) => (line.startsWith('m=') ? [at] : []))
  if (starts.length === 0 || starts.length > MAX_SECTIONS) return null
  const sections: Section[] = []
  for (const [at, start] of starts.entries()) {
    const own = lines.slice(start, starts[at + 1])
    const groups = MEDIA.exec(own[0] ?? '')?.groups
    if (groups === undefined) return null
    sections.push({ kind: groups['kind'] ?? '', formats: (groups['formats'] ?? '').trim().split(' '), lines: own })
  }
  return { head: lines.slice(0, starts[0]), sections }
}

/** A description as it is sent. */
export const writeDescription = (lines: readonly string[]): string => lines.map((line) => `${line}\r\n`).join('')

/** The values of all attributes of a name. */
export const attributesOf = (lines: readonly string[], name: string): readonly string[] =>
  lines.flatMap((line) =>
    line === `a=${name}` ? [''] : line.startsWith(`a=${name}:`) ? [line.slice(name.length + 3)] : [],
  )

/**
 * Returns the lines by which one end of a connection is reached and recognized, which a section may
 * leave to the head.
 */
export function transportOf({ head, sections }: Description): readonly string[] | null {
  // All sections share one connection (BUNDLE), which is described with the first that describes
  // one.
  const first = sections.find(({ lines }) => attributesOf(lines, 'ice-ufrag').length > 0)?.lines ?? []
  const lines = ['ice-ufrag', 'ice-pwd', 'fingerprint'].flatMap((name) => {
    const value = attributesOf(first, name)[0] ?? attributesOf(head, name)[0]
    return value === undefined ? [] : [`a=${name}:${value}`]
  })
  return lines.length === 3 ? lines : null
}

/** A format: what it is called, its clock, and its parameters. */
export interface Format {
  readonly number: string
  readonly codec: string
  readonly parameters: string | null
  readonly feedback: readonly string[]
}

/** The formats of a section that carry sound or picture themselves, in the order of preference. */
export function formatsOf({ formats, lines }: Section): readonly Format[] {
  const after = (name: string, number: string): readonly string[] =>
    attributesOf(lines, name).flatMap((value) =>
      value.startsWith(`${number} `) ? [value.slice(number.length + 1)] : [],
    )
  return formats.flatMap((number) => {
    const codec = after('rtpmap', number)[0]
    if (codec === undefined || /^(?:rtx|red|ulpfec|flexfec-03|CN|telephone-event)\//iu.test(codec)) return []
    return [{ number, codec, parameters: after('fmtp', number)[0] ?? null, feedback: after('rtcp-fb', number) }]
  })
}
