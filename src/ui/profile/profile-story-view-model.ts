import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { ProfileGateway } from '@/application/actors/profile-gateway'
import type { Interview } from '@/domain/actors/actor'
import type { TvLivestream } from '@/domain/actors/profile-parts'
import type { ActorId } from '@/domain/ids'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

interface Story {
  readonly interviews: readonly Interview[]
  readonly tv: TvLivestream | null
}

/** An actor's interviews and TV times (ACT-035, ACT-056); both are optional. */
@injectable('Transient')
export class ProfileStoryViewModel implements ViewModel {
  #actorId: ActorId | null = null
  readonly #story: Resource<Story>
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(ProfileGateway) profiles: ProfileGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.#story = new Resource(async () => {
      const actorId = this.#actorId
      if (actorId === null) return { interviews: [], tv: null }
      const [interviews, tv] = await Promise.all([profiles.interviews({ actorId }), profiles.tvLivestream(actorId)])
      return { interviews, tv }
    })
    makeAutoObservable(this)
  }

  start(): void {}

  dispose(): void {
    this.#story.clear()
  }

  show(actorId: ActorId): () => void {
    if (this.#actorId !== actorId) this.#story.clear()
    this.#actorId = actorId
    return reaction(
      () => [this.#guest.audience, this.#texts.language] as const,
      ([audience]) => {
        if (audience !== null) void this.#story.reload()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  get interviews(): readonly Interview[] {
    return this.#story.value?.interviews ?? []
  }

  get tv(): TvLivestream | null {
    return this.#story.value?.tv ?? null
  }
}
