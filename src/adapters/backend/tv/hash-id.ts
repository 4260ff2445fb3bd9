/** A name of a video that cannot be counted up: FNV-1a of its id, 8 hexadecimal digits. */
export function hashIdOf(id: string): string {
  let hash = 0x81_1c_9d_c5
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01_00_01_93)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
