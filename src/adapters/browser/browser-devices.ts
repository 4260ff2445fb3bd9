import { AGE_GATE_COOKIE, AGE_GATE_MAX_AGE } from '@/worker-protocol/age-gate-cookie'
import { AGE_GATE_KEY, AGE_GATE_PASSED } from '@/application/access/age-gate'
import type { Connectivity } from '@/application/device/connectivity'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import type { Viewport } from '@/application/device/viewport'
import { orientationOf } from '@/domain/navigation/orientation'

/** What a page without a script has stored: the answer to the age question. */
const cookieOf = (key: string): string | null =>
  key === AGE_GATE_KEY && document.cookie.split('; ').includes(`${AGE_GATE_COOKIE}=${AGE_GATE_PASSED}`)
    ? AGE_GATE_PASSED
    : null

/** localStorage, where there is any: private windows and full disks lose an entry, not the page. */
export class LocalKeyValueStorage implements KeyValueStorage {
  constructor(private readonly prefix = 'vesper.') {}

  read(key: string): string | null {
    try {
      return localStorage.getItem(this.prefix + key) ?? cookieOf(key)
    } catch {
      return null
    }
  }

  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(this.prefix + key)
      else localStorage.setItem(this.prefix + key, value)
      // The server renders a page with or without the age question.
      if (key === AGE_GATE_KEY && value !== null)
        document.cookie = `${AGE_GATE_COOKIE}=${value}; Max-Age=${AGE_GATE_MAX_AGE}; Path=/; SameSite=Lax`
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
