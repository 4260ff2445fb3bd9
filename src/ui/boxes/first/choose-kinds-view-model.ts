import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { GuestGateway } from '@/application/guest/guest-gateway'
import type { GenderType } from '@/domain/actors/actor'
import { path } from '@/domain/routes/path'
import { readCamQuery, toggled, writeCamQuery } from '@/ui/actors/cams/cam-query'
import { Page } from '@/ui/base/page-service'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** Preferences of an account: the kinds and languages of actors it has chosen, separated by commas. */
export const CHOSEN = { types: 'shownTypes', languages: 'shownLanguages' } as const

/** The kinds and languages of actors that a new guest wants to see first. */
@injectable('Transient')
export class ChooseKindsViewModel implements ViewModel {
  types: readonly GenderType[] = []
  languages: readonly string[] = []
  readonly #gateway: Pick<GuestGateway, 'savePreferences'>
  readonly #guest: Pick<GuestViewModel, 'guest' | 'accept'>
  readonly #page: Pick<Page, 'goTo'>
  readonly #texts: Pick<Texts, 'language'>

  constructor(
    @inject(GuestGateway) gateway: Pick<GuestGateway, 'savePreferences'>,
    @inject(GuestViewModel) guest: Pick<GuestViewModel, 'guest' | 'accept'>,
    @inject(Page) page: Pick<Page, 'goTo'>,
    @inject(Texts) texts: Pick<Texts, 'language'>,
  ) {
    this.#gateway = gateway
    this.#guest = guest
    this.#page = page
    this.#texts = texts
    makeAutoObservable(this, { types: observableRef, languages: observableRef })
  }

  /** Begins with what the account has chosen before; invalid parts are left out. */
  start(): void {
    const { preferences = {} } = this.#guest.guest ?? {}
    const { genderTypes, languages } = readCamQuery(
      new URLSearchParams({
        type: preferences[CHOSEN.types] ?? '',
        language: preferences[CHOSEN.languages] ?? '',
      }),
    )
    this.types = genderTypes
    this.languages = languages
  }

  dispose(): void {}

  toggleType(type: GenderType): void {
    this.types = toggled(this.types, type)
  }

  toggleLanguage(language: string): void {
    this.languages = toggled(this.languages, language)
  }

  /** Opens the list of actors with the choice, and keeps it for a guest with an account (GUE-037). */
  show(): void {
    const { guest } = this.#guest
    if (guest?.isLoggedIn === true) {
      const change = { [CHOSEN.types]: this.types.join(','), [CHOSEN.languages]: this.languages.join(',') }
      this.#guest.accept({ ...guest, preferences: { ...guest.preferences, ...change } })
      this.#gateway.savePreferences(change).catch(otherwise())
    }
    const nothing = readCamQuery(new URLSearchParams())
    const query = writeCamQuery({ ...nothing, genderTypes: this.types, languages: this.languages })
    this.#page.goTo(path('cams', {}, this.#texts.language, query), 'same')
  }
}
