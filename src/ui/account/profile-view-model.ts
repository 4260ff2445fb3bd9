import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { GuestGateway, type ProfileRefusal } from '@/application/guest/guest-gateway'
import { cleanText } from '@/domain/access/text'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** Artworks to choose from: from gold around the colour wheel to teal. */
const AVATARS = [22, 37, 19, 15, 27, 14, 36, 40, 20, 4] as const

/** The guest's own profile and the changes to it (GUE-010, GUE-020). */
@injectable('Transient')
export class ProfileViewModel implements ViewModel {
  /** The value in the field; `null` until it is touched, so that it shows the current name. */
  draft: string | null = null
  refusal: ProfileRefusal | null = null
  /** The newly chosen artwork, until the platform has confirmed it. */
  wantedAvatar: number | null = null
  /** The artwork the guest had before their first choice, set from then on. */
  private firstAvatar: number | null = null
  readonly #disposables = new Disposables()

  readonly #gateway: GuestGateway
  readonly #session: GuestViewModel
  readonly #toasts: Toasts
  readonly #savingName: Task
  readonly #savingAvatar: Task

  constructor(
    @inject(GuestGateway) gateway: GuestGateway,
    @inject(GuestViewModel) session: GuestViewModel,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#session = session
    this.#toasts = toasts
    this.#savingName = new Task(toasts)
    this.#savingAvatar = new Task(toasts)
    makeAutoObservable(this)
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => this.#session.isLoggedIn,
        (isLoggedIn) => {
          // The counts of videos and favourites are not published as updates.
          if (isLoggedIn) void this.#session.refresh().catch(otherwise())
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get name(): string {
    return this.draft ?? this.#session.guest?.name ?? ''
  }

  get isNameChanged(): boolean {
    return this.name.trim() !== (this.#session.guest?.name ?? '')
  }

  get avatar(): number {
    return this.wantedAvatar ?? this.#session.guest?.avatar ?? 1
  }

  /** The offered artworks. The guest's own replaces the last one if it is not among them. */
  get avatars(): readonly number[] {
    const own = this.firstAvatar ?? this.avatar
    return AVATARS.some((seed) => seed === own) ? AVATARS : [own, ...AVATARS.slice(0, -1)]
  }

  get isSavingName(): boolean {
    return this.#savingName.isRunning
  }

  write(name: string): void {
    this.draft = name
    this.refusal = null
  }

  async saveName(): Promise<void> {
    if (!this.isNameChanged) return
    this.refusal = null
    const name = cleanText(this.name).trim()
    await this.#savingName.runOnce(
      () => this.#gateway.updateProfile({ name }),
      (result) => {
        if (!this.accept(result)) return
        this.draft = null
        this.#toasts.show('good', 'account.profile.nameSaved', { name })
      },
    )
  }

  async chooseAvatar(avatar: number): Promise<void> {
    if (this.wantedAvatar !== null || avatar === this.avatar) return
    this.firstAvatar ??= this.avatar
    this.wantedAvatar = avatar
    await this.#savingAvatar.run(
      () => this.#gateway.updateProfile({ avatar }),
      (result) => {
        if (this.accept(result)) this.#toasts.show('good', 'account.profile.avatarSaved')
      },
    )
    runInAction(() => {
      this.wantedAvatar = null
    })
  }

  private accept(result: Awaited<ReturnType<GuestGateway['updateProfile']>>): boolean {
    if (result.ok) this.#session.accept(result.guest)
    else this.refusal = result.reason
    return result.ok
  }
}
