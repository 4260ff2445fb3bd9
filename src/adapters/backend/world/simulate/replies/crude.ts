/**
 * Words to which an actor does not answer, stored as fingerprints (FNV-1a of the word in lower case
 * without accents), so that none of them is in the source of the product or in files for a browser.
 */
const whole: ReadonlySet<number> = new Set([
  0x0197_5c10, 0x01cc_d243, 0x06bd_23b8, 0x06ca_5a98, 0x16c4_9a07, 0x23cb_9c12, 0x3272_efda, 0x397f_0846, 0x5488_2378,
  0x5b8d_3118, 0x64e5_8a16, 0x6537_d094, 0x67b8_a41b, 0x67ff_4368, 0x6852_cc01, 0x718d_53ba, 0x7326_f837, 0x7330_4d12,
  0x73be_187b, 0x7596_5e0c, 0x7db1_2728, 0x8463_eaae, 0x9463_cabd, 0x9499_2637, 0x9e9f_d1fc, 0xa01b_13e7, 0xa401_6b11,
  0xab42_07bb, 0xd227_19e7, 0xd340_3bac, 0xd733_7605, 0xd95c_3b1f, 0xe60b_413d, 0xe6a1_8f3a, 0xf7c4_51c0,
])

/** Beginnings of such words. */
const beginnings: ReadonlySet<number> = new Set([
  0x0735_5e7b, 0x1afb_0c06, 0x6cd5_e87b, 0x72d3_549d, 0x8067_a613, 0x84f3_8734, 0x8b8a_ca44, 0x8e67_bc1d, 0x90d4_6806,
  0x91b8_87d3, 0x91e4_3548, 0xa1a1_0c16, 0xb99b_f986, 0xbf61_800f, 0xdba1_79d3, 0xe677_4d4a, 0xfd1b_18d1,
])

const START = 0x811c_9dc5
const PRIME = 0x0100_0193

/** Returns whether a text has one of these words, or one that begins like one. */
export const isCrude = (text: string): boolean =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(isCrudeWord)

function isCrudeWord(word: string): boolean {
  let print = START
  for (const byte of new TextEncoder().encode(word)) {
    print = Math.imul(print ^ byte, PRIME) >>> 0
    if (beginnings.has(print)) return true
  }
  return whole.has(print)
}
