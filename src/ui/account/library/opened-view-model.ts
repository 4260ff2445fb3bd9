import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { FeedGateway } from '@/application/feed/feed-gateway'
import { MessageMediaGateway } from '@/application/messenger/message-media-gateway'
import type { FeedPost } from '@/domain/feed/post'
import { asId, type MessageId, type PostId } from '@/domain/ids'
import type { LibraryItem } from '@/domain/library/library'
import type { MessageMediaFile } from '@/domain/messenger/message-media'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'

/** The content shown of an item; `locked`: not visible now, as after a revoked proof of age. */
export type OpenedContent =
  | { readonly kind: 'post'; readonly post: FeedPost }
  | { readonly kind: 'file'; readonly file: MessageMediaFile }
  | { readonly kind: 'locked' }

const LOCKED: OpenedContent = { kind: 'locked' }

/** The open item of the library. Its addresses are granted now, and dropped when it is closed. */
@injectable('Transient')
export class OpenedViewModel implements ViewModel {
  item: LibraryItem | null = null
  content: OpenedContent | null = null
  readonly #task = new Task()
  readonly #feed: FeedGateway
  readonly #media: MessageMediaGateway

  constructor(@inject(FeedGateway) feed: FeedGateway, @inject(MessageMediaGateway) media: MessageMediaGateway) {
    this.#feed = feed
    this.#media = media
    makeAutoObservable(this, { item: observableRef, content: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#task.cancel()
  }

  get isFailed(): boolean {
    return this.#task.error !== null
  }

  async open(item: LibraryItem): Promise<void> {
    this.item = item
    this.content = null
    await this.#task.run(
      () => this.load(item),
      (content) => {
        this.content = content
      },
    )
  }

  async retry(): Promise<void> {
    if (this.item !== null) await this.open(this.item)
  }

  close(): void {
    this.#task.cancel()
    this.item = null
    this.content = null
  }

  private async load({ kind, subjectId }: LibraryItem): Promise<OpenedContent> {
    if (kind === 'post') {
      const post = await this.#feed.byId(asId<PostId>(subjectId))
      const hasMedia = (post?.clip?.sources.length ?? 0) + (post?.photos?.photos.length ?? 0) > 0
      return post !== null && hasMedia ? { kind: 'post', post } : LOCKED
    }
    const file = await this.#media.file(asId<MessageId>(subjectId))
    return file === null ? LOCKED : { kind: 'file', file }
  }
}
