import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { subscribeTo } from '@/application/live/subscribe-to'
import { ARRIVAL_SHOWN_FOR, GESTURE_SHOWN_FOR, withArrival } from '@/domain/chat/arrivals'
import type { DeedGesture } from '@/domain/chat/tips'
import type { RoomLine } from '@/domain/chat/room-line'
import type { SentGift } from '@/domain/messenger/message'
import type { ChannelId, ChatId, GiftId } from '@/domain/ids'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { RoomSettings } from '@/ui/chat/base/room-settings'

/** A gift or a tip that has just arrived in the room; a tip has no gift. */
export interface Arrival {
  readonly id: string
  readonly giftId: GiftId | null
  /** Whole coins of a tip; `null`: a gift. */
  readonly coins: number | null
}

/** The guest's room, and which arrivals they want to see. */
interface Place {
  readonly chatId: () => ChatId | null
  readonly channelId: () => ChannelId | null
  readonly isHidden: (line: RoomLine) => boolean
}

/** Gifts and tips arriving in the room, each shown for two seconds; none in a quiet room. */
@injectable('Transient')
export class ArrivalsViewModel implements ViewModel {
  shown: readonly Arrival[] = []
  /** The gesture of the newest tip in the picture, or `null`. */
  gesture: DeedGesture | null = null
  #place: Place | null = null
  readonly #disposables = new Disposables()
  readonly #ofChat = new Disposables()
  readonly #ofGesture = new Disposables()

  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #settings: RoomSettings

  constructor(
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(RoomSettings) settings: RoomSettings,
  ) {
    this.#live = live
    this.#clock = clock
    this.#settings = settings
    makeAutoObservable(this, { shown: observableRef })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => this.#settings.isQuiet,
        () => this.clear(),
      ),
    )
    this.#disposables.add(
      subscribeTo(this.#live, {
        roomLine: ({ chatId, line }) => {
          const arrival = arrivalWith(line)
          if (arrival === null || chatId !== this.#place?.chatId() || this.#place.isHidden(line)) return
          this.arrive(arrival)
          if (line.tip?.gesture != null) this.perform(line.tip.gesture)
        },
        message: ({ channelId, message }) => {
          if (this.#place?.chatId() == null || channelId !== this.#place.channelId()) return
          for (const gift of message.gifts) this.arrive(arrivalOf(message.id, gift))
        },
      }),
    )
  }

  dispose(): void {
    this.clear()
    this.#place = null
    this.#disposables.dispose()
  }

  /** Follows the guest's room; each shows only its own items. Returns the function that stops. */
  follow(place: Place): () => void {
    this.#place = place
    return reaction(place.chatId, () => this.clear())
  }

  private arrive(arrival: Arrival): void {
    if (this.#settings.isQuiet) return
    if (this.shown.some(({ id }) => id === arrival.id)) return
    this.shown = withArrival(this.shown, arrival)
    this.#ofChat.add(
      this.#clock.after(ARRIVAL_SHOWN_FOR, () =>
        runInAction(() => (this.shown = this.shown.filter(({ id }) => id !== arrival.id))),
      ),
    )
  }

  /** A newer deed takes the place of one that is still shown. */
  private perform(gesture: DeedGesture): void {
    if (this.#settings.isQuiet) return
    this.#ofGesture.dispose()
    this.gesture = gesture
    this.#ofGesture.add(this.#clock.after(GESTURE_SHOWN_FOR, () => runInAction(() => (this.gesture = null))))
  }

  private clear(): void {
    this.#ofChat.dispose()
    this.#ofGesture.dispose()
    this.shown = []
    this.gesture = null
  }
}

/** Returns the gift of a line, or `null`. */
function arrivalWith({ id, tip, control }: RoomLine): Arrival | null {
  if (control !== null) return { id, giftId: control.giftId, coins: null }
  return tip === null ? null : { id, giftId: null, coins: tip.price }
}

const arrivalOf = (messageId: string, { giftId }: SentGift): Arrival => ({
  id: `${messageId} ${giftId}`,
  giftId,
  coins: null,
})
