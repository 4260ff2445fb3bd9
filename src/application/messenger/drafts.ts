import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { truncateText } from '@/domain/access/text'
import { MAX_MESSAGE_LENGTH } from '@/domain/messenger/message'

/** Unsent text of each conversation, stored on this device; survives a reload. */
@injectable()
export class Drafts {
  constructor(@inject(KeyValueStorage) private readonly storage: KeyValueStorage) {}

  of(channelId: string): string {
    return truncateText(this.storage.read(`draft.${channelId}`) ?? '', MAX_MESSAGE_LENGTH)
  }

  retain(channelId: string, text: string): void {
    this.storage.write(`draft.${channelId}`, text === '' ? null : text)
  }
}
