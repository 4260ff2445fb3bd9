import type { IndexKey } from '@/adapters/stores/store'

const NUMBER = 0x10
const TEXT = 0x20
const SIGN = 0x80

/**
 * Encodes an index entry as bytes that sort as `compareKeys` sorts entries: numbers before texts, a
 * shorter entry before one that continues it. Every part terminates itself, so the bytes of an
 * entry begin with the bytes of each of its prefixes.
 */
export function bytesOf(entry: IndexKey): Buffer {
  return Buffer.concat(entry.map((part) => (typeof part === 'number' ? numberBytes(part) : textBytes(part))))
}

/** Returns the first bytes after everything that begins with these: no part begins with 0xff. */
export function endOf(prefix: Buffer): Buffer {
  return Buffer.concat([prefix, Buffer.of(0xff)])
}

/**
 * Encodes sign and magnitude as one unsigned number: negative numbers are inverted, all others sort
 * above them.
 */
function numberBytes(value: number): Buffer {
  if (Number.isNaN(value)) throw new RangeError('An index entry must be a number')
  const bytes = Buffer.alloc(9)
  bytes[0] = NUMBER
  // Adding zero turns -0 into 0.
  bytes.writeDoubleBE(value + 0, 1)
  const isNegative = ((bytes[1] ?? 0) & SIGN) !== 0
  for (let at = 1; at < 9; at++) {
    const byte = bytes[at] ?? 0
    if (isNegative) bytes[at] = ~byte & 0xff
    else if (at === 1) bytes[at] = byte ^ SIGN
  }
  return bytes
}

/**
 * Encodes each UTF-16 unit by itself, as UTF-8 would, so that bytes sort as JavaScript strings do,
 * whatever they contain.
 */
function textBytes(text: string): Buffer {
  const bytes = [TEXT]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0) bytes.push(0x00, 0x01)
    else if (unit < 0x80) bytes.push(unit)
    else if (unit < 0x800) bytes.push(0xc0 | (unit >> 6), 0x80 | (unit & 0x3f))
    else bytes.push(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f))
  }
  bytes.push(0x00, 0x00)
  return Buffer.from(bytes)
}
