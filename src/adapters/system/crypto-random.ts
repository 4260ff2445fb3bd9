import type { Random } from '@/application/device/random'

/** Chance of the platform's own generator, so that ids cannot be guessed. */
export class CryptoRandom implements Random {
  next(): number {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
    return value / 2 ** 32
  }

  id(): string {
    // Not `randomUUID`, which a page that is served over plain http, as in a home network, does not have.
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
