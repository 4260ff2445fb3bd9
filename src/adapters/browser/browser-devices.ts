import type { Clock } from '@/application/device/clock'
import type { Connectivity } from '@/application/device/connectivity'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import type { Random } from '@/application/device/random'
import type { Viewport } from '@/application/device/viewport'
import { orientationOf } from '@/domain/navigation/orientation'

/** The clock of the machine. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now()
  }

  after(delay: number, work: () => void): () => void {
    const timer = setTimeout(work, delay)
    return () => clearTimeout(timer)
  }
}

/** Chance of the platform's own generator, so that ids cannot be guessed. */
export class CryptoRandom implements Random {
  next(): number {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
    return value / 2 ** 32
  }

  id(): string {
    // Faster where it is: a page that is not served securely, as in a house network, has none.
    const own: Partial<Crypto> = crypto
    if (own.randomUUID !== undefined) return own.randomUUID().replaceAll('-', '')
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}

/** localStorage, where there is any: private windows and full disks lose an entry, not the page. */
export class LocalKeyValueStorage implements KeyValueStorage {
  constructor(private readonly prefix = 'vesper.') {}

  read(key: string): string | null {
    try {
      return localStorage.getItem(this.prefix + key)
    } catch {
      return null
    }
  }

  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(this.prefix + key)
      else localStorage.setItem(this.prefix + key, value)
    } catch {
      // Nothing to do: the port promises to lose the entry quietly.
    }
  }
}

/** API-014. */
export class BrowserConnectivity implements Connectivity {
  isOnline(): boolean {
    return navigator.onLine
  }

  watch(listener: (online: boolean) => void): () => void {
    const online = () => listener(true)
    const offline = () => listener(false)
    addEventListener('online', online)
    addEventListener('offline', offline)
    return () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
    }
  }
}

/** NAV-082, NAV-097, NAV-098. */
export class BrowserViewport implements Viewport {
  size(): ReturnType<Viewport['size']> {
    return { width: innerWidth, height: innerHeight, orientation: orientationOf(innerWidth, innerHeight) }
  }

  watch(listener: () => void): () => void {
    addEventListener('resize', listener)
    return () => removeEventListener('resize', listener)
  }
}
