/** A box of an MP4 file (ISO/IEC 14496-12): its type and its content. */
export interface Box {
  readonly type: string
  readonly body: Buffer
}

const HEAD = 8

/** More than a part of any picture has, bytes: a program that writes such a box is not followed. */
const MAX_BOX = 16_777_216

/** The first box of some bytes; `null` where it is not complete. Throws where it can be none. */
export function firstBox(bytes: Buffer): (Box & { readonly size: number }) | null {
  if (bytes.length < HEAD) return null
  const size = bytes.readUInt32BE(0)
  if (size < HEAD || size > MAX_BOX) throw new Error(`A box of ${size} bytes`)
  if (bytes.length < size) return null
  return { type: bytes.toString('latin1', 4, HEAD), body: bytes.subarray(HEAD, size), size }
}

/** Returns all boxes in some bytes, which end with one. */
export function boxesIn(bytes: Buffer): readonly Box[] {
  const boxes: Box[] = []
  for (let rest = bytes; rest.length > 0;) {
    const box = firstBox(rest)
    if (box === null) throw new Error('A box is cut off')
    boxes.push(box)
    rest = rest.subarray(box.size)
  }
  return boxes
}

/** Returns the content of the first box at a path of types. Throws if there is none. */
export function bodyAt(bytes: Buffer, ...path: readonly string[]): Buffer {
  return path.reduce((within, type) => {
    const found = boxesIn(within).find((box) => box.type === type)
    if (found === undefined) throw new Error(`No box ${path.join('/')}`)
    return found.body
  }, bytes)
}
