import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { ShowGateway } from '@/application/shows/show-gateway'
import type { ActorId } from '@/domain/ids'
import { actAt, minutesLeft, phaseOf, type CamShow, type ShowAct } from '@/domain/shows/show'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** Interval at which the course is compared with the clock, ms. */
const LOOK_EVERY = 10_000

/** The shown state of a show's course. */
export interface ShownCourse {
  readonly show: CamShow
  /** The current act, numbered from 1, and the next; `null`: none announced, or it was the last. */
  readonly act: ShowAct | null
  readonly number: number
  readonly next: ShowAct | null
  readonly minutesLeft: number
  /** 0 to 1. */
  readonly share: number
}

/** The show that the guest sees in the room: its title and its progress. */
@injectable('Transient')
export class ShowCourseViewModel implements ViewModel {
  private show: CamShow | null = null
  private now: number
  readonly #looking = new Disposables()
  readonly #gateway: ShowGateway
  readonly #clock: Clock

  constructor(@inject(ShowGateway) gateway: ShowGateway, @inject(Clock) clock: Clock) {
    this.#gateway = gateway
    this.#clock = clock
    this.now = clock.now()
    makeAutoObservable<this, 'show'>(this, { show: observableRef })
  }

  start(): void {
    // Nothing to subscribe: a show is followed by `follow`.
  }

  dispose(): void {
    this.#looking.dispose()
  }

  /** `null`: the guest is in no show. */
  get course(): ShownCourse | null {
    const { show, now } = this
    if (show === null || phaseOf(show, now) !== 'running') return null
    const index = actAt(show, now)
    return {
      show,
      act: show.acts[index] ?? null,
      number: index + 1,
      next: show.acts[index + 1] ?? null,
      minutesLeft: minutesLeft(show, now),
      share: (now - show.start) / (show.end - show.start),
    }
  }

  /** Follows the show of the room's actor. Returns the function that stops. */
  follow(actorId: () => ActorId | null): () => void {
    return reaction(actorId, (id) => void this.enter(id), { fireImmediately: true })
  }

  /** Loads the show of the actor. On failure the room goes without a course. */
  private async enter(actorId: ActorId | null): Promise<void> {
    this.#looking.dispose()
    this.show = null
    if (actorId === null) return
    let isOver = false
    this.#looking.add(() => (isOver = true))
    const shows = await this.#gateway.ofActor(actorId).catch(otherwise([]))
    if (isOver) return
    runInAction(() => {
      this.now = this.#clock.now()
      this.show = shows.find((show) => phaseOf(show, this.now) === 'running') ?? null
    })
    if (this.show !== null) this.look()
  }

  private look(): void {
    const cancel = this.#clock.after(LOOK_EVERY, () => {
      runInAction(() => (this.now = this.#clock.now()))
      this.look()
    })
    this.#looking.dispose()
    this.#looking.add(cancel)
  }
}
