import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { SeoGateway } from '@/application/seo/seo-gateway'
import type { ActorId } from '@/domain/ids'
import type { SeoText } from '@/domain/seo/seo-text'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { inEachLanguage } from '@/ui/guest/in-each-language'
import { Texts } from '@/ui/texts/texts'

/** Texts of a page besides its list: of its tag, or of an actor's videos. Pages may have none. */
@injectable('Transient')
export class SeoViewModel implements ViewModel {
  text: SeoText | null = null
  readonly #task = new Task()
  readonly #seo: SeoGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(SeoGateway) seo: SeoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#seo = seo
    this.#guest = guest
    this.#texts = texts
    makeAutoObservable(this, { text: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#task.cancel()
  }

  /** The text of a tag; `null`: the page has none. */
  showTag(tag: string | null): () => void {
    return this.show(async () => (tag === null ? null : ((await this.#seo.texts([tag]))[0]?.text ?? null)))
  }

  /** The text of the videos of an actor that have a tag. */
  showActor(actorId: ActorId, tagGroup: string): () => void {
    return this.show(() => this.#seo.actorContent(actorId, tagGroup))
  }

  private show(load: () => Promise<SeoText | null>): () => void {
    this.accept(null)
    return inEachLanguage(this.#guest, this.#texts, () => void this.#task.run(load, (text) => this.accept(text)))
  }

  private accept(text: SeoText | null): void {
    this.text = text
  }
}
