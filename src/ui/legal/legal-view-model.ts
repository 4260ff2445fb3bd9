import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { Configuration } from '@/application/configuration/configuration'
import { LegalGateway } from '@/application/legal/legal-gateway'
import { legalTextAddress, legalTextFile, type LegalText, type LegalTextType } from '@/domain/legal/legal-text'
import { blocksOf } from '@/domain/markup/blocks-of'
import { htmlOf } from '@/domain/markup/html-of'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { inEachLanguage } from '@/ui/guest/in-each-language'
import { saveFile } from '@/ui/kit/save-file'
import { Texts } from '@/ui/texts/texts'
import { sectionsOf, type LegalSections } from './legal-sections'

/** Number of versions that a page lists. */
const VERSIONS = 10

/** A legal text in the guest's language, and its earlier versions. */
@injectable('Transient')
export class LegalViewModel implements ViewModel {
  /** The version that counts first. */
  readonly versions: Resource<readonly LegalText[]>
  private type: LegalTextType = 'terms-of-service'
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #configuration: Configuration

  constructor(
    @inject(LegalGateway) legal: LegalGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(Configuration) configuration: Configuration,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.#configuration = configuration
    this.versions = new Resource(
      async () => (await legal.texts({ filter: { type: this.type }, first: VERSIONS, offset: 0 })).items,
    )
    makeAutoObservable(this)
  }

  /** The text by sections; `null` until known, or if there is none. */
  get sections(): LegalSections | null {
    const text = this.versions.value?.[0]
    return text === undefined ? null : sectionsOf(blocksOf(text.html))
  }

  start(): void {}

  dispose(): void {
    this.versions.clear()
  }

  show(type: LegalTextType): () => void {
    this.turnTo(type)
    return inEachLanguage(this.#guest, this.#texts, () => void this.versions.reload())
  }

  /** Returns the address for downloading a text, which needs no script. */
  fileAddress({ id }: LegalText): string {
    return `${this.#configuration.restUrl}${legalTextAddress(id)}`
  }

  /** Saves a text if there is no server to download it from. Returns whether it did. */
  saveHere(text: LegalText): boolean {
    if (this.#configuration.backend !== 'memory') return false
    const { name, content } = legalTextFile(text, htmlOf(blocksOf(text.html)))
    saveFile(name, 'text/html', content)
    return true
  }

  private turnTo(type: LegalTextType): void {
    this.type = type
    this.versions.clear()
  }
}
