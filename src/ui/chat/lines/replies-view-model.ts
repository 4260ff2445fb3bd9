import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { isJsonObject, parseJson } from '@/domain/access/json'
import { excerptOf } from '@/domain/chat/quote'
import type { RoomLine } from '@/domain/chat/room-line'
import { asId, type ChatId, type RoomLineId } from '@/domain/ids'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

const KEY = 'chat.reply'

/** The part of a line that the composer shows. */
export type RepliedLine = Pick<RoomLine, 'id' | 'sender' | 'guestName' | 'text'>

/** The guest's chat, and the message being written in it. */
interface Place {
  readonly chatId: () => ChatId | null
  readonly draft: { replyTo: RoomLineId | null }
}

/** The line that the guest replies to, until sent or cancelled; stored with the draft. */
@injectable('Transient')
export class RepliesViewModel implements ViewModel {
  private chosen: RepliedLine | null = null
  #place: Place | null = null
  readonly #disposables = new Disposables()
  readonly #storage: KeyValueStorage

  constructor(@inject(KeyValueStorage) storage: KeyValueStorage) {
    this.#storage = storage
    makeAutoObservable<this, 'chosen'>(this, { chosen: observableRef })
  }

  start(): void {
    this.#disposables.add(() => (this.#place = null))
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** `null`: no reply. A refused message becomes a draft again, with the line it replies to. */
  get line(): RepliedLine | null {
    return this.chosen?.id === (this.#place?.draft.replyTo ?? null) ? this.chosen : null
  }

  /** Follows the current chat. Returns the function that stops. */
  follow(place: Place): () => void {
    this.#place = place
    const ends = [
      reaction(place.chatId, (chatId) => this.enter(chatId), { fireImmediately: true }),
      reaction(
        () => place.draft.replyTo,
        () => this.store(),
      ),
    ]
    return () => ends.forEach((end) => end())
  }

  reply({ id, sender, guestName, text }: RoomLine): void {
    if (this.#place === null) return
    this.chosen = { id, sender, guestName, text: excerptOf(text) }
    this.#place.draft.replyTo = id
  }

  cancel(): void {
    if (this.#place !== null) this.#place.draft.replyTo = null
  }

  private enter(chatId: ChatId | null): void {
    if (this.#place === null) return
    // The room is left, or not known yet after a reload: what is stored stays until another chat begins.
    this.chosen = chatId === null ? null : storedLine(this.#storage.read(KEY), chatId)
    this.#place.draft.replyTo = this.chosen?.id ?? null
  }

  private store(): void {
    const chatId = this.#place?.chatId() ?? null
    if (chatId === null) return
    this.#storage.write(KEY, this.line === null ? null : JSON.stringify({ chatId, line: this.line }))
  }
}

/** Returns the line stored in this chat; invalid text is no line. */
function storedLine(stored: string | null, chatId: ChatId): RepliedLine | null {
  const found = parseJson(stored ?? 'null')
  if (!isJsonObject(found) || found['chatId'] !== chatId || !isJsonObject(found['line'])) return null
  const { id, sender, guestName, text } = found['line']
  if (typeof id !== 'string' || typeof text !== 'string' || (sender !== 'guest' && sender !== 'actor')) return null
  return { id: asId<RoomLineId>(id), sender, guestName: typeof guestName === 'string' ? guestName : null, text }
}
