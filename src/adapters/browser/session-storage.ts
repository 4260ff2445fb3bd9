import type { KeyValueStorage } from '@/application/device/key-value-storage'

/** sessionStorage, where there is any: what is stored ends with the tab. */
export class SessionKeyValueStorage implements KeyValueStorage {
  constructor(private readonly prefix = 'vesper.') {}

  read(key: string): string | null {
    try {
      return sessionStorage.getItem(this.prefix + key)
    } catch {
      return null
    }
  }

  write(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(this.prefix + key)
      else sessionStorage.setItem(this.prefix + key, value)
    } catch {
      // Nothing to do: the port promises to lose the entry quietly.
    }
  }
}
