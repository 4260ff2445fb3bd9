import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { CAPTION_LANGUAGE } from '@/domain/media/captions'

const KEY = 'captions'

/** The captions last chosen on this device, which the next video shows as well. */
@injectable()
export class CaptionChoice {
  constructor(@inject(KeyValueStorage) private readonly storage: KeyValueStorage) {}

  /** ISO 639-1; `null`: none are shown. An invalid stored value counts as none. */
  get language(): string | null {
    const stored = this.storage.read(KEY)
    return stored !== null && CAPTION_LANGUAGE.test(stored) ? stored : null
  }

  store(language: string | null): void {
    if (language !== this.language) this.storage.write(KEY, language)
  }
}
