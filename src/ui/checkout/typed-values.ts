import type { KeyValueStorage } from '@/application/device/key-value-storage'
import { isJsonObject, parseJson } from '@/domain/access/json'

const KEY = 'checkout.typed'

/** Never stored beyond the window: the next user of the device must not find it. */
const SECRET: ReadonlySet<string> = new Set(['password'])

/**
 * Values typed into the forms of this window. The forms share them, so that an address need not be
 * typed again from log-in to sign-up; all but passwords are stored until a form is accepted, so
 * that Escape loses nothing.
 */
export class TypedValues {
  readonly #values: Map<string, string>

  readonly #drafts: KeyValueStorage | null

  constructor(drafts: KeyValueStorage | null) {
    this.#drafts = drafts
    this.#values = new Map(storedIn(drafts))
  }

  get(name: string): string {
    return this.#values.get(name) ?? ''
  }

  set(name: string, value: string): void {
    this.#values.set(name, value)
    const lasting = [...this.#values].filter(([key]) => !SECRET.has(key))
    this.#drafts?.write(KEY, JSON.stringify(Object.fromEntries(lasting)))
  }

  /** Clears the stored input after a form was accepted. */
  forget(): void {
    this.#drafts?.write(KEY, null)
  }
}

function storedIn(drafts: KeyValueStorage | null): readonly (readonly [string, string])[] {
  const stored = parseJson(drafts?.read(KEY) ?? '')
  if (!isJsonObject(stored)) return []
  return Object.entries(stored).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}
